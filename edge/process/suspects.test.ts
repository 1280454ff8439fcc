import { expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { createSuspects } from './suspects.ts'

const OLD = { name: 'host-shell', release: 'h1', publishedAt: '2026-01-01T00:00:00.000Z' }
const NEW = { name: 'mfe-x', release: 'x2', publishedAt: '2026-02-01T00:00:00.000Z' }
let now = 0
const watching = () => createSuspects(() => now)

test('REL-3 what was at work each time a process froze is found the second time; what finished a page meanwhile is not', () => {
  const suspects = watching()
  for (const [process, found] of [
    [1, null],
    [2, { name: 'mfe-x', release: 'x2' }],
  ] as const) {
    suspects.entered(process, { view: 'a', path: '/', ...OLD })
    suspects.entered(process, { view: 'b', path: '/x', ...OLD })
    suspects.entered(process, { view: 'b', path: '/x', ...NEW })
    expect(suspects.died(process)).toEqual(found)
  }
  suspects.entered(3, { view: 'a', path: '/x', ...NEW })
  suspects.left(3, 'a')
  suspects.entered(3, { view: 'b', path: '/x', ...NEW })
  expect(suspects.died(3), 'it has finished one').toBeNull()
})

test('REL-3 two ends far apart, at two paths, or of processes without work say nothing', () => {
  const suspects = watching()
  suspects.entered(1, { view: 'a', path: '/x', ...NEW })
  expect(suspects.died(1)).toBeNull()
  suspects.entered(2, { view: 'a', path: '/y', ...NEW })
  expect(suspects.died(2)).toBeNull()
  expect(suspects.died(3)).toBeNull()
  now += LIMITS.window
  suspects.entered(4, { view: 'a', path: '/x', ...NEW })
  expect(suspects.died(4)).toBeNull()
  suspects.entered(5, { view: 'a', path: '/x', ...NEW })
  suspects.forget(5)
  expect(suspects.died(5), 'it ended as it was told to').toBeNull()
})

test('REL-3 one that has never finished a page, while others have, is found the first time', () => {
  const suspects = watching()
  suspects.entered(1, { view: 'a', path: '/', ...OLD })
  suspects.left(1, 'a')
  suspects.entered(1, { view: 'b', path: '/', ...OLD })
  suspects.entered(1, { view: 'b', path: '/', ...NEW })
  expect(suspects.died(1)).toEqual({ name: 'mfe-x', release: 'x2' })
})
