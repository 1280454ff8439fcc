/** A calendar day as a zone sees it. */
export interface Day {
  year: number
  /** 1–12 */ month: number
  day: number
}

const formats = new Map<string, Intl.DateTimeFormat>()
function format(timeZone: string): Intl.DateTimeFormat {
  let found = formats.get(timeZone)
  if (!found) {
    found = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(timeZone, found)
  }
  return found
}

function wallClock(at: number, timeZone: string): Day & { utc: number } {
  const parts = Object.fromEntries(
    format(timeZone)
      .formatToParts(at)
      .map(p => [p.type, Number(p.value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>
  const { year, month, day, hour, minute, second } = parts
  return { year, month, day, utc: Date.UTC(year, month - 1, day, hour, minute, second) }
}

/** The day it is at `at` (ms since 1970) in a zone. */
export function dayIn(at: number, timeZone: string): Day {
  const { year, month, day } = wallClock(at, timeZone)
  return { year, month, day }
}

export function addDays({ year, month, day }: Day, days: number): Day {
  const at = new Date(Date.UTC(year, month - 1, day + days))
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}

/** 0 = Sunday. */
export const weekday = ({ year, month, day }: Day): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay()

/**
 * Point in time (ms since 1970) when clocks of a zone show `minutes` after midnight of a day.
 * A time that daylight saving skips is the moment after the skip.
 */
export function instantOf({ year, month, day }: Day, minutes: number, timeZone: string): number {
  const wall = Date.UTC(year, month - 1, day, 0, minutes)
  const offsetAt = (at: number) => wallClock(at, timeZone).utc - at
  const first = wall - offsetAt(wall)
  // On a day clocks change the offset may differ from the one guessed with.
  const second = wall - offsetAt(first)
  const shows = (at: number) => wallClock(at, timeZone).utc === wall
  return shows(second) ? second : shows(first) ? first : Math.max(first, second)
}
