import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { findChannel, findRelease } from '../../document/lookup.ts'
import { isMap } from '../../maps/store-maps.ts'
import type { StoredFile } from '../../store/store.ts'
import { type History, type Need, neededOf, type Policy } from './needed.ts'

/** Files without an entry may belong to a release that is being published right now. */
const ORPHAN_AGE_MS = 86_400_000

/** @returns the channels without what nobody needs, or null when there is nothing to take out. Frozen channels stay as they are */
export function swept(
  live: ReleaseDocument,
  history: History,
  policy: Policy,
  now: number,
): ReleaseDocument['remotes'] | null {
  let changed = false
  const channels = Object.entries(live.remotes).map(([name, channel]) => {
    const needed = neededOf(live, name, history, policy, now)
    const gone = Object.keys(channel.releases).filter(id => !needed.has(id))
    if (channel.frozen || gone.length === 0) return [name, channel]
    changed = true
    const releases = Object.fromEntries(Object.entries(channel.releases).filter(([id]) => needed.has(id)))
    return [name, { ...channel, releases, lastGood: channel.lastGood.filter(id => needed.has(id)) }]
  })
  return changed ? Object.fromEntries(channels) : null
}

export interface Removable {
  name: string
  release: string
  bytes: number
  paths: string[]
}

/**
 * @param before the document as it was; what it does not name either is an orphan of a publishing that broke off
 * @param after the document that holds now
 */
export function removable(
  before: ReleaseDocument,
  after: ReleaseDocument,
  files: readonly StoredFile[],
  now: number,
): Removable[] {
  const releases = new Map<string, StoredFile[]>()
  for (const file of files) {
    const folder = file.path.split('/').slice(0, 2).join('/')
    releases.set(folder, [...(releases.get(folder) ?? []), file])
  }
  return [...releases].flatMap(([folder, stored]) => {
    const [name = '', release = ''] = folder.split('/')
    if (after.frozen || findChannel(after, name)?.frozen || findRelease(findChannel(after, name), release))
      return []
    const orphan = !findRelease(findChannel(before, name), release)
    if (orphan && stored.some(({ changed }) => changed > now - ORPHAN_AGE_MS)) return []
    const bytes = stored.reduce((sum, { size }) => sum + size, 0)
    return [{ name, release, bytes, paths: stored.map(({ path }) => path) }]
  })
}

/**
 * What goes before anything is written, for on a full disk nothing can be: files of no release, and source maps, which no page needs, of releases that are to go.
 * @param live,after as they are and will be
 */
export function removableFirst(
  live: ReleaseDocument,
  after: ReleaseDocument,
  files: readonly StoredFile[],
  now: number,
): string[] {
  const orphans = removable(live, live, files, now).flatMap(({ paths }) => paths)
  const maps = removable(live, after, files, now).flatMap(({ paths }) => paths.filter(isMap))
  return [...new Set([...orphans, ...maps])]
}

/** @returns what stays of each channel and why, for people */
export function staying(live: ReleaseDocument, history: History, policy: Policy, now: number) {
  return Object.keys(live.remotes).flatMap(name =>
    [...neededOf(live, name, history, policy, now)].map(([release, need]: [string, Need]) => ({
      name,
      release,
      need,
    })),
  )
}
