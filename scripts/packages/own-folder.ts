import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../process.ts'
import { installTarballs } from './install.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** A generated repository of one remote, outside of this one, with the packages installed that it is given. */
export interface OwnFolder {
  dir: string
  remove(): Promise<void>
}

/** @param plan name, paths and slots, as `npm run new-remote` takes them */
export async function openOwnFolder(...plan: string[]): Promise<OwnFolder> {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'arcade-own-')))
  const dir = join(home, 'any-name')
  await run('node', ['scripts/new-remote.ts', ...plan, '--own-repository', dir], { cwd: ROOT })
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8'))
  const tarballs = Object.entries<string>({ ...dependencies, ...devDependencies })
    .filter(([, version]) => version.startsWith('file:'))
    .map(([name, version]) => [name, join(dir, version.slice('file:'.length))])
  await installTarballs(dir, Object.fromEntries(tarballs))
  return { dir, remove: () => rm(home, { recursive: true, force: true }) }
}
