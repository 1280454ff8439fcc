import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../process.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/**
 * Installs packed packages into a folder as npm does, without asking a registry: what they need of others is this repository's own.
 * @param tarballs package name → path of its tarball
 */
export async function installTarballs(folder: string, tarballs: Record<string, string>): Promise<void> {
  const modules = join(folder, 'node_modules')
  await mkdir(modules, { recursive: true })
  const entries = await readdir(join(ROOT, 'node_modules'), { withFileTypes: true })
  // Links are the workspaces.
  for (const { name } of entries.filter(entry => !entry.isSymbolicLink()))
    await symlink(join(ROOT, 'node_modules', name), join(modules, name))
  for (const [name, tarball] of Object.entries(tarballs)) {
    await mkdir(join(modules, name), { recursive: true })
    await run('tar', ['-xzf', tarball, '-C', join(modules, name), '--strip-components=1'])
  }
}
