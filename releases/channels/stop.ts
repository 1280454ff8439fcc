import type { ReleaseChannel } from 'shared-contracts/release/document.ts'

/** @returns the release of a channel that is being tried out: the newest of several in service, or null */
export function canaryOf(channel: ReleaseChannel): { canary: string; baseline: string } | null {
  const [canary, baseline] = channel.active.toReversed()
  return canary && baseline ? { canary: canary.release, baseline: baseline.release } : null
}

/**
 * @returns the channel with its canary taken out and blocked, its visitors back at the release before; null when
 *   `release` is not the channel's canary (any more)
 */
export function stopped(channel: ReleaseChannel, release: string): ReleaseChannel | null {
  const found = canaryOf(channel)
  if (found?.canary !== release) return null
  const weight = channel.active.at(-1)?.weight ?? 0
  return {
    ...channel,
    active: channel.active
      .slice(0, -1)
      .map(active =>
        active.release === found.baseline ? { ...active, weight: active.weight + weight } : active,
      ),
    lastGood: channel.lastGood.filter(id => id !== release),
    blocked: [...new Set([...channel.blocked, release])],
  }
}
