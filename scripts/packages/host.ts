import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rspack, type Stats } from '@rspack/core'
import { readDevelopment } from 'federation/build/development.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { build } from '../build.ts'
import { problemsOf, Unbuilt } from '../development/build-problems.ts'
import { foldersOf } from '../development/layout.ts'
import { localOf, STYLES } from '../development/local.ts'
import { ABOUT_HOST, PACKED_HOST, type PackedHost } from '../development/packed-host.ts'

/**
 * Builds the host for whoever develops a remote and has none of the host's sources (decision 0115).
 * @param root of the repository @param to folder of the package that it is packed in
 */
export async function packHost(root: string, to: string): Promise<void> {
  const dir = join(root, HOST_NAME)
  const out = join(to, PACKED_HOST)
  const { config, styles, declaration, entry } = await readDevelopment(dir, out)
  // Of no use without the sources, and most of the bytes.
  const compiler = rspack({ ...config, devtool: false })
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, made) => (made ? resolve(made) : reject(error))),
  )
  const problems = problemsOf(foldersOf(root), HOST_NAME, stats)
  const at = entry(stats)
  await new Promise<void>(resolve => compiler.close(() => resolve()))
  if (problems.length > 0) throw new Unbuilt(problems)
  const sheet = await styles()
  if (sheet) await writeFile(join(out, STYLES), sheet.code)
  const { page, requires } = localOf(HOST_NAME, declaration, at, sheet?.code ?? null, out)
  await build([HOST_NAME])
  const { release }: ReleaseManifest = JSON.parse(await readFile(join(dir, 'dist/manifest.json'), 'utf8'))
  const about: PackedHost = { release, page, requires }
  await mkdir(out, { recursive: true })
  await writeFile(join(out, ABOUT_HOST), JSON.stringify(about))
  await withoutPlaces(root, out)
}

/** Development builds name the files that their components are in, by where they lay on the machine that packs. */
async function withoutPlaces(root: string, out: string): Promise<void> {
  for await (const path of glob('web/*.js', { cwd: out })) {
    const file = join(out, path)
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(`${root}/`, ''))
  }
}
