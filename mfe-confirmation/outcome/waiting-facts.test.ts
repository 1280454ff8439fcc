import { expect, test } from 'vitest'
import { clock } from './waiting-facts.tsx'

test.each([
  [0, '0:00'],
  [247_999, '4:07'],
  [3_600_000, '60:00'],
  [-5000, '0:00'],
])('RET-4 %i ms are %s', (ms, text) => expect(clock(ms)).toBe(text))
