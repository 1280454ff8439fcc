import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { findChannel, findRelease } from '../document/lookup.ts'

/** What a release is in service as. */
export type Place = 'live' | 'canary' | 'last good'

export interface InService {
  place: Place
  release: PublishedRelease
}

/** @returns every release of the channel that a visitor may get now: active, canary, and those that would stand in */
export function inService(document: ReleaseDocument, name: string): InService[] {
  const channel = findChannel(document, name)
  if (!channel) return []
  const found = (id: string, place: Place) => {
    const release = channel.blocked.includes(id) ? null : findRelease(channel, id)
    return release ? [{ place, release }] : []
  }
  return [
    ...channel.active.flatMap(({ release }, index) => found(release, index === 0 ? 'live' : 'canary')),
    ...channel.lastGood.flatMap(id => found(id, 'last good')),
  ]
}

/** Releases that visitors get without anything having failed. */
export const serving = (document: ReleaseDocument, name: string): PublishedRelease[] =>
  inService(document, name).flatMap(({ place, release }) => (place === 'last good' ? [] : [release]))

export const remoteNames = (document: ReleaseDocument): string[] =>
  Object.keys(document.remotes).filter(name => name !== HOST_NAME)
