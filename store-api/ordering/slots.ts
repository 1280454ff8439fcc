import type { PickupRules } from '../database/schema/stored.ts'
import { addDays, type Day, dayIn, instantOf, weekday } from './zoned-time.ts'

/** Start and end in ms since 1970. */
export interface SlotTime {
  start: number
  end: number
}

const MINUTE = 60_000
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
const two = (n: number) => String(n).padStart(2, '0')

function isBlackout({ year, month, day }: Day, days: readonly string[]): boolean {
  const yearly = `${two(month)}-${two(day)}`
  return days.includes(yearly) || days.includes(`${year}-${yearly}`)
}

/**
 * Slots a location offers from `now` on, whatever is booked: opening hours cut into intervals, from the lead time
 * on, for as many days as it takes orders ahead.
 */
export function offeredSlots(rules: PickupRules, timeZone: string, now: number): SlotTime[] {
  const earliest = now + rules.leadMinutes * MINUTE
  const today = dayIn(now, timeZone)
  return Array.from({ length: rules.daysAhead }, (_, i) => addDays(today, i)).flatMap(day => {
    const hours = rules.hours[weekday(day)]
    if (!hours || isBlackout(day, rules.blackoutDays)) return []
    const [open, close] = [minutesOf(hours.open), minutesOf(hours.close)]
    return startsOf(day, open, close, rules.slotMinutes, timeZone)
      .filter(start => start >= earliest)
      .map(start => ({ start, end: start + rules.slotMinutes * MINUTE }))
  })
}

function startsOf(day: Day, open: number, close: number, length: number, timeZone: string): number[] {
  const count = Math.max(0, Math.floor((close - open) / length))
  const first = instantOf(day, open, timeZone)
  // Asking for the zone's time is slow; once a day is enough unless its clocks change while the place is open.
  const steady = instantOf(day, close, timeZone) - first === (close - open) * MINUTE
  return Array.from({ length: count }, (_, i) =>
    steady ? first + i * length * MINUTE : instantOf(day, open + i * length, timeZone),
  )
}
