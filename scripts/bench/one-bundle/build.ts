// The same sources as one application, only to be measured beside the composed shop (`npm run bench -- --one-bundle`): all remotes in the
// host's bundle, split by page, shared code once. Nobody releases it.
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import { readChunks } from '../../../federation/build/chunks.ts'
import { compile } from '../../../federation/build/compile.ts'
import { federationConfig } from '../../../federation/build/config.ts'
import { buildStyles } from '../../../federation/build/css.ts'
import { classPrefix, type Folder, readFolder, type Target } from '../../../federation/build/folder.ts'
import { readRevision } from '../../../federation/build/git.ts'
import { hashFiles, nameRelease } from '../../../federation/build/manifest.ts'
import { buildWorker } from '../../../federation/build/worker.ts'
import { RELEASABLES } from '../../releasables.ts'

const ROOT = join(import.meta.dirname, '../../..')
const own = (file: string) => join(import.meta.dirname, file)

/** Of each target the one module that it must have for the host's own. */
const IN_PLACE = { web: 'learn-integrity.ts', node: 'own-composition.ts' } as const

/** @param out folder for the release */
export async function buildOneBundle(out: string): Promise<void> {
  await rm(out, { recursive: true, force: true })
  const [host, ...remotes] = RELEASABLES.map(name => readFolder(join(ROOT, name)))
  if (!host) throw new Error('there is no host')
  const css: Record<string, string> = {}
  for (const folder of [host, ...remotes]) {
    const [sheet] = await buildStyles(folder, out)
    if (!sheet) throw new Error(`${folder.name} has no stylesheet`)
    css[folder.name] = sheet
  }
  const build = async (target: Target) => {
    const { groups, modules } = await compile(oneBundleConfig({ target, host, remotes, out, css }))
    const federated = modules.find(path => path.includes('/@module-federation/'))
    if (federated) throw new Error(`Module Federation is in the bundle: ${federated}`)
    const instead = own(IN_PLACE[target])
    if (!modules.includes(instead)) throw new Error(`${instead} takes nothing's place`)
    return readChunks(groups, target)
  }
  const web = await build('web')
  const node = await build('node')
  await buildWorker(host, out)
  const manifest = nameRelease({
    name: host.name,
    kind: 'host',
    requires: `^${CONTRACT_VERSION}`,
    provides: CONTRACT_VERSION,
    git: await readRevision(host.dir),
    paths: {},
    slots: {},
    entries: { web: web.entry, node: node.entry },
    css: Object.values(css),
    initial: web.initial,
    chunks: web.chunks,
    files: await hashFiles(out),
    shared: {},
  })
  await writeFile(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

interface Bundle {
  target: Target
  host: Folder
  remotes: readonly Folder[]
  out: string
  /** Stylesheets by folder, below the release. */
  css: Readonly<Record<string, string>>
}

/** The host's own configuration, without what makes a composition of it. */
function oneBundleConfig({ target, host, remotes, out, css }: Bundle): Configuration {
  const release = federationConfig(host, target, [])
  return {
    ...release,
    name: `one bundle ${target}`,
    entry: { entry: own(`entry.${target}.tsx`) },
    output: { ...release.output, path: join(out, target) },
    module: {
      rules: [
        ...(release.module?.rules ?? []),
        ...remotes.map(({ dir, name }) => ({
          include: join(dir, '/'),
          test: /\.tsx?$/,
          loader: own('name-chunks.ts'),
          options: { prefix: classPrefix(name) },
          enforce: 'pre' as const,
        })),
      ],
    },
    plugins: [
      inPlaceOf('learn-integrity.ts', 'browser/page-areas.ts', IN_PLACE.web),
      inPlaceOf('release/composition.ts', 'server/body.tsx', IN_PLACE.node),
      new rspack.DefinePlugin({ ONE_BUNDLE_STYLES: JSON.stringify(css) }),
    ],
  }
}

/** @param of end of a module's name @param importer the one file of the host for which another takes its place */
const inPlaceOf = (of: string, importer: string, file: string) =>
  new rspack.NormalModuleReplacementPlugin(new RegExp(`/${of.replace('.', '\\.')}$`), data => {
    if (data.contextInfo.issuer === join(ROOT, 'host-shell', importer)) data.request = own(file)
  })
