import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stock } from '../database/schema/catalog.ts'
import { expireOverdue } from '../ordering/expire.ts'
import { expireReservations } from '../ordering/reservation.ts'
import { DAY, nextDay } from '../testing/next-day.ts'
import { giveCredit, ledgerOf, signedIn } from '../testing/offers.ts'
import { detail, FAILED, PAID, paymentsAt } from '../testing/payments.ts'
import { check, good, order, pay, place, press, settleDraft, stockOf } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { checkAttempts } from './regular-checks.ts'

let shop: TestShop
const { stateOf, bookOf, openOrder } = paymentsAt(() => shop)
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())
beforeEach(() => nextDay(shop))

test('CHK-5 paid after it was cancelled, with stock left: the order is served', async () => {
  const { visitor, orderID, redirectUrl } = await openOrder()
  const before = await stockOf(visitor, 'mooncake')
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...FAILED })
  await press(visitor, redirectUrl, 'pay')
  expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...PAID })
  expect(await stockOf(visitor, 'mooncake')).toBe(before)
})

test('CHK-5 paid after it was cancelled and sold out: the money goes back, nothing is taken', async () => {
  const [late, quick] = [await shop.visitor(), await shop.visitor()]
  const { orderID } = await order(late, 'jasmine', 1, 0)
  const { attemptID, redirectUrl } = (await pay(late, orderID)).body
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  expect((await order(quick, 'jasmine', 1, 1)).status).toBe('INTERIM')
  await press(late, redirectUrl, 'pay')
  expect((await check(late, orderID)).body).toMatchObject({ orderID, ...FAILED })
  expect(await stateOf(attemptID)).toBe('refund-due')
  await checkAttempts(shop.shop)
  expect(await stateOf(attemptID)).toBe('refunded')
  expect((await bookOf(attemptID))?.state).toBe('refunded')
  expect((await detail(late, orderID)).status).toBe('CANCELLED')
  expect(await stockOf(late, 'jasmine')).toBe(0)
})

test('CHK-5 paid after it was cancelled and its slot is over: the money goes back, nothing is taken', async () => {
  const { visitor, orderID, redirectUrl, attemptID } = await openOrder()
  const before = await stockOf(visitor, 'mooncake')
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  shop.pass(DAY)
  await press(visitor, redirectUrl, 'pay')
  expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...FAILED })
  expect(await stateOf(attemptID)).toBe('refund-due')
  expect((await detail(visitor, orderID)).status).toBe('CANCELLED')
  expect(await stockOf(visitor, 'mooncake')).toBe((before ?? 0) + 1)
})

test('CHK-8 two attempts both paid: the second is sent back, and the order says so', async () => {
  const { visitor, orderID, redirectUrl, attemptID } = await openOrder()
  const second = (await pay(visitor, orderID)).body
  await press(visitor, redirectUrl, 'pay')
  await press(visitor, second.redirectUrl, 'pay')
  shop.pass(1000)
  await checkAttempts(shop.shop)
  expect([await stateOf(attemptID), await stateOf(second.attemptID)]).toEqual(['paid', 'refunded'])
  const { timeline } = await detail(visitor, orderID)
  expect(timeline.map(e => e.event)).toEqual(['placed', 'paid', 'refunded'])
  expect(timeline.at(-1)?.note).toBe('$7.35 · This order had been paid twice.')
})

/** Two orders of one cart, each with a payment on its way; the second may be placed once the first has lapsed. */
async function orderedTwice(wait = 0) {
  const { visitor, ...first } = await openOrder()
  shop.pass(wait)
  await expireOverdue(shop.shop)
  const { orderID } = (await place(visitor, await settleDraft(visitor, 'East Shop', 1))).body
  return { visitor, first, second: { orderID, ...(await pay(visitor, orderID)).body } }
}
const outcome = async (visitor: Visitor, { orderID, attemptID }: { orderID: string; attemptID: string }) => {
  const { status, paymentStatus } = await detail(visitor, orderID)
  return [status, paymentStatus, await stateOf(attemptID)]
}
/** How long after the first order the second is placed, ms. */
const OVER = [
  ['was replaced', 0],
  ['lapsed', 31 * 60_000],
  ['was replaced once the clock was set back', -60_000],
] as const
const PAID_ONCE = ['NEW', 'PAID_ONLINE', 'paid']
const SENT_BACK = ['CANCELLED', 'NOT_PAID', 'refunded']

test.each(OVER)(
  'CHK-8 an order that %s is paid after the one that followed it: its money goes back',
  async (_what, wait) => {
    const { visitor, first, second } = await orderedTwice(wait)
    const before = await stockOf(visitor, 'mooncake')
    await press(visitor, second.redirectUrl, 'pay')
    await press(visitor, first.redirectUrl, 'pay')
    shop.pass(1000)
    await checkAttempts(shop.shop)
    expect(await outcome(visitor, second)).toEqual(PAID_ONCE)
    expect(await outcome(visitor, first)).toEqual(SENT_BACK)
    expect(await stockOf(visitor, 'mooncake')).toBe(before)
  },
)

test.each(OVER)(
  'CHK-8 an order that %s is paid before the one that followed it: that one is over',
  async (_what, wait) => {
    const { visitor, first, second } = await orderedTwice(wait)
    const before = await stockOf(visitor, 'mooncake')
    await press(visitor, first.redirectUrl, 'pay')
    expect((await pay(visitor, second.orderID)).code).toBe('order-closed')
    await press(visitor, second.redirectUrl, 'pay')
    shop.pass(1000)
    await checkAttempts(shop.shop)
    expect(await outcome(visitor, first)).toEqual(PAID_ONCE)
    expect(await outcome(visitor, second)).toEqual(SENT_BACK)
    expect(await stockOf(visitor, 'mooncake')).toBe(before)
  },
)

test('CHK-8 a replaced order that cannot be served any more leaves the one that followed it as it is', async () => {
  const visitor = await shop.visitor()
  const first = await order(visitor, 'mooncake', 2)
  const { attemptID, redirectUrl } = (await pay(visitor, first.orderID)).body
  const [line] = Object.values((await visitor.api('GET shoppingManagement4/myCart')).body.lineItems)
  await visitor.api('PUT shoppingManagement4/myCart', { body: { lineID: line?.id, quantity: 1 } })
  const second = (await place(visitor, await settleDraft(visitor, 'East Shop', 0))).body
  const soldOut = eq(stock.productId, 'mooncake')
  const [there] = await shop.shop.db.select().from(stock).where(soldOut)
  await shop.shop.db.update(stock).set({ available: 0 }).where(soldOut)
  await press(visitor, redirectUrl, 'pay')
  await check(visitor, first.orderID)
  expect(await stateOf(attemptID)).toBe('refund-due')
  await shop.shop.db
    .update(stock)
    .set({ available: there?.available ?? 0 })
    .where(soldOut)
  const { redirectUrl: page } = (await pay(visitor, second.orderID)).body
  await press(visitor, page, 'pay')
  expect((await check(visitor, second.orderID)).body).toMatchObject(PAID)
})

test('CHK-5 paid after it lapsed, while its shopper holds the last one to order again: that one is theirs', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor, 'jasmine', 1, 0)
  const { attemptID, redirectUrl } = (await pay(visitor, orderID)).body
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  await shop.shop.db.update(stock).set({ available: 1 }).where(eq(stock.productId, 'jasmine'))
  await settleDraft(visitor, 'East Shop', 1)
  good(await visitor.api('POST shoppingManagement4/reserve'))
  await press(visitor, redirectUrl, 'pay')
  expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...PAID })
  expect(await stateOf(attemptID)).toBe('paid')
  expect(await stockOf(visitor, 'jasmine')).toBe(0)
  shop.pass(11 * 60_000)
  await expireReservations(shop.shop)
  expect(await stockOf(visitor, 'jasmine')).toBe(0)
})

test('CHK-8 CHK-4 two payments of one sold-out order, begun before and after a deposit of store credit: both go back, and the order says what was paid with', async () => {
  const { visitor, accountId } = await signedIn(shop)
  await giveCredit(shop.shop, accountId, 300)
  const { orderID } = await order(visitor, 'mooncake', 1, 0)
  const before = (await pay(visitor, orderID)).body
  const deposit = { orderID, idempotencyKey: crypto.randomUUID(), amount: 300 }
  good(await visitor.api('POST shoppingManagement4/applyStoreCreditDeposit', { body: deposit }))
  const after = (await pay(visitor, orderID)).body
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  await shop.shop.db.update(stock).set({ available: 0 }).where(eq(stock.productId, 'mooncake'))
  for (const { redirectUrl } of [before, after]) await press(visitor, redirectUrl, 'pay')
  shop.pass(1000)
  await checkAttempts(shop.shop)
  expect([await stateOf(before.attemptID), await stateOf(after.attemptID)]).toEqual(['refunded', 'refunded'])
  expect(await ledgerOf(shop.shop, accountId)).toEqual({ balance: 300, entries: 300 })
  expect(await detail(visitor, orderID)).toMatchObject({ status: 'CANCELLED', storeCredit: 300, due: 435 })
  await shop.shop.db.update(stock).set({ available: 100 }).where(eq(stock.productId, 'mooncake'))
})

test('CHK-8 a cancelled order opens no payment', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  await place(visitor, await settleDraft(visitor, 'East Shop', 1))
  expect((await pay(visitor, orderID)).code).toBe('order-closed')
})
