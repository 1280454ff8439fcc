import { takenOff, unservable } from 'releases/channels'
import { findRelease, isAsLeft } from 'releases/document'
import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'

/** One rollout of a channel: the same release rolled out anew, or given another share by an operator, is another one; a step by policy is not. */
export function rolloutOf(channel: ReleaseChannel): string {
  const { active, salt, rollout } = channel
  return JSON.stringify(
    rollout && isAsLeft(channel, rollout) ? [rollout.release, rollout.begun] : [active, salt],
  )
}

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
