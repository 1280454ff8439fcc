import type { Shop } from '../shop.ts'

/** Questions about one attempt within so many ms: two tabs that ask every two seconds (RET-4). */
const MOST = 300
const WINDOW_MS = 5 * 60_000
/** Attempts counted at most; those first asked about go first. */
const KEPT = 10_000

const counted = new WeakMap<Shop, Map<string, { since: number; times: number }>>()

/**
 * Counts a question about an attempt that somebody's browser causes: each is a call at the provider, whose patience all
 * shoppers share. Counted by each process for itself; what the regular check asks does not count.
 * @returns false where it was asked often enough; the regular check finds what becomes of it
 */
export function mayAsk(shop: Shop, attemptID: string): boolean {
  const attempts = counted.get(shop) ?? new Map<string, { since: number; times: number }>()
  counted.set(shop, attempts)
  const now = shop.now().getTime()
  const known = attempts.get(attemptID)
  const current = known && now - known.since < WINDOW_MS ? known : { since: now, times: 0 }
  current.times++
  if (current !== known) {
    attempts.delete(attemptID)
    attempts.set(attemptID, current)
    if (attempts.size > KEPT) attempts.delete(attempts.keys().next().value as string)
  }
  return current.times <= MOST
}
