import { expect, test } from 'vitest'
import { campaign } from '../fixtures/campaign.ts'
import { cartOf, line } from '../fixtures/fake-app.ts'
import { roomLeft } from './room-left.ts'

const cart = cartOf([line('a', 2), line('b', 1)])

test('GRP-2 CRT-3 the lines of a group buy share the limit, with what is on its way and what was ordered', () => {
  expect(roomLeft(campaign, { cart, asked: {} })).toBe(3)
  expect(roomLeft(campaign, { cart, asked: { b: 4 } })).toBe(0)
  expect(roomLeft({ mine: { ordered: 2, left: 4 } }, { cart, asked: {} })).toBe(1)
  // An order that waits for its payment may be of this very cart.
  expect(roomLeft({ mine: { ordered: 5, left: 1 } }, { cart, asked: {} })).toBe(0)
  expect(roomLeft({ mine: { ordered: 2, left: null } }, { cart, asked: {} })).toBe(Number.POSITIVE_INFINITY)
})
