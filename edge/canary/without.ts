import { takenOff, unservable } from 'releases/channels'
import { findRelease } from 'releases/document'
import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'

/** One rollout of a channel: the same release rolled out anew is another one. */
export const rolloutOf = ({ active, salt }: ReleaseChannel): string => JSON.stringify([active, salt])

/** @returns the channel without a release that failed; null when it serves nobody, or nothing could take over */
export function without(
  document: ReleaseDocument,
  channel: ReleaseChannel,
  release: string,
): ReleaseChannel | null {
  return takenOff(channel, release, id => {
    const entry = findRelease(channel, id)
    return entry !== null && unservable(document, entry).length === 0
  })
}
