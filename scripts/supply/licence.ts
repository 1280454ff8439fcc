import type { LockedPackage } from './lockfile.ts'

/** Licences that ask for no more than their text beside the program. */
const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
])

/** Licences that ask for more, each for the packages named, and why it binds nothing of ours. */
const BOUND: readonly { license: string; packages: RegExp; why: string }[] = [
  {
    license: 'MPL-2.0',
    packages: /^(?:lightningcss(?:-.*)?|axe-core|@axe-core\/playwright)$/,
    why: 'a build and a test tool, unchanged',
  },
  {
    license: 'CC-BY-4.0',
    packages: /^caniuse-lite$/,
    why: 'data that a build tool of a test reads, part of nothing we ship',
  },
  {
    license: 'MPL-2.0',
    packages: /^web-push$/,
    why: 'a library on the server, unchanged, its sources named by its version',
  },
  {
    license: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    why: 'libvips, a shared library of its own, unchanged',
  },
]

/** @returns what speaks against a package's licence, or null. Both sides of AND must hold, one of OR. */
export function licenceProblem({ name, version, license }: LockedPackage): string | null {
  const isFine = (one: string) =>
    FREE.has(one) || BOUND.some(bound => bound.license === one && bound.packages.test(name))
  const words = (license ?? '').replace(/^\((.*)\)$/, '$1')
  if (words.split(' OR ').some(either => either.split(' AND ').every(isFine))) return null
  return `${name} ${version}: ${license ?? 'no licence named'}`
}
