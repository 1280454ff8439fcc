import { isDeepStrictEqual } from 'node:util'
import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { createChannel } from '../../channels/channel.ts'
import { unpublishable } from '../../compatibility/check.ts'
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
  const reasons = unpublishable(together.length > 1 ? asIfLive(document, together) : document, candidate)
  if (reasons.length > 0)
    throw new ReleaseError('refused', `${name} ${release} does not fit what is live`, reasons)
  return {
    ...document.remotes,
    [name]: { ...channel, releases: { ...channel.releases, [release]: candidate } },
  }
}

/** The document as it would be with these releases for everyone. */
function asIfLive(document: ReleaseDocument, releases: readonly PublishedRelease[]): ReleaseDocument {
  const remotes = { ...document.remotes }
  for (const one of releases) {
    const channel = remotes[one.name] ?? createChannel()
    remotes[one.name] = {
      ...channel,
      active: [{ release: one.release, weight: 100 }],
      releases: { ...channel.releases, [one.release]: one },
    }
  }
  return { ...document, remotes }
}
