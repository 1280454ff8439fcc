import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const LEFT_OUT = new Set(['node_modules', 'dist', 'fixtures', 'README.md'])
const IS_TEST = /\.test\.tsx?$/
/** Of editors and file managers: locks, what they have not yet renamed, settings. */
const isHidden = (name: string) => name.startsWith('.')

/** Whoever saves may replace a file while it is looked at. */
function unlessGone(read: () => void): void {
  try {
    read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

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
    if (LEFT_OUT.has(entry.name) || isHidden(entry.name) || IS_TEST.test(entry.name)) continue
    const path = join(folder, entry.name)
    hash.update(entry.name)
    unlessGone(() => {
      if (entry.isDirectory()) add(hash, path)
      else hash.update(readFileSync(path))
    })
  }
}

const NOT_SOURCE = new Set([...LEFT_OUT, 'media', 'drizzle'])

/** @returns paths and times of the source files below the folders, of those that are there, as one text: another one when any was changed */
export function timesOf(root: string, folders: readonly string[]): string {
  return folders.flatMap(folder => times(join(root, folder))).join('\n')
}

function times(folder: string): string[] {
  const found: string[] = []
  unlessGone(() => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (NOT_SOURCE.has(entry.name) || isHidden(entry.name) || IS_TEST.test(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) found.push(...times(path))
      else unlessGone(() => found.push(`${path} ${statSync(path).mtimeMs}`))
    }
  })
  return found
}
