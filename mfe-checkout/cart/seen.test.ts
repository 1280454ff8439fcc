import type { LineItem } from 'shared-contracts/api/entities/cart.ts'
import { expect, test } from 'vitest'
import { cartOf, line } from '../fixtures/fake-app.ts'
import { memoryStorage } from '../fixtures/memory-storage.ts'
import { changesSince, keepSeen, readSeen, seenOf } from './seen.ts'

test('CRT-6 what changed since the last look is named line by line: prices, stock, what can be bought again', () => {
  const before = seenOf(
    cartOf([line('a'), line('b', 2), line('c', 1, { available: 0 }), line('d'), line('e'), line('f')]),
  )
  const now = cartOf([
    line('a', 1, { unitPrice: 1400 }),
    line('b', 2, { available: 1 }),
    line('c'),
    line('d', 1, { notSoldHere: true }),
    line('e', 1, { unitPrice: 990 }),
    line('f', 1, { available: 1 }),
    line('new'),
  ])
  expect(changesSince(before, now)).toEqual([
    { kind: 'price', name: 'Tea a 250 g', before: 1250, now: 1400 },
    { kind: 'gone', name: 'Tea b 250 g' },
    { kind: 'back', name: 'Tea c 250 g' },
    { kind: 'gone', name: 'Tea d 250 g' },
    { kind: 'price', name: 'Tea e 250 g', before: 1250, now: 990 },
  ])
  expect(changesSince(seenOf(now), now)).toEqual([])
})

test('CRT-6 of a line that is sold out no price is told, and once it is back the one it had before counts', () => {
  const storage = memoryStorage()
  const look = (more: Partial<LineItem>) => {
    const cart = cartOf([line('a', 1, more)])
    const changes = changesSince(readSeen(storage), cart)
    keepSeen(storage, cart)
    return changes
  }
  look({})
  expect(look({ available: 0, unitPrice: 990 })).toEqual([{ kind: 'gone', name: 'Tea a 250 g' }])
  expect(look({ available: 0, unitPrice: 880 })).toEqual([])
  expect(look({})).toEqual([{ kind: 'back', name: 'Tea a 250 g' }])
  look({ available: 0 })
  expect(look({ unitPrice: 1400 })).toEqual([
    { kind: 'price', name: 'Tea a 250 g', before: 1250, now: 1400 },
    { kind: 'back', name: 'Tea a 250 g' },
  ])
})

test('CRT-6 the last look is kept by the browser, and what is unreadable is no look', () => {
  const storage = memoryStorage()
  const cart = cartOf([line('a')])
  keepSeen(storage, cart)
  expect(readSeen(storage)).toEqual(seenOf(cart))
  for (const junk of ['[]', '7', '{', '{"p g":{"unitPrice":"1"}}']) {
    storage.setItem('checkout.seen-cart', junk)
    expect(readSeen(storage)).toEqual({})
  }
})
