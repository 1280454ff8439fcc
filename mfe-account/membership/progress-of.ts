const DAY_MS = 86_400_000

/** What clocks of a zone show at a moment, as ms since 1970 there: a day has 24 hours by it, also where they change. */
function clockOf(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { ...SHOWN, timeZone }).formatToParts(at)
  const [year = 0, month = 1, day, hour, minute, second] = SHOWN_ORDER.map(type =>
    Number(parts.find(part => part.type === type)?.value),
  )
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const SHOWN_ORDER = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
const SHOWN = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const

/** How far a membership has run. @returns part from 0 to 1, and days of a zone that are left, the last begun one too */
export function progressOf(
  since: string,
  until: string,
  now: string,
  timeZone: string,
): { part: number; daysLeft: number } {
  const [begin, end, at] = [since, until, now].map(instant => Date.parse(instant)) as [number, number, number]
  const part = end > begin ? (at - begin) / (end - begin) : 1
  const left = clockOf(end, timeZone) - clockOf(at, timeZone)
  return {
    part: Math.min(1, Math.max(0, part)),
    daysLeft: end > at ? Math.max(1, Math.ceil(left / DAY_MS)) : 0,
  }
}
