const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Parts of what is left, largest first: days and hours, on the last day hours and minutes, in the last hour minutes and seconds. */
export function partsLeft(ms: number): { unit: 'day' | 'hour' | 'minute' | 'second'; value: number }[] {
  const left = Math.max(0, ms)
  const days = Math.floor(left / DAY_MS)
  const hours = Math.floor((left % DAY_MS) / HOUR_MS)
  const minutes = Math.floor((left % HOUR_MS) / 60_000)
  const seconds = Math.floor((left % 60_000) / 1_000)
  if (days > 0) return [part('day', days), part('hour', hours)]
  if (hours > 0) return [part('hour', hours), part('minute', minutes)]
  return [part('minute', minutes), part('second', seconds)]
}
const part = (unit: 'day' | 'hour' | 'minute' | 'second', value: number) => ({ unit, value })
