import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessages } from './database/schema/message.ts'
import { orderLines, orders, slotBookings } from './database/schema/ordering.ts'
import { paymentAttempts } from './database/schema/payment.ts'
import { forget } from './housekeeping.ts'
import { expireOverdue } from './ordering/expire.ts'
import { openWide } from './testing/offers.ts'
import { member } from './testing/people.ts'
import { goTo } from './testing/providers.ts'
import { good, order, pay, place, press, settleDraft } from './testing/purchase.ts'
import { startShop, type TestShop } from './testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
  await openWide(shop)
})
afterAll(() => shop.close())

const DAY_MS = 24 * 3_600_000
const kept = async (ids: readonly string[]) => {
  const rows = await shop.shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  return ids.map(id => rows.some(row => row.id === id))
}

test('CHK-12 ACC-12 of guests who never paid nothing is kept for longer than their links live; all else stays', async () => {
  const { db } = shop.shop
  const guest = async (action?: string) => {
    const visitor = await shop.visitor()
    const { orderID } = await order(visitor)
    const { redirectUrl } = good(await pay(visitor, orderID))
    if (action) await press(visitor, redirectUrl, action)
    return { orderID, redirectUrl }
  }
  const lapsed = await guest()
  const declined = await guest('decline')
  const paid = await guest('pay')
  const paidLate = await guest()
  const { visitor } = await member(shop)
  const { orderID: ofAccount } = await order(visitor)
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  // Another has what it held by now: the money goes back.
  await db
    .update(orders)
    .set({ withdrawn: true })
    .where(inArray(orders.id, [paidLate.orderID]))
  await goTo(await shop.visitor(), paidLate.redirectUrl, 'do=pay')
  const ids = [lapsed.orderID, declined.orderID, paid.orderID, paidLate.orderID, ofAccount]
  shop.pass(29 * DAY_MS)
  await forget(shop.shop)
  expect(await kept(ids)).toEqual([true, true, true, true, true])
  shop.pass(2 * DAY_MS)
  const open = (await order(await shop.visitor())).orderID
  await forget(shop.shop)
  expect(await kept([...ids, open])).toEqual([false, false, true, true, true, true])
  const gone = [lapsed.orderID, declined.orderID]
  expect(await db.select().from(orderLines).where(inArray(orderLines.orderId, gone))).toEqual([])
  expect(await db.select().from(paymentAttempts).where(inArray(paymentAttempts.orderId, gone))).toEqual([])
})

test('ACC-9 ACC-12 a message to the store is kept for thirty days, and a time of the order book for seven once it is over', async () => {
  const { db } = shop.shop
  const visitor = await shop.visitor()
  const intentID = randomUUID()
  const body = { intentID, name: 'Lin', emailID: 'lin@example.com', message: 'Hello' }
  good(await visitor.api('POST message/submitForm', { body }))
  const { orderID } = await order(visitor)
  await press(visitor, good(await pay(visitor, orderID)).redirectUrl, 'pay')
  const written = async () => [
    (await db.select().from(contactMessages)).length,
    (await db.select().from(slotBookings)).some(({ start }) => start < shop.shop.now()),
  ]
  shop.pass(6 * DAY_MS)
  await forget(shop.shop)
  expect(await written()).toEqual([1, true])
  shop.pass(3 * DAY_MS)
  await forget(shop.shop)
  expect(await written()).toEqual([1, false])
  shop.pass(22 * DAY_MS)
  await forget(shop.shop)
  expect(await written()).toEqual([0, false])
})

test('CHK-8 nothing is forgotten that a shopper still has before them: cart, session and what is being made of it', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  for (let day = 0; day < 40; day += 4) {
    shop.pass(4 * DAY_MS)
    await expireOverdue(shop.shop)
    good(await visitor.api('GET common3/appInfoInit'))
    await forget(shop.shop)
  }
  expect(await kept([orderID])).toEqual([false])
  expect(good(await visitor.api('GET shoppingManagement4/myCart')).itemCount).toBe(1)
  expect((await place(visitor, await settleDraft(visitor))).status).toBe(200)
})
