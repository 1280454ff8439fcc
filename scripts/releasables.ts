import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Folders that are built and released on their own; the host first, since remotes are checked against it. */
export const RELEASABLES: readonly string[] = [
  'host-shell',
  ...readdirSync(ROOT)
    .filter(name => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'declaration.ts')))
    .sort(),
]
export const isReleasable = (x: string): boolean => RELEASABLES.includes(x)
