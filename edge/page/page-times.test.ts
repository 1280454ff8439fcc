import { expect, test } from 'vitest'
import { createPageTimes } from './page-times.ts'

test('REL-9 time for which calls are under way counts once, however many there are; the rest is drawing', () => {
  let time = 1_000
  const times = createPageTimes(() => time)
  time += 5
  const one = times.asking()
  time += 10
  const other = times.asking()
  time += 10
  one()
  time += 10
  other()
  time += 7
  expect(times.parts()).toEqual({ data: 30, render: 12 })
  times.asking()
  time += 4
  expect(times.parts()).toEqual({ data: 34, render: 12 })
})

test('REL-9 a page is of the release that was named last: another may have stood in', () => {
  const times = createPageTimes()
  expect(times.owner()).toBeNull()
  times.owned({ name: 'mfe-x', release: 'x2' })
  times.owned({ name: 'mfe-x', release: 'x1' })
  expect(times.owner()).toEqual({ name: 'mfe-x', release: 'x1' })
})
