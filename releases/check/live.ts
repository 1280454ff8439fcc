import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { findLine, findRelease } from '../document/lookup.ts'

/** What a release is in service as. */
export type Place = 'live' | 'canary' | 'last good'

export interface InService {
  place: Place
  release: PublishedRelease
}

/** @returns every release of the line that a visitor may get now: active, canary, and those that would stand in */
export function inService(document: ReleaseDocument, name: string): InService[] {
  const line = findLine(document, name)
  if (!line) return []
  const found = (id: string, place: Place) => {
    const release = line.blocked.includes(id) ? null : findRelease(line, id)
    return release ? [{ place, release }] : []
  }
  return [
    ...line.active.flatMap(({ release }, index) => found(release, index === 0 ? 'live' : 'canary')),
    ...line.lastGood.flatMap(id => found(id, 'last good')),
  ]
}

/** Releases that visitors get without anything having failed. */
export const serving = (document: ReleaseDocument, name: string): PublishedRelease[] =>
  inService(document, name).flatMap(({ place, release }) => (place === 'last good' ? [] : [release]))

export const remoteNames = (document: ReleaseDocument): string[] =>
  Object.keys(document.remotes).filter(name => name !== HOST_NAME)
