import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { declaredIn } from './declaration.ts'
import { declaredBy } from './declared.ts'
import { classPrefix } from './folder.ts'
import { readRevision } from './git.ts'
import { hashFiles, nameRelease } from './manifest.ts'
import { stockParts } from './stock-manifest.ts'
import { foreignStyles } from './style-guard.ts'
import { guardTexts } from './texts.ts'

/** Sent to nobody: maps, and what the plugins write for other tools. */
const NO_FILE = /\.map$|(?:^|\/)(?:mf-stats\.json|manifest\.json|@mf-types.*)$/

/** A remote's entry for the server; more than one name, as the plugins have several. */
const NODE_ENTRIES = ['node/remoteEntry.mjs', 'node/remoteEntry.js', 'node/remoteEntry.cjs']

/** Stands where there is no node build: a release has a node entry, which nobody runs then. */
const NO_NODE = 'node/none.mjs'

/**
 * Makes a release of what an official plugin of Module Federation has built: writes `manifest.json` beside `mf-manifest.json`.
 * The build exposes the contract's module as `./remote`, as ES modules. A build of it for Node.js may lie in `node/`, with an entry
 * called `remoteEntry`; without one the browser alone draws the remote.
 * @param path folder of the build
 * @param file exports `declaration`, as a remote's `declaration.ts` does; `checks.ts` and `messages/` are looked for beside it
 * @throws with a message for the remote's author when the build does not fit
 */
export async function adoptRelease(path: string, file: string): Promise<ReleaseManifest> {
  const out = resolve(path)
  const declaration = await declaredIn(resolve(file))
  const { name, requires } = declaration
  const folder = { dir: dirname(resolve(file)), name }
  const declared = await declaredBy(folder, declaration)
  await guardTexts(folder)
  const described = join(out, 'mf-manifest.json')
  if (!existsSync(described))
    throw new Error(`${out} has no mf-manifest.json: it is written by the plugin's \`manifest: true\``)
  const { entry, css, shared } = stockParts(await readFile(described, 'utf8'))
  for (const sheet of css) {
    const foreign = foreignStyles(await readFile(join(out, sheet)), classPrefix(name))
    if (foreign.length > 0) throw new Error(`${sheet}: ${foreign.join('; ')}`)
  }
  const node = NODE_ENTRIES.find(one => existsSync(join(out, one)))
  if (node === undefined) {
    await mkdir(join(out, 'node'), { recursive: true })
    await writeFile(join(out, NO_NODE), '')
  } else if (node.endsWith('.js') && !existsSync(join(out, 'node/package.json'))) {
    // What the plugins build for Node.js is CommonJS unless told otherwise; a release's files are ES modules.
    await writeFile(join(out, 'node/package.json'), '{"type":"commonjs"}')
  }
  const files = Object.entries(await hashFiles(out)).filter(([one]) => !NO_FILE.test(one))
  const manifest = nameRelease({
    name,
    kind: 'remote',
    requires,
    git: await readRevision(folder.dir),
    ...declared,
    entries: { web: entry, node: node ?? NO_NODE },
    ...(node === undefined && { browserOnly: true }),
    css,
    initial: [],
    chunks: {},
    files: Object.fromEntries(files),
    shared,
  })
  await writeFile(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}
