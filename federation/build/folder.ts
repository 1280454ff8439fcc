import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

export type Kind = 'host' | 'remote'
export type Target = 'web' | 'node'

/** A folder that is built into a release. */
export interface Folder {
  dir: string
  /** Release name: the folder's own name. */
  name: string
  kind: Kind
}

/** Prefix of every class name in a remote's stylesheet, e.g. `catalog-`. */
export const classPrefix = (name: string): string => `${name.replace(/^mfe-/, '')}-`

/** @returns the folder of an installed package, as seen from `dir`. @throws when it is not installed */
export function packageFolder(dir: string, name: string): string {
  return dirname(createRequire(join(dir, 'package.json')).resolve(`${name}/package.json`))
}

/** @returns the installed version of a package, as seen from `dir`. */
export async function packageVersion(dir: string, name: string): Promise<string> {
  const file = await readFile(join(packageFolder(dir, name), 'package.json'), 'utf8')
  return (JSON.parse(file) as { version: string }).version
}

/** @returns what the folder is: folders named `mfe-*` are remotes. */
export function readFolder(path: string): Folder {
  const dir = resolve(path)
  const name = basename(dir)
  return { dir, name, kind: name.startsWith('mfe-') ? 'remote' : 'host' }
}
