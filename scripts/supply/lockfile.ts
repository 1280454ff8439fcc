import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

/** A package that the lockfile has installed. */
export interface LockedPackage {
  /** Where it lies, e.g. `node_modules/a/node_modules/b`. */
  path: string
  name: string
  version: string
  /** SPDX expression; null when the package says none. */
  license: string | null
  hasInstallScript: boolean
}

interface Locked {
  packages: Record<
    string,
    { version?: string; license?: string; link?: boolean; name?: string; hasInstallScript?: boolean }
  >
}

/** Every package of others in package-lock.json, on whichever system it would be installed. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Locked
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version = '', license = null, name, hasInstallScript = false }]) => ({
      path,
      name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      hasInstallScript,
    }))
}

/** Packages whose install scripts may run, and those whose must not, each by a decision in package.json. */
export function decidedScripts(): Record<string, boolean> {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).allowScripts
}
