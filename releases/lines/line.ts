import { randomBytes } from 'node:crypto'
import type { PublishedRelease, ReleaseDocument, ReleaseLine } from 'shared-contracts/release/document.ts'
import { findLine, findRelease } from '../document/lookup.ts'
import { ReleaseError } from '../refusal.ts'

/** Shortest beginning of a release's id that may stand for it. */
const SHORTEST = 4

/** @returns salt of a rollout's buckets */
export const newSalt = () => randomBytes(9).toString('base64url')

export const emptyLine = (): ReleaseLine => ({
  active: [],
  salt: newSalt(),
  lastGood: [],
  blocked: [],
  frozen: false,
  releases: {},
})

/** @throws ReleaseError when nothing was published under the name */
export function lineOf(document: ReleaseDocument, name: string): ReleaseLine {
  const line = findLine(document, name)
  if (line) return line
  throw new ReleaseError('refused', `nothing is published under "${name}"`, [
    `published: ${Object.keys(document.remotes).join(', ') || 'nothing yet'}`,
  ])
}

/**
 * @param id a release's id, or a beginning of it that fits no other
 * @throws ReleaseError when the release is not published, or several fit
 */
export function publishedRelease(line: ReleaseLine, name: string, id: string): PublishedRelease {
  const ids = Object.keys(line.releases)
  const fitting = id.length < SHORTEST ? [] : ids.filter(known => known.startsWith(id))
  const entry = findRelease(line, id) ?? (fitting.length === 1 ? findRelease(line, fitting[0] ?? '') : null)
  if (entry) return entry
  const problem =
    fitting.length > 1 ? `has several releases that begin with "${id}"` : `has no release "${id}"`
  throw new ReleaseError('refused', `${name} ${problem}`, [
    `published: ${(fitting.length > 1 ? fitting : ids).join(', ') || 'none'}`,
  ])
}

/** @throws ReleaseError when the release is not published, or is blocked */
export function usableRelease(line: ReleaseLine, name: string, id: string): PublishedRelease {
  const entry = publishedRelease(line, name, id)
  if (!line.blocked.includes(entry.release)) return entry
  throw new ReleaseError('refused', `${name} ${entry.release} is blocked`)
}
