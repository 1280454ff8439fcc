import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Edit, editIn } from './edit.ts'
import { ROOT } from './shop.ts'

/** A copy of the whole repository that tests may write to. */
export interface RepositoryCopy {
  dir: string
  edit: Edit
  remove(): Promise<void>
}

const LEFT_OUT = /^(?:node_modules|\.git|\.cache|\.data|dist)$/

export async function copyRepository(): Promise<RepositoryCopy> {
  const dir = await mkdtemp(join(tmpdir(), 'arcade-copy-'))
  const kept = (path: string) =>
    !path
      .slice(ROOT.length)
      .split('/')
      .some(part => LEFT_OUT.test(part))
  await cp(ROOT, dir, { recursive: true, filter: kept })
  const { workspaces } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  await linkPackages(dir, workspaces)
  return {
    dir,
    edit: editIn(dir),
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}

/** Third-party packages are the checkout's; the workspaces are the copy's own. */
async function linkPackages(dir: string, workspaces: string[]): Promise<void> {
  const from = join(ROOT, 'node_modules')
  const to = join(dir, 'node_modules')
  await mkdir(to)
  for (const entry of await readdir(from)) {
    const own = workspaces.includes(entry)
    await symlink(own ? join(dir, entry) : join(from, entry), join(to, entry))
  }
  // npm keeps a package below the workspace that wants another version of it.
  for (const workspace of workspaces) {
    const own = join(ROOT, workspace, 'node_modules')
    if (existsSync(own)) await symlink(own, join(dir, workspace, 'node_modules'))
  }
}
