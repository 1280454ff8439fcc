import type { PickupRules, SlotRules } from '../database/schema/stored.ts'
import { addDays, type Day, dayIn, instantOf, weekday } from '../language/zoned-time.ts'

/** Start and end in ms since 1970. */
interface SlotTime {
  start: number
  end: number
}

const MINUTE_MS = 60_000
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
const two = (n: number) => String(n).padStart(2, '0')
const dateOf = ({ year, month, day }: Day) => `${year}-${two(month)}-${two(day)}`

const isBlackout = (day: Day, days: readonly string[]) =>
  days.includes(dateOf(day)) || days.includes(dateOf(day).slice(5))

const hoursOn = (rules: SlotRules, day: Day) =>
  isBlackout(day, rules.blackoutDays) ? null : (rules.hours[weekday(day)] ?? null)

/** Days from today on that orders are taken for and whose cut-off is not over. */
function openDays(rules: SlotRules, timeZone: string, now: number): Day[] {
  const today = dayIn(now, timeZone)
  return Array.from({ length: rules.daysAhead }, (_, i) => addDays(today, i)).filter(
    day => hoursOn(rules, day) !== null && now < cutOffOf(rules, day, timeZone),
  )
}

function cutOffOf({ cutOff }: SlotRules, day: Day, timeZone: string): number {
  if (!cutOff) return Number.POSITIVE_INFINITY
  return instantOf(addDays(day, -cutOff.daysBefore), minutesOf(cutOff.at), timeZone)
}

/**
 * Slots a location offers from `now` on, whatever is booked: opening hours cut into intervals, from the lead time
 * on, for as many days as it takes orders ahead, each day until its cut-off.
 */
export function offeredSlots(rules: SlotRules, timeZone: string, now: number): SlotTime[] {
  return openDays(rules, timeZone, now).flatMap(day => slotsOn(day, rules, timeZone, now))
}

function slotsOn(day: Day, rules: SlotRules, timeZone: string, now: number): SlotTime[] {
  const earliest = now + rules.leadMinutes * MINUTE_MS
  const hours = hoursOn(rules, day)
  if (!hours) return []
  const [open, close] = [minutesOf(hours.open), minutesOf(hours.close)]
  return startsOf(day, open, close, rules.slotMinutes, timeZone)
    .filter(start => start >= earliest)
    .map(start => ({ start, end: start + rules.slotMinutes * MINUTE_MS }))
}

/** Whether one of `offeredSlots` begins at `start`; only its day is looked at, for the days of a month take longer than all else of a bill. */
export function isOffered(rules: SlotRules, timeZone: string, now: number, start: number): boolean {
  const [today, day] = [dayIn(now, timeZone), dayIn(start, timeZone)]
  const [first, last] = [dateOf(today), dateOf(addDays(today, rules.daysAhead - 1))]
  if (dateOf(day) < first || dateOf(day) > last || now >= cutOffOf(rules, day, timeZone)) return false
  return slotsOn(day, rules, timeZone, now).some(slot => slot.start === start)
}

/**
 * Days a location offers for pickup at any time of the day; none where a time must be chosen.
 * @returns each with its first moment (ms since 1970), under which its places are counted
 */
export function offeredDays(
  rules: PickupRules,
  timeZone: string,
  now: number,
): { date: string; start: number }[] {
  if (!rules.dayCapacity) return []
  const earliest = now + rules.leadMinutes * MINUTE_MS
  return openDays(rules, timeZone, now)
    .filter(day => instantOf(day, minutesOf(hoursOn(rules, day)?.close ?? '00:00'), timeZone) > earliest)
    .map(day => ({ date: dateOf(day), start: instantOf(day, 0, timeZone) }))
}

function dayOf(date: string): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

/** First moment of a day given as `YYYY-MM-DD`. */
export const startOfDay = (date: string, timeZone: string): number => instantOf(dayOf(date), 0, timeZone)

/** When a day given as `YYYY-MM-DD` is over. */
export const endOfDay = (date: string, timeZone: string): number =>
  instantOf(addDays(dayOf(date), 1), 0, timeZone)

/** When a location opens on a day given as `YYYY-MM-DD`; its first moment where the hours say it is closed. */
export function opensAt(rules: SlotRules, timeZone: string, date: string): number {
  const day = dayOf(date)
  return instantOf(day, minutesOf(hoursOn(rules, day)?.open ?? '00:00'), timeZone)
}

/** When a location closes on a day given as `YYYY-MM-DD`; its last moment where the hours say it is closed. */
export function shutsAt(rules: SlotRules, timeZone: string, date: string): number {
  const day = dayOf(date)
  return instantOf(day, minutesOf(hoursOn(rules, day)?.close ?? '24:00'), timeZone)
}

/** From when on a place is open that is asked at `at` (ms since 1970): `at` itself while it is; never: infinity. */
export function openFrom(rules: SlotRules, timeZone: string, at: number): number {
  const today = dayIn(at, timeZone)
  for (let ahead = 0; ahead <= 366; ahead++) {
    const day = addDays(today, ahead)
    const hours = hoursOn(rules, day)
    if (hours && at < instantOf(day, minutesOf(hours.close), timeZone))
      return Math.max(at, instantOf(day, minutesOf(hours.open), timeZone))
  }
  return Number.POSITIVE_INFINITY
}

/** Until when a place that is open at `at` stays so without a pause, a day ahead at most; `at` itself where it is closed. */
export function openUntil(rules: SlotRules, timeZone: string, at: number): number {
  const today = dayIn(at, timeZone)
  return [today, addDays(today, 1)].reduce((until, day) => {
    const hours = hoursOn(rules, day)
    if (!hours || until < instantOf(day, minutesOf(hours.open), timeZone)) return until
    return Math.max(until, instantOf(day, minutesOf(hours.close), timeZone))
  }, at)
}

/** Until when an order for a moment can be placed or cancelled (ms since 1970): lead time before it, or the day's cut-off. */
export function closesAt(rules: SlotRules, timeZone: string, start: number): number {
  return Math.min(start - rules.leadMinutes * MINUTE_MS, cutOffOf(rules, dayIn(start, timeZone), timeZone))
}

function startsOf(day: Day, open: number, close: number, length: number, timeZone: string): number[] {
  const count = Math.max(0, Math.floor((close - open) / length))
  const [first, shut] = [instantOf(day, open, timeZone), instantOf(day, close, timeZone)]
  // Asking for the zone's time is slow; once a day is enough unless its clocks change while the place is open.
  const steady = shut - first === (close - open) * MINUTE_MS
  if (steady) return Array.from({ length: count }, (_, i) => first + i * length * MINUTE_MS)
  // Of an hour that clocks skip the times are those of the next, which has them once, as far as the place is still open then.
  const starts = new Set(Array.from({ length: count }, (_, i) => instantOf(day, open + i * length, timeZone)))
  return [...starts].filter(start => start + length * MINUTE_MS <= shut)
}
