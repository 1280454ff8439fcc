import type { Phase, ReturnState } from './return-state.ts'

export const POLL_MS = 2_000
/** Waiting for so long is called slow, and asked about less often. */
export const SLOW_AFTER_MS = 5 * 60_000
const SLOW_POLL_MS = 30_000
const MAX_BACK_OFF_MS = 30_000
/** A backend in trouble is asked this often again before the shopper hears of it. */
export const MAX_SILENT_RETRIES = 2
const LATE_POLL_MS = 5_000
const MAX_LATE_POLL_MS = 60_000
/** A failed payment may still go through (RET-13): it is asked about for some eleven minutes more. */
export const MAX_LATE_CHECKS = 14

const poll = ({ misses }: ReturnState) =>
  Math.min(POLL_MS * 2 ** Math.min(Math.max(misses - 1, 0), 5), MAX_BACK_OFF_MS)

/** Phase → ms until the next check of itself; without an entry, or null: none is to come. */
const PAUSE: Partial<Record<Phase, (s: ReturnState) => number | null>> = {
  pending: poll,
  scanned: s => (s.attempt > SLOW_AFTER_MS / POLL_MS ? SLOW_POLL_MS : poll(s)),
  slow: () => SLOW_POLL_MS,
  troubled: poll,
  incomplete: poll,
  accepted: ({ order }) => (order?.confirmBy ? SLOW_POLL_MS : null),
  failed: ({ lateChecks }) =>
    lateChecks < MAX_LATE_CHECKS ? Math.min(LATE_POLL_MS * 2 ** lateChecks, MAX_LATE_POLL_MS) : null,
}

/** @returns ms until the next check of itself; null when none is to come */
export function pauseBefore(state: ReturnState): number | null {
  return state.asking || state.hidden ? null : (PAUSE[state.phase]?.(state) ?? null)
}
