import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { createChannel } from './channel.ts'

/** @returns the document as it would be with these releases for everyone */
export function asIfLive(document: ReleaseDocument, releases: readonly PublishedRelease[]): ReleaseDocument {
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
