import { expect, test } from 'vitest'
import { progressOf } from './progress-of.ts'

test.each([
  ['2026-01-06T00:00:00Z', { part: 0.5, daysLeft: 5 }],
  ['2025-01-01T00:00:00Z', { part: 0, daysLeft: 375 }],
  ['2026-01-10T12:00:00Z', { part: 0.95, daysLeft: 1 }],
  ['2026-02-01T00:00:00Z', { part: 1, daysLeft: 0 }],
])('ACC-5 a membership of ten days at %s: %o', (now, progress) =>
  expect(progressOf('2026-01-01T00:00:00Z', '2026-01-11T00:00:00Z', now)).toEqual(progress),
)
