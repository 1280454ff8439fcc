import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** Stores that come with the repository are named by a word, all others by a path. */
const isPath = (store: string) => /[/\\]|\.\w+$/.test(store)

/**
 * Where the store stands that `STORE` names. Reads nothing, so that a wrong name is told before anything is opened for it.
 * @returns an absolute path @throws Error when there is none
 */
export function storeFile(store: string): string {
  const file = isPath(store) ? resolve(store) : packaged(store)
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new Error(`STORE: there is no file ${file}`)
  if (!found.isFile()) throw new Error(`STORE: ${file} is no file; name the store’s file in it`)
  return file
}

function packaged(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(`demo-stores/${name}.ts`)
  } catch {
    throw new Error(`STORE: there is no store "${name}"; give the path of a file for a store of your own`)
  }
}
