import { expect, test } from 'vitest'
import { progressOf } from './progress-of.ts'

test.each([
  ['2026-01-06T00:00:00Z', { part: 0.5, daysLeft: 5 }],
  ['2025-01-01T00:00:00Z', { part: 0, daysLeft: 375 }],
  ['2026-01-10T12:00:00Z', { part: 0.95, daysLeft: 1 }],
  ['2026-02-01T00:00:00Z', { part: 1, daysLeft: 0 }],
])('ACC-5 a membership of ten days at %s: %o', (now, progress) =>
  expect(progressOf('2026-01-01T00:00:00Z', '2026-01-11T00:00:00Z', now, 'UTC')).toEqual(progress),
)

test.each([
  // Clocks are set back, or forward, meanwhile.
  ['America/Toronto', '2026-10-15T16:00:00Z', '2026-11-15T17:00:00Z', 31],
  ['America/Toronto', '2027-03-01T17:00:00Z', '2027-04-01T16:00:00Z', 31],
  ['Australia/Lord_Howe', '2026-03-20T01:00:00Z', '2026-04-20T01:30:00Z', 31],
  ['Asia/Shanghai', '2026-10-15T16:00:00Z', '2026-11-15T16:00:00Z', 31],
  // The last hour, which clocks show twice.
  ['America/Toronto', '2026-11-01T05:40:00Z', '2026-11-01T06:30:00Z', 1],
])('ACC-5 in %s there are as many days from %s to %s as the calendar has', (zone, now, until, days) =>
  expect(progressOf(now, until, now, zone).daysLeft).toBe(days),
)
