import type { ReleaseChannel } from 'shared-contracts/release/document.ts'
import { newSalt } from './channel.ts'
import { isFallback } from './quarantine.ts'
import { rolledBack } from './rollback.ts'

/**
 * @param fits whether a release of the channel would work with what is live
 * @returns the channel with the release never served again: who has it gets the last good one, or what shares the
 *   traffic with it where there is none. Nothing is active when nobody could take over. Null when it is blocked already
 */
export function withBlocked(
  channel: ReleaseChannel,
  release: string,
  fits: (release: string) => boolean,
): ReleaseChannel | null {
  if (channel.blocked.includes(release)) return null
  const next = {
    ...channel,
    blocked: [...channel.blocked, release],
    lastGood: channel.lastGood.filter(id => id !== release),
  }
  const place = channel.active.findIndex(active => active.release === release)
  if (place === -1) return next
  const others = channel.active.filter(active => active.release !== release)
  const heir = next.lastGood.find(id => isFallback(channel, id) && fits(id))
  // Stable was blocked while a canary runs: the canary keeps its visitors and no more.
  if (place === 0 && others.length > 0 && heir !== undefined) {
    const weight = channel.active[0]?.weight ?? 0
    return {
      ...next,
      active: [{ release: heir, weight }, ...others],
      lastGood: next.lastGood.slice(next.lastGood.indexOf(heir) + 1),
    }
  }
  const [only] = others
  if (only) return { ...next, active: [{ release: only.release, weight: 100 }], salt: newSalt() }
  if (heir !== undefined) return rolledBack(next, heir)
  return { ...next, active: [] }
}
