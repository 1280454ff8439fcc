import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inputsOf } from '../../scripts/inputs.ts'
import { run } from '../../scripts/process.ts'
import { type Edit, editIn } from './edit.ts'
import { ROOT } from './shop.ts'

/** Changed releases that tests had built, by their sources. */
const BUILDS = join(ROOT, '.cache', 'e2e-builds')

const isSource = (path: string) => !/\/(?:node_modules|dist|\.cache)(?:\/|$)/.test(path.slice(ROOT.length))

/** What a feature team has: one remote copied alone beside shared-contracts and federation, nothing else of the repository. */
export interface RemoteCopy {
  /** Folder of the copied remote. */
  dir: string
  edit: Edit
  /** Builds what was edited, or takes what the same sources were built to before. @returns folder of the built release */
  build(): Promise<string>
  remove(): Promise<void>
}

export async function copyAlone(name: string): Promise<RemoteCopy> {
  const root = await mkdtemp(join(tmpdir(), 'arcade-alone-'))
  for (const folder of [name, 'shared-contracts', 'federation']) {
    await cp(join(ROOT, folder), join(root, folder), { recursive: true, filter: isSource })
  }
  await cp(join(ROOT, 'package-lock.json'), join(root, 'package-lock.json'))
  await linkPackages(root, name)
  const dir = join(root, name)
  return {
    dir,
    edit: editIn(dir),
    async build() {
      const kept = join(BUILDS, `${name}-${inputsOf(root, name).slice(0, 16)}`)
      const dist = join(dir, 'dist')
      if (existsSync(kept)) await cp(kept, dist, { recursive: true })
      else {
        await run('node', ['../federation/build/cli.ts', '.'], { cwd: dir, label: `build of ${name}` })
        await keep(dist, kept)
      }
      return dist
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

/** Copied aside and renamed: the two workers may build the same release at once. */
async function keep(dist: string, to: string): Promise<void> {
  const aside = `${to}.${randomUUID()}`
  await cp(dist, aside, { recursive: true })
  await rename(aside, to).catch(() => rm(aside, { recursive: true }))
}

/** Third-party packages come from the checkout; of the workspaces only the two that a remote may lean on. */
async function linkPackages(root: string, name: string): Promise<void> {
  const from = join(ROOT, 'node_modules')
  const to = join(root, 'node_modules')
  await mkdir(to)
  const workspaces = new Set(await workspaceNames())
  for (const entry of await readdir(from)) {
    if (!workspaces.has(entry)) await symlink(join(from, entry), join(to, entry))
  }
  for (const own of ['shared-contracts', 'federation', name]) await symlink(join(root, own), join(to, own))
}

async function workspaceNames(): Promise<string[]> {
  return (JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] })
    .workspaces
}
