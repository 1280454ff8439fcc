/** Stores seldom hold anything without payment for longer (ms): a clock by which they do is taken to be wrong. */
const MAX_HOLD_MS = 30 * 60_000

/** @returns ms left; null where the device's clock cannot be right, for then the server alone knows */
export function remainingOf(until: number, now: number): number | null {
  const left = until - now
  return left > MAX_HOLD_MS || left < -MAX_HOLD_MS ? null : Math.max(0, left)
}

/** `9:05` @param left ms */
export function clockOf(left: number): string {
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
