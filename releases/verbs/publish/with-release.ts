import { isDeepStrictEqual } from 'node:util'
import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { asIfLive } from '../../channels/as-if-live.ts'
import { createChannel } from '../../channels/channel.ts'
import { unpublishable } from '../../compatibility/check.ts'
import { refusalLines } from '../../compatibility/finding.ts'
import { findChannel, findRelease } from '../../document/lookup.ts'
import { ReleaseError } from '../../refusal.ts'

/**
 * @param together releases that are published with it: what fits only beside them is let in
 * @returns the channels with the release entered; null where it is already
 * @throws ReleaseError when it fits nothing that visitors get, is blocked, or its id was used before
 */
export function withRelease(
  document: ReleaseDocument,
  candidate: PublishedRelease,
  together: readonly PublishedRelease[],
): ReleaseDocument['remotes'] | null {
  const { name, release } = candidate
  const channel = findChannel(document, name) ?? createChannel()
  const known = findRelease(channel, release)
  if (known) {
    // The same content built from another revision, at another time or by someone else, is the same release.
    const { by: _by, ...built } = candidate
    const { git, publishedAt, by: _known, ...was } = known
    if (isDeepStrictEqual({ ...built, git, publishedAt }, { ...was, git, publishedAt })) return null
    throw new ReleaseError('refused', `${name} ${release} was published with other content`, [
      'a release id is never used twice: build again to get a new one',
    ])
  }
  // Its entry may have been removed with its files; the block stays.
  if (channel.blocked.includes(release)) throw new ReleaseError('refused', `${name} ${release} is blocked`)
  const findings = unpublishable(together.length > 1 ? asIfLive(document, together) : document, candidate)
  if (findings.length > 0)
    throw new ReleaseError('refused', `${name} ${release} does not fit what is live`, refusalLines(findings))
  return {
    ...document.remotes,
    [name]: { ...channel, releases: { ...channel.releases, [release]: candidate } },
  }
}
