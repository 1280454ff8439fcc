import type { ReleaseLine } from 'shared-contracts/release/document.ts'

/** @returns the release of a line that is being tried out: the newest of several in service, or null */
export function canaryOf(line: ReleaseLine): { canary: string; baseline: string } | null {
  const [canary, baseline] = line.active.toReversed()
  return canary && baseline ? { canary: canary.release, baseline: baseline.release } : null
}

/**
 * @returns the line with its canary taken out and blocked, its visitors back at the release before; null when
 *   `release` is not the line's canary (any more)
 */
export function stopped(line: ReleaseLine, release: string): ReleaseLine | null {
  const found = canaryOf(line)
  if (found?.canary !== release) return null
  const weight = line.active.at(-1)?.weight ?? 0
  return {
    ...line,
    active: line.active
      .slice(0, -1)
      .map(active =>
        active.release === found.baseline ? { ...active, weight: active.weight + weight } : active,
      ),
    lastGood: line.lastGood.filter(id => id !== release),
    blocked: [...new Set([...line.blocked, release])],
  }
}
