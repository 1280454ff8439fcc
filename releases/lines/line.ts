import { randomBytes } from 'node:crypto'
import type { ReleaseDocument, ReleaseLine } from 'shared-contracts/release/document.ts'
import { findLine, findRelease } from '../document/lookup.ts'
import { ReleaseError } from '../refusal.ts'

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

/** @throws ReleaseError when the release is not published, or is blocked */
export function usableRelease(line: ReleaseLine, name: string, release: string) {
  const entry = findRelease(line, release)
  if (!entry) {
    throw new ReleaseError('refused', `${name} has no release "${release}"`, [
      `published: ${Object.keys(line.releases).join(', ') || 'none'}`,
    ])
  }
  if (line.blocked.includes(release)) throw new ReleaseError('refused', `${name} ${release} is blocked`)
  return entry
}
