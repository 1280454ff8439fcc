import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

export type Kind = 'host' | 'remote'
export type Target = 'web' | 'node'

/** A folder that is built into a release. */
export interface Folder {
  dir: string
  /** Release name: that of its package where it is a remote's, since a repository may be cloned under any name; else the folder's own. */
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

function packageName(dir: string): string | undefined {
  const file = join(dir, 'package.json')
  if (!existsSync(file)) return undefined
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}

/** @returns what the folder is: packages and folders named `mfe-*` are remotes. @throws where nothing can be built */
export function readFolder(path: string): Folder {
  const dir = resolve(path)
  if (dir.includes('#'))
    throw new Error(`${dir} has a # in its path, behind which the bundler finds no file: move it`)
  const name = [packageName(dir), basename(dir)].find(one => one?.startsWith('mfe-')) ?? basename(dir)
  return { dir, name, kind: name.startsWith('mfe-') ? 'remote' : 'host' }
}
