import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentAttempts } from '../database/schema/payment.ts'
import { nextDay } from '../testing/next-day.ts'
import { attempt, giveCredit, ledgerOf, openWide, paid, signedIn } from '../testing/offers.ts'
import { detail } from '../testing/payments.ts'
import { add, good, order, pay, place, press, settleDraft, stockOf } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { refundByHand } from './refund-by-hand.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
  await openWide(shop)
})
afterAll(() => shop.close())
beforeEach(() => nextDay(shop))

const ROUNDS = 6
const cancel = (visitor: Visitor, id: string) =>
  visitor.api('PUT admin/orderManagement/cancelOrder/{id}', { params: { id }, body: {} })
const byCredit = (visitor: Visitor, orderID: string, idempotencyKey: string = randomUUID()) =>
  visitor.api('POST shoppingManagement4/storeCreditPayment', { body: { orderID, idempotencyKey } })
const attemptsOf = (orderID: string) =>
  shop.shop.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderID))
    .orderBy(asc(paymentAttempts.seq))

describe('what happens to the money of one order at the same moment', () => {
  test('CHK-8 ACC-3 a payment that comes while its order is cancelled goes back, whichever is first', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const visitor = await shop.visitor()
      const before = await stockOf(visitor, 'mooncake')
      const { orderID } = await order(visitor, 'mooncake', 1, round)
      const { redirectUrl } = good(await pay(visitor, orderID))
      const [cancelled] = await Promise.all([cancel(visitor, orderID), press(visitor, redirectUrl, 'pay')])
      expect(cancelled.status).toBe(200)
      expect((await attemptsOf(orderID)).map(({ state }) => state)).toEqual(['refund-due'])
      expect((await detail(visitor, orderID)).status).toBe('CANCELLED')
      expect(await stockOf(visitor, 'mooncake')).toBe(before)
    }
  })

  test('CHK-8 an order that two payments and store credit pay at once is paid once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { visitor, accountId } = await signedIn(shop)
      await giveCredit(shop.shop, accountId, 10_000)
      const { orderID, total = 0 } = await order(visitor, 'mooncake', 1, round)
      const payments = [await attempt(shop, visitor, orderID), await attempt(shop, visitor, orderID)]
      await Promise.all([
        byCredit(visitor, orderID),
        ...payments.map(({ arrive }) => arrive()),
        byCredit(visitor, orderID),
      ])
      const kept = (await attemptsOf(orderID)).filter(({ state }) => state === 'paid').length
      const { balance, entries } = await ledgerOf(shop.shop, accountId)
      expect(balance).toBe(entries)
      expect(kept * total + 10_000 - balance).toBe(total)
      expect((await attemptsOf(orderID)).filter(({ state }) => state === 'refund-due')).toHaveLength(2 - kept)
    }
  })

  test('ACC-3 of two different refunds, or of one and a cancellation, at once one is done', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const visitor = await shop.visitor()
      const { orderID, total = 0 } = await order(visitor, 'mooncake', 1, round)
      await paid(shop, visitor, orderID)
      const acts = [
        refundByHand(shop.shop, orderID, 100, null),
        round % 2 ? refundByHand(shop.shop, orderID, 200, null) : cancel(visitor, orderID),
      ]
      const done = (await Promise.allSettled(acts)).filter(
        act => act.status === 'fulfilled' && !(act.value && 'code' in act.value && act.value.code),
      )
      expect(done).toHaveLength(1)
      const [row] = await attemptsOf(orderID)
      expect(row?.state).toBe('refund-due')
      expect(row?.refundAmount ?? total).toBeLessThanOrEqual(total)
    }
  })
})

describe('keys and words of another order', () => {
  test('CHK-8 a key that has placed or paid an order does nothing to another one', async () => {
    const { visitor, accountId } = await signedIn(shop)
    await giveCredit(shop.shop, accountId, 10_000)
    const key = randomUUID()
    good(await add(visitor, 'mooncake', 1))
    const first = good(await place(visitor, await settleDraft(visitor), key))
    good(await byCredit(visitor, first.orderID))
    good(await add(visitor, 'mooncake', 2))
    const bill = await settleDraft(visitor, 'East Shop', 1)
    expect((await place(visitor, bill, key)).code).toBe('key-reused')
    const second = good(await place(visitor, bill))
    const paying = randomUUID()
    good(await pay(visitor, second.orderID, paying))
    good(await add(visitor, 'mooncake', 1))
    const third = good(await place(visitor, await settleDraft(visitor, 'East Shop', 2)))
    expect((await pay(visitor, third.orderID, paying)).code).toBe('key-reused')
    expect((await byCredit(visitor, third.orderID, paying)).code).toBe('key-reused')
    expect((await byCredit(visitor, third.orderID, key)).code).toBe('key-reused')
    expect((await detail(visitor, third.orderID)).status).toBe('INTERIM')
  })

  test.each(['USD', 'CNY'])('CHK-4 a bill is not accepted in %s', async currency => {
    const visitor = await shop.visitor()
    good(await add(visitor, 'mooncake', 1))
    const bill = await settleDraft(visitor)
    const reply = await place(visitor, { ...bill, currency } as typeof bill)
    expect([reply.status, reply.code]).toEqual([409, 'bill-changed'])
  })
})
