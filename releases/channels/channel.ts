import { randomBytes } from 'node:crypto'
import type { PublishedRelease, ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { findChannel, findRelease } from '../document/lookup.ts'
import { ReleaseError } from '../refusal.ts'

/** Shortest beginning of a release's id that may stand for it. */
const MIN_PREFIX = 4

/** @returns salt of a rollout's buckets */
export const newSalt = () => randomBytes(9).toString('base64url')

export const createChannel = (): ReleaseChannel => ({
  active: [],
  salt: newSalt(),
  lastGood: [],
  blocked: [],
  frozen: false,
  releases: {},
})

/** @throws ReleaseError when nothing was published under the name */
export function channelOf(document: ReleaseDocument, name: string): ReleaseChannel {
  const channel = findChannel(document, name)
  if (channel) return channel
  throw new ReleaseError('refused', `nothing is published under "${name}"`, [
    `published: ${Object.keys(document.remotes).join(', ') || 'nothing yet'}`,
  ])
}

/**
 * @param id a release's id, or a beginning of it that fits no other
 * @throws ReleaseError when the release is not published, or several fit
 */
export function publishedRelease(channel: ReleaseChannel, name: string, id: string): PublishedRelease {
  const ids = Object.keys(channel.releases)
  const fitting = id.length < MIN_PREFIX ? [] : ids.filter(known => known.startsWith(id))
  const entry =
    findRelease(channel, id) ?? (fitting.length === 1 ? findRelease(channel, fitting[0] ?? '') : null)
  if (entry) return entry
  const problem =
    fitting.length > 1 ? `has several releases that begin with "${id}"` : `has no release "${id}"`
  const tooShort = id.length < MIN_PREFIX && ids.some(known => known.startsWith(id))
  throw new ReleaseError('refused', `${name} ${problem}`, [
    ...(tooShort ? [`it may be shortened to its first ${MIN_PREFIX} characters, and no further`] : []),
    `published: ${(fitting.length > 1 ? fitting : ids).join(', ') || 'none'}`,
  ])
}

/** @throws ReleaseError when the release is not published, or is blocked */
export function usableRelease(channel: ReleaseChannel, name: string, id: string): PublishedRelease {
  const entry = publishedRelease(channel, name, id)
  if (!channel.blocked.includes(entry.release)) return entry
  throw new ReleaseError('refused', `${name} ${entry.release} is blocked`, [
    `\`unblock ${name} ${entry.release} --reason "…"\` lets it be promoted again`,
  ])
}
