import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { watchBadge } from './watch-badge.ts'

test('PWA-3 the icon’s badge follows the cart; where there is none, or it is refused, nothing happens', async () => {
  const $itemCount = atom(2)
  const setAppBadge = vi.fn(async () => Promise.reject(new Error('not installed')))
  watchBadge({ setAppBadge } as never, { state: { $itemCount } } as never)
  $itemCount.set(0)
  expect(setAppBadge.mock.calls).toEqual([[2], [0]])
  watchBadge({} as never, { state: { $itemCount } } as never)
})
