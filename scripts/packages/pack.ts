import { chmod, copyFile, cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from 'server-kit/make-folder.ts'
import { run } from '../process.ts'
import { emit, NOT_PACKED } from './emit.ts'
import { packHost } from './host.ts'
import { packageJson } from './package-json.ts'
import { PUBLISHED, PUBLISHED_FOLDERS, type Published, type PublishedFolder } from './published.ts'
import { withoutHelper, withoutSources, withPublishedNames } from './specifiers.ts'
import { openStaging } from './staging.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/**
 * Builds what other repositories install and packs it: `<name>-<version>.tgz`, as npm names them.
 * @param out folder that gets the tarballs, made where there is none
 * @returns package name → file name of its tarball
 */
export async function packAll(out: string): Promise<Record<string, string>> {
  await makeFolder(out)
  const staging = await openStaging(out)
  try {
    const emitted = join(staging, 'emitted')
    await emit(ROOT, emitted)
    const folders = await Promise.all(PUBLISHED_FOLDERS.map(folder => stage(folder, emitted, staging)))
    await run('npm', ['pack', ...folders, '--pack-destination', out, '--ignore-scripts', '--silent'], {
      label: 'npm pack',
    })
    return Object.fromEntries(PUBLISHED_FOLDERS.map(folder => [PUBLISHED[folder].name, tarballOf(folder)]))
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** Made anew for the package, or of no use to it. */
const NO_ASSET = /(?:^|\/)package\.json$|\.snapshot\.txt$/

const tarballOf = (folder: PublishedFolder): string => {
  const { name, version } = PUBLISHED[folder]
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
}

/** @returns the folder that is packed */
async function stage(folder: PublishedFolder, emitted: string, staging: string): Promise<string> {
  const { bin = {}, files = ['.'] }: Published = PUBLISHED[folder]
  const to = join(staging, folder)
  await cp(join(emitted, folder), to, { recursive: true })
  for await (const path of glob('**/*.{js,d.ts}', { cwd: to })) {
    const file = join(to, path)
    const text = withPublishedNames(withoutHelper(await readFile(file, 'utf8')))
    await writeFile(file, path.endsWith('.d.ts') ? withoutSources(text) : text)
  }
  const source = join(ROOT, folder)
  const exclude = [...NOT_PACKED, '**/node_modules', '**/dist', '**/.*']
  for (const below of files)
    for await (const path of glob(join(below, '**/*.{css,js,json,md,txt}'), { cwd: source, exclude })) {
      if (NO_ASSET.test(path)) continue
      await mkdir(dirname(join(to, path)), { recursive: true })
      await copyFile(join(source, path), join(to, path))
    }
  if (folder === 'scripts') await packHost(ROOT, to)
  for (const path of Object.values(bin)) {
    const file = join(to, path)
    await writeFile(file, `#!/usr/bin/env node\n${await readFile(file, 'utf8')}`)
    await chmod(file, 0o755)
  }
  await copyFile(join(ROOT, 'LICENSE'), join(to, 'LICENSE'))
  await writeFile(join(to, 'package.json'), `${JSON.stringify(packageJson(ROOT, folder, to), null, 2)}\n`)
  return to
}
