import { Temporal } from 'temporal-polyfill'

/** A calendar day as a zone sees it. */
export interface Day {
  year: number
  /** 1–12 */
  month: number
  day: number
}

const toDay = ({ year, month, day }: Day): Day => ({ year, month, day })

/** The day it is at `at` (ms since 1970) in a zone. */
export const dayIn = (at: number, timeZone: string): Day =>
  toDay(Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone))

export const addDays = (day: Day, days: number): Day => toDay(Temporal.PlainDate.from(day).add({ days }))

/** 0 = Sunday. */
export const weekday = (day: Day): number => Temporal.PlainDate.from(day).dayOfWeek % 7

/**
 * Point in time (ms since 1970) when clocks of a zone show `minutes` after midnight of a day.
 * A time that daylight saving skips is the moment after the skip.
 */
export const instantOf = (day: Day, minutes: number, timeZone: string): number =>
  Temporal.PlainDate.from(day)
    .toPlainDateTime()
    .add({ minutes })
    .toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds

/** The same day and time of a zone some months after `at` (ms since 1970); the month's last day where it has no such day. */
export const addMonths = (at: number, months: number, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).add({ months }).epochMilliseconds
