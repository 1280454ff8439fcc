import type { ReleaseChannel } from 'shared-contracts/release/document.ts'
import { withBlocked } from './block.ts'
import { stopped } from './stop.ts'

/**
 * @param fits whether a release of the channel would work with what is live
 * @returns the channel without a release that fails on the server: a canary's visitors go back to its baseline, anyone
 *   else's to the last good one, and it is blocked. Null when it serves nobody, or nothing could take over: a release
 *   that fails for some is more than none
 */
export function takenOff(
  channel: ReleaseChannel,
  release: string,
  fits: (release: string) => boolean,
): ReleaseChannel | null {
  if (!channel.active.some(active => active.release === release)) return null
  const without = stopped(channel, release) ?? withBlocked(channel, release, fits)
  return without && without.active.length > 0 ? without : null
}
