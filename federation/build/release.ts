import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import { pagesOf, readChunks } from './chunks.ts'
import { compile } from './compile.ts'
import { federationConfig } from './config.ts'
import { buildStyles } from './css.ts'
import { readDeclaration } from './declaration.ts'
import { declaredBy } from './declared.ts'
import { type Folder, readFolder, type Target } from './folder.ts'
import { readRevision } from './git.ts'
import { guardReact } from './guard-react.ts'
import {
  guardChunkNames,
  guardEntrySize,
  guardProvided,
  guardRuntimeCopies,
  guardSharedCopies,
} from './guards.ts'
import { buildInspector } from './inspector.ts'
import { hashFiles, nameRelease } from './manifest.ts'
import { readShared } from './shared.ts'
import { completeForOthers } from './stock.ts'
import { guardTexts } from './texts.ts'
import { buildWorker } from './worker.ts'

/**
 * Builds a host or a remote into `<dir>/dist`: `web/`, `node/` and `manifest.json`, ready to be published. A build that fails leaves no `dist`.
 * @throws with a message for the remote's author when the build or one of its guards fails
 */
export async function buildRelease(path: string): Promise<ReleaseManifest> {
  const folder = readFolder(path)
  const out = join(folder.dir, 'dist')
  const remove = () => rm(out, { recursive: true, force: true })
  await remove()
  try {
    return await buildInto(out, folder)
  } catch (error) {
    // Neither the release before nor half of this one: whoever publishes what lies here would not know.
    await remove()
    throw error
  }
}

async function buildInto(out: string, folder: Folder): Promise<ReleaseManifest> {
  const declaration = await readDeclaration(folder)
  const declared = await declaredBy(folder, declaration)
  if (folder.kind === 'remote') await guardTexts(folder)
  const shared = await readShared(folder, declaration.requires)
  const css = await buildStyles(folder, out)

  const build = async (target: Target) => {
    const { groups, parents, modules } = await compile(federationConfig(folder, target, shared))
    guardRuntimeCopies(modules)
    const built = readChunks(groups, target)
    if (folder.kind === 'host') guardProvided(folder.name, modules)
    else {
      guardSharedCopies(modules)
      guardChunkNames(folder, declaration, built)
    }
    return { ...built, ofPages: pagesOf(parents, new Set(Object.values(declaration.paths))) }
  }
  const web = await build('web')
  const node = await build('node')
  await buildWorker(folder, out)
  await buildInspector(folder, out)
  await completeForOthers(folder, out, css)
  if (folder.kind === 'remote') {
    guardEntrySize(folder.name, await readFile(join(out, web.entry)))
    guardReact(folder.name, await scriptsIn(join(out, 'web')))
  }

  const manifest = nameRelease({
    name: folder.name,
    kind: folder.kind,
    requires: declaration.requires,
    ...(folder.kind === 'host' ? { provides: CONTRACT_VERSION } : {}),
    git: await readRevision(folder.dir),
    ...declared,
    entries: { web: web.entry, node: node.entry },
    css,
    initial: web.initial,
    chunks: web.chunks,
    ...(folder.kind === 'remote' && { ofPages: web.ofPages }),
    files: await hashFiles(out),
    shared: Object.fromEntries(shared.map(m => [m.request, folder.kind === 'host' ? m.version : m.range])),
  })
  await writeFile(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

async function scriptsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.js'))
  return Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
}
