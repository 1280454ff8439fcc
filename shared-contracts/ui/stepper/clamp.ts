/** A whole number within bounds; the lower one for what is no number. */
export function clamp(wanted: number, min: number, max: number): number {
  if (!Number.isFinite(wanted)) return min
  return Math.max(min, Math.min(Math.floor(wanted), max))
}
