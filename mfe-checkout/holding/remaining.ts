/** Stores seldom hold anything without payment for longer (ms): a clock by which they do may be wrong. A minute more, for clocks that are a little slow. */
const MAX_HOLD_MS = 31 * 60_000

/** More than is counted down: when it ends is said instead, which is right by any clock. */
export const FAR = Number.POSITIVE_INFINITY

/** @returns ms left; `FAR` where that is long or the device's clock slow, null where that clock is fast: the server alone knows */
export function remainingOf(until: number, now: number): number | null {
  const left = until - now
  if (left > MAX_HOLD_MS) return FAR
  return left < -MAX_HOLD_MS ? null : Math.max(0, left)
}

/** `9:05` @param left ms */
export function clockOf(left: number): string {
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
