import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/process.ts'
import { type Edit, editIn } from './edit.ts'
import { ROOT } from './shop.ts'

const kept = (path: string) => !/\/(?:node_modules|dist|\.cache)(?:\/|$)/.test(path.slice(ROOT.length))

/** A feature team's desk: one remote copied alone beside shared-contracts and federation, nothing else of the repository. */
export interface Desk {
  /** Folder of the copied remote. */
  dir: string
  edit: Edit
  /** @returns the folder of the built release */
  build(): Promise<string>
  remove(): Promise<void>
}

export async function copyAlone(name: string): Promise<Desk> {
  const root = await mkdtemp(join(tmpdir(), 'arcade-desk-'))
  for (const folder of [name, 'shared-contracts', 'federation']) {
    await cp(join(ROOT, folder), join(root, folder), { recursive: true, filter: kept })
  }
  await linkPackages(root, name)
  const dir = join(root, name)
  return {
    dir,
    edit: editIn(dir),
    async build() {
      await run('node', ['../federation/build/cli.ts', '.'], { cwd: dir, label: `build of ${name}` })
      return join(dir, 'dist')
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
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
