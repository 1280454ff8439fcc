import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailOutbox } from '../database/schema/account.ts'
import { orders } from '../database/schema/ordering.ts'
import { paymentAttempts } from '../database/schema/payment.ts'
import { expireOverdue } from '../ordering/expire.ts'
import { handOver } from '../ordering/hand-over.ts'
import { sendReceipts } from '../ordering/mail/send-receipts.ts'
import { checkAttempts } from '../payment/regular-checks.ts'
import { FULL_SHOP, fullServiceStore } from '../testing/full-service.ts'
import { nextDay } from '../testing/next-day.ts'
import { member, signOn } from '../testing/people.ts'
import { goTo } from '../testing/providers.ts'
import { add, CONTACT, good, order, pay, place, stockOf } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({}, fullServiceStore)
})
afterAll(() => shop.close())
beforeEach(() => nextDay(shop))

const MINUTE_MS = 60_000
const leave = (visitor: Visitor) =>
  visitor.api('PUT admin/userManagement/userInfo', { body: { deleteAccount: true } })

/** An order at the shop that hands over in every way. @param more after its contact */
async function orderAt(visitor: Visitor, query: Record<string, string>, more = async () => {}) {
  good(await add(visitor, 'mooncake'))
  good(
    await visitor.api('POST shoppingManagement4/orderContactInfo', {
      query: { localStoreName: FULL_SHOP, ...query },
      body: CONTACT,
    }),
  )
  await more()
  return good(await place(visitor, good(await visitor.api('GET shoppingManagement4/billing/'))))
}

async function afterPaying(orderID: string, redirectUrl: string) {
  const { db } = shop.shop
  await goTo(await shop.visitor(), redirectUrl, 'do=pay')
  const [left] = await db.select().from(orders).where(eq(orders.id, orderID))
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderID))
  await checkAttempts(shop.shop)
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, ''))
  return { order: left, money: attempt?.state, mails }
}
const GOES_BACK = {
  order: { status: 'CANCELLED', holdsStock: false, paymentStatus: 'NOT_PAID' },
  money: 'refund-due',
  mails: [],
}

test('ACC-12 RET-13 money that comes afterwards for an order that had lapsed goes back, and revives nothing', async () => {
  const { visitor, emailID } = await member(shop)
  const { orderID } = await order(visitor)
  const { redirectUrl } = good(await pay(visitor, orderID))
  shop.pass(31 * MINUTE_MS)
  await expireOverdue(shop.shop)
  good(await signOn(visitor, emailID))
  expect((await leave(visitor)).status).toBe(200)
  expect(await afterPaying(orderID, redirectUrl)).toMatchObject(GOES_BACK)
})

test('ACC-12 RET-13 an unpaid order that has no time ends with its account: what it held is there again', async () => {
  const { visitor } = await member(shop)
  const before = await stockOf(visitor, 'mooncake')
  const { orderID } = await orderAt(visitor, { methodName: 'eatIn', tableNumber: 'A1' })
  const { redirectUrl } = good(await pay(visitor, orderID))
  expect((await leave(visitor)).status).toBe(200)
  expect(await stockOf(await shop.visitor(), 'mooncake')).toBe(before)
  expect(await afterPaying(orderID, redirectUrl)).toMatchObject(GOES_BACK)
})

test('ACC-12 an order of a day is under way until that day is over where it is picked up', async () => {
  const { visitor, emailID } = await member(shop)
  const day = new Date(shop.shop.now()).toISOString().slice(0, 10)
  const today = async () =>
    void good(await visitor.api('POST shoppingManagement4/orderPickupDate', { body: { date: day } }))
  const { orderID } = await orderAt(visitor, { methodName: 'pickup' }, today)
  await goTo(visitor, good(await pay(visitor, orderID)).redirectUrl, 'do=pay')
  // In Toronto it is half past eight in the evening, in UTC past midnight.
  shop.pass(Date.parse(`${day}T00:30:00Z`) + 24 * 60 * MINUTE_MS - shop.shop.now().getTime())
  good(await signOn(visitor, emailID))
  expect((await leave(visitor)).status).toBe(400)
  shop.pass(4 * 60 * MINUTE_MS)
  good(await signOn(visitor, emailID))
  expect((await leave(visitor)).status).toBe(200)
})

test('ACC-12 a receipt that was not sent yet is not tried for somebody who has left', async () => {
  while ((await sendReceipts(shop.shop)) > 0);
  const { visitor } = await member(shop)
  const { orderID } = await order(visitor)
  await goTo(visitor, good(await pay(visitor, orderID)).redirectUrl, 'do=pay')
  await handOver(shop.shop, orderID, 'completed')
  expect((await leave(visitor)).status).toBe(200)
  expect(await sendReceipts(shop.shop)).toBe(0)
})
