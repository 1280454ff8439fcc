import { expect, test } from 'vitest'
import { goesAlong } from './goes-along.ts'

test('ERR-2 PWA-4 a message goes with the page that it is about; that the network is gone is said of the next one too', () => {
  const said = { kind: 'success', at: 10_000 } as const
  const wrong = { kind: 'error', at: 10_000 } as const
  expect(goesAlong(said, 10_200, true)).toBe(true)
  expect(goesAlong(said, 14_000, true)).toBe(false)
  expect(goesAlong(said, 14_000, false)).toBe(false)
  expect(goesAlong(wrong, 14_000, true)).toBe(false)
  expect(goesAlong(wrong, 14_000, false)).toBe(true)
})
