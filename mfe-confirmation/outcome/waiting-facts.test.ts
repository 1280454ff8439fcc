import { expect, test } from 'vitest'
import { aheadOf, clock } from './waiting-facts.tsx'

test.each([
  [0, '0:00'],
  [247_999, '4:07'],
  [3_600_000, '60:00'],
  [-5000, '0:00'],
])('RET-4 %i ms are %s', (ms, text) => expect(clock(ms)).toBe(text))

test.each([
  [8_000, 0],
  [-59_000, 0],
  [3_600_000, 3_600_000],
  [-3_600_000, -3_600_000],
])('RET-4 a device that is %i ms ahead of the store counts as %i ms ahead', (ahead, counted) =>
  expect(aheadOf(1_800_000_000_000 + ahead, 1_800_000_000_000)).toBe(counted),
)
