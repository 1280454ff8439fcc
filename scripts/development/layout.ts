import { join } from 'node:path'

/** Where folders that are worked on lie, and what is built of them. */
export interface Layout {
  /** Folder that places in sources are told below. */
  root: string
  dirOf(name: string): string
  /** Folder of a folder's development build. */
  builtAt(name: string): string
}

/** A repository of host and remotes, a folder each. */
export const foldersOf = (root: string): Layout => ({
  root,
  dirOf: name => join(root, name),
  builtAt: name => join(root, '.cache', 'development', name),
})

/** A repository of one remote. */
export const oneRemote = (root: string): Layout => ({
  root,
  dirOf: () => root,
  // Every team's tools leave this folder out already.
  builtAt: name => join(root, 'node_modules', '.cache', 'arcade-dev', name),
})
