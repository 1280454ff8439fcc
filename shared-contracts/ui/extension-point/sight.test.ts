import { expect, test } from 'vitest'
import { isBelow } from './sight.ts'

const seen = (top: number, isIntersecting = false) =>
  isBelow({ isIntersecting, boundingClientRect: { top } }, 800)

test('REL-3 what comes late is shown only where it moves nothing that is seen: below the window', () => {
  expect([seen(900), seen(800)]).toEqual([true, true])
  expect([seen(799), seen(-200), seen(800, true)]).toEqual([false, false, false])
})
