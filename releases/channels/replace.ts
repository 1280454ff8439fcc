import type { ReleaseChannel } from 'shared-contracts/release/document.ts'
import { promotedTo } from './promote.ts'
import { rolledBack } from './rollback.ts'

/**
 * A release takes the place of another that is being rolled out, which nobody gets any more. Whoever had that one has this one first (the
 * salt stays): nobody goes back to the older release in between. A share that the release has is not lowered, and one that the other
 * visitors have anyway ends the rollout: a pipeline may be run again, and what was pushed may be taken back by a push.
 * @param percent 1–99
 * @returns the channel with the release serving so many of a hundred visitors, or null when nothing changes
 * @throws ReleaseError when there is nothing to serve the others
 */
export function replacing(
  channel: ReleaseChannel,
  name: string,
  release: string,
  percent: number,
): ReleaseChannel | null {
  const [stable, canary] = channel.active
  if (!stable || !canary) return promotedTo(channel, name, release, percent)
  if (stable.release === release) return rolledBack(channel, release)
  if (canary.release === release && canary.weight >= percent) return null
  const alone = { ...channel, active: [{ release: stable.release, weight: 100 }] }
  const next = promotedTo(alone, name, release, percent)
  return next && { ...next, salt: channel.salt }
}

/** @returns what of the replaced release is to be said; '' where none was */
export function replacedLine(before: ReleaseChannel, after: ReleaseChannel): string {
  const [, canary] = before.active
  if (!canary || after.active.some(({ release }) => release === canary.release)) return ''
  return `${canary.release}, which was being rolled out to ${canary.weight} %, serves nobody any more`
}
