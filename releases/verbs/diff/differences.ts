import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { StoredFile } from '../../store/store.ts'

export interface FileChange {
  path: string
  /** Bytes; null where the release has no such file. */
  before: number | null
  after: number | null
}

/** One field's values: what came, what went, what changed. */
export interface Change {
  added: string[]
  removed: string[]
  changed: string[]
}

/** A chunk's name without its content hash, so that a changed chunk is one change and not two. */
const stem = (path: string) => path.replace(/[.-][0-9a-f]{8,}(?=\.)/g, '')

/** @returns files whose content differs, paired by name as far as content hashes in names allow */
export function fileChanges(
  [from, to]: readonly [PublishedRelease, PublishedRelease],
  sizes: readonly [ReadonlyMap<string, number>, ReadonlyMap<string, number>],
): FileChange[] {
  const same = (path: string) => from.files[path] === to.files[path]
  const old = new Map(
    Object.keys(from.files)
      .filter(path => !same(path))
      .map(path => [stem(path), path]),
  )
  const changes = Object.keys(to.files)
    .filter(path => !same(path))
    .map(path => {
      const was = old.get(stem(path))
      old.delete(stem(path))
      return {
        path,
        before: was === undefined ? null : (sizes[0].get(was) ?? null),
        after: sizes[1].get(path) ?? null,
      }
    })
  const gone = [...old.values()].map(path => ({ path, before: sizes[0].get(path) ?? null, after: null }))
  return [...changes, ...gone].sort((a, b) => (a.path < b.path ? -1 : 1))
}

export function recordChange(from: Record<string, string>, to: Record<string, string>): Change {
  const has = (record: Record<string, string>) => (key: string) => Object.hasOwn(record, key)
  return {
    added: Object.keys(to).filter(key => !has(from)(key)),
    removed: Object.keys(from).filter(key => !has(to)(key)),
    changed: Object.keys(to)
      .filter(key => has(from)(key) && from[key] !== to[key])
      .map(key => `${key} ${from[key]} → ${to[key]}`),
  }
}

/** @param prefix the release's folder below the store's files. @returns bytes by path */
export const sizesOf = (files: readonly StoredFile[], prefix: string) =>
  new Map(files.map(({ path, size }) => [path.slice(prefix.length), size]))
