import { expect, test } from 'vitest'
import { aheadOf, clock } from './waiting-facts.tsx'

test.each([
  [0, '0:00'],
  [247_999, '4:07'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [36_247_999, '10:04:07'],
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
