import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LEFT_OUT = new Set(['node_modules', 'dist', 'fixtures', 'README.md'])
const IS_TEST = /\.test\.tsx?$/

/**
 * Digest of everything that a release's build reads: its own folder, the contracts, the build itself and the lockfile.
 * @param root repository root
 * @param name folder of the release
 */
export function inputsOf(root: string, name: string): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of [name, 'shared-contracts', 'federation']) add(hash, join(root, folder))
  return hash.digest('hex')
}

function add(hash: ReturnType<typeof createHash>, folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (LEFT_OUT.has(entry.name) || IS_TEST.test(entry.name)) continue
    const path = join(folder, entry.name)
    hash.update(entry.name)
    if (entry.isDirectory()) add(hash, path)
    else hash.update(readFileSync(path))
  }
}
