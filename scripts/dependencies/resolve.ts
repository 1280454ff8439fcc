import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** A package of the workspace. */
export interface Package {
  /** Its folder, and its name: they are the same. */
  name: string
  exports: Record<string, string> | null
  /** What production code may import. */
  dependencies: ReadonlySet<string>
  devDependencies: ReadonlySet<string>
}

interface Manifest {
  workspaces?: string[]
  exports?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const readManifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest

/** Every package of the workspace; the root itself goes by the empty name. */
export function readPackages(root: string): ReadonlyMap<string, Package> {
  const names = readManifest(join(root, 'package.json')).workspaces ?? []
  return new Map(
    ['', ...names].map(name => {
      const manifest = readManifest(join(root, name, 'package.json'))
      const { exports = null, dependencies, devDependencies, peerDependencies } = manifest
      return [
        name,
        {
          name,
          exports,
          dependencies: new Set(Object.keys({ ...dependencies, ...peerDependencies })),
          devDependencies: new Set(Object.keys(devDependencies ?? {})),
        },
      ]
    }),
  )
}

export type Target =
  | { kind: 'file'; file: string }
  | { kind: 'external'; name: string }
  | { kind: 'builtin' }
  /** A file of another package that its `exports` do not name. */
  | { kind: 'hidden'; package: string; specifier: string }

/** @returns where an import of `file` leads. */
export function resolveImport(
  root: string,
  packages: ReadonlyMap<string, Package>,
  file: string,
  specifier: string,
): Target {
  if (specifier.startsWith('node:')) return { kind: 'builtin' }
  const bare = specifier.replace(/[?#].*$/, '')
  if (bare.startsWith('.')) return { kind: 'file', file: posix.join(posix.dirname(file), bare) }
  const [first = '', second = ''] = bare.split('/')
  const name = first.startsWith('@') ? `${first}/${second}` : first
  const found = packages.get(name)
  if (!found) return { kind: 'external', name }
  const subpath = `.${bare.slice(name.length)}`
  const target = found.exports ? throughExports(found.exports, subpath) : subpath
  if (target === null || !existsSync(join(root, name, target)))
    return { kind: 'hidden', package: name, specifier }
  return { kind: 'file', file: posix.join(name, target) }
}

/** Node's rule for subpaths and patterns with one star (https://nodejs.org/api/packages.html#subpath-patterns); no conditions. */
export function throughExports(exports: Record<string, string>, subpath: string): string | null {
  const exact = exports[subpath]
  if (exact !== undefined) return exact
  for (const [pattern, target] of Object.entries(exports)) {
    const [head = '', tail] = pattern.split('*')
    if (tail === undefined || !subpath.startsWith(head) || !subpath.endsWith(tail)) continue
    if (subpath.length >= pattern.length)
      return target.replace('*', subpath.slice(head.length, subpath.length - tail.length))
  }
  return null
}
