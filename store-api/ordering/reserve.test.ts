import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { add, good, order, place, settleDraft, stockOf } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { expireOverdue } from './expire.ts'
import { expireReservations } from './reservation.ts'

const MINUTE = 60_000
let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())
// Nothing is left over from the test before.
beforeEach(async () => {
  shop.pass(24 * 60 * MINUTE)
  await expireOverdue(shop.shop)
  await expireReservations(shop.shop)
})

const reserve = (visitor: Visitor) => visitor.api('POST shoppingManagement4/reserve')
const minutesUntil = async (visitor: Visitor) =>
  Math.round((Date.parse(good(await reserve(visitor)).expiresAt) - shop.shop.now().getTime()) / MINUTE)
const placesLeft = async (visitor: Visitor, start: string) => {
  const { locations } = good(await visitor.api('GET shoppingManagement4/checkoutConfig'))
  return locations[0]?.pickupSlots.find(s => s.start === start)?.remaining ?? 0
}
const ready = async (productID: string, quantity = 1, slot = 0) => {
  const visitor = await shop.visitor()
  good(await add(visitor, productID, quantity))
  return { visitor, bill: await settleDraft(visitor, 'East Shop', slot) }
}

test('CHK-5 holds stock and slot against others, not against the shopper', async () => {
  const { visitor, bill } = await ready('jasmine')
  const start = bill.draft.slot?.start ?? ''
  expect(await minutesUntil(visitor)).toBe(10)
  const other = await shop.visitor()
  expect((await add(other, 'jasmine')).code).toBe('out-of-stock')
  expect([await placesLeft(other, start), await placesLeft(visitor, start)]).toEqual([1, 2])
  const cart = good(await visitor.api('GET shoppingManagement4/myCart'))
  expect(Object.values(cart.lineItems)).toMatchObject([{ available: 1 }])
})

test('CHK-5 the order takes the reservation over: nothing is held twice', async () => {
  const before = (await stockOf(shop.stranger(), 'mooncake')) ?? 0
  const { visitor, bill } = await ready('mooncake', 3)
  good(await reserve(visitor))
  good(await place(visitor, bill))
  const other = await shop.visitor()
  expect(await stockOf(other, 'mooncake')).toBe(before - 3)
  expect(await placesLeft(other, bill.draft.slot?.start ?? '')).toBe(1)
})

test('CHK-5 repeating holds what the cart is by then, and altogether no longer than half an hour', async () => {
  const before = (await stockOf(shop.stranger(), 'mooncake')) ?? 0
  const { visitor } = await ready('mooncake', 2)
  expect(await minutesUntil(visitor)).toBe(10)
  good(await add(visitor, 'mooncake', 3))
  const answers = await Promise.all(Array.from({ length: 5 }, () => reserve(visitor)))
  expect(answers.map(a => a.status)).toEqual([200, 200, 200, 200, 200])
  expect(await stockOf(visitor, 'mooncake')).toBe(before - 5)
  const minutes = []
  for (let i = 0; i < 4; i++) {
    shop.pass(8 * MINUTE)
    minutes.push(await minutesUntil(visitor))
  }
  expect(minutes.slice(0, 3)).toEqual([10, 10, 6])
  expect(minutes[3]).toBe(10)
})

test('CHK-5 when the time is over all of it goes back, once', async () => {
  const before = await stockOf(shop.stranger(), 'mooncake')
  const { visitor, bill } = await ready('mooncake', 2)
  good(await reserve(visitor))
  shop.pass(9 * MINUTE)
  await expireReservations(shop.shop)
  expect(await stockOf(visitor, 'mooncake')).toBe((before ?? 0) - 2)
  shop.pass(2 * MINUTE)
  await Promise.all([expireReservations(shop.shop), expireReservations(shop.shop)])
  const other = await shop.visitor()
  expect(await stockOf(other, 'mooncake')).toBe(before)
  expect(await placesLeft(other, bill.draft.slot?.start ?? '')).toBe(2)
  expect((await place(visitor, bill)).status).toBe(200)
})

test('CHK-5 of a cart that cannot be had as a whole nothing is held', async () => {
  const first = await ready('jasmine', 1, 0)
  const second = await ready('jasmine', 1, 1)
  good(await add(second.visitor, 'mooncake', 2))
  const before = await stockOf(shop.stranger(), 'mooncake')
  good(await reserve(first.visitor))
  const refused = await reserve(second.visitor)
  expect([refused.code, refused.message]).toEqual(['out-of-stock', 'Jasmine Pearls is sold out.'])
  expect(await stockOf(shop.stranger(), 'mooncake')).toBe(before)
})

test('CHK-5 an order that waits for its payment holds already: its time is the answer', async () => {
  const visitor = await shop.visitor()
  const before = (await stockOf(visitor, 'mooncake')) ?? 0
  await order(visitor, 'mooncake', 2)
  expect(await minutesUntil(visitor)).toBe(30)
  expect(await stockOf(visitor, 'mooncake')).toBe(before - 2)
})

test('CHK-5 a cart that ends with its session gives back what was reserved for it', async () => {
  const before = await stockOf(shop.stranger(), 'mooncake')
  const { visitor } = await ready('mooncake', 2)
  good(await reserve(visitor))
  await visitor.api('GET common3/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
  shop.pass(11 * MINUTE)
  await expireReservations(shop.shop)
  expect(await stockOf(shop.stranger(), 'mooncake')).toBe(before)
})

test('VIS-4 signing in gives back what the guest reserved: the cart goes on in the account', async () => {
  const before = await stockOf(shop.stranger(), 'mooncake')
  const { visitor } = await ready('mooncake', 2)
  good(await reserve(visitor))
  const body = { emailID: 'reserve@example.com', password: 'long enough', firstName: 'A', lastName: 'B' }
  good(await visitor.api('POST common3/clientRegistration', { body }))
  expect(await stockOf(shop.stranger(), 'mooncake')).toBe(before)
})

test('CHK-5 an empty cart has nothing to reserve', async () => {
  expect((await reserve(await shop.visitor())).code).toBe('cart-empty')
})
