import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentAttempts } from '../database/schema/payment.ts'
import { expireOverdue } from '../ordering/expire.ts'
import { sendReceipts } from '../ordering/mail/send-receipts.ts'
import { orderLink } from '../ordering/order-link/order-link.ts'
import { accept, attempt, giveCredit, ledgerOf, openWide, settle, signedIn } from '../testing/offers.ts'
import { add, good } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { spendCredit } from './ledger.ts'

const DAY = 24 * 3_600_000
let shop: TestShop

beforeAll(async () => {
  shop = await startShop()
  await openWide(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.pass(DAY))

const apply = (visitor: Visitor, amount: unknown) =>
  visitor.api('POST shoppingManagement4/applyStoreCredit', { body: { amount } })
const deposit = (visitor: Visitor, orderID: string, amount: number, idempotencyKey = randomUUID()) =>
  visitor.api('POST shoppingManagement4/applyStoreCreditDeposit', {
    body: { orderID, amount, idempotencyKey },
  })
const payAll = (visitor: Visitor, orderID: string, idempotencyKey: string = randomUUID()) =>
  visitor.api('POST shoppingManagement4/storeCreditPayment', { body: { orderID, idempotencyKey } })
const history = (visitor: Visitor, query: Record<string, string> = {}) =>
  visitor.api('GET admin/storeCreditManagement/storeCreditHistory', { query })
const cancel = (visitor: Visitor, id: string) =>
  visitor.api('PUT admin/orderManagement/cancelOrder/{id}', {
    params: { id },
    body: { reason: 'Other plans' },
  })
const detail = async (visitor: Visitor, id: string) =>
  good(await visitor.api('GET admin/orderManagement/order/{id}', { params: { id } }))

/** Somebody with credit and a cart of mooncakes; four cost 26.00, with 13 % taxes 29.38. */
async function rich(credit: number, mooncakes = 4) {
  const person = await signedIn(shop)
  if (credit > 0) await giveCredit(shop.shop, person.accountId, credit)
  good(await add(person.visitor, 'mooncake', mooncakes))
  const conserved = async (balance: number) =>
    expect(await ledgerOf(shop.shop, person.accountId)).toEqual({ balance, entries: balance })
  return { ...person, conserved }
}
async function placed(visitor: Visitor) {
  return good(await accept(visitor, await settle(visitor)))
}

describe('what an account has', () => {
  test('ACC-4 balance and history, newest first and in parts', async () => {
    const { visitor, accountId } = await rich(0)
    for (const amount of [100, 200, 300]) await giveCredit(shop.shop, accountId, amount)
    const { body } = await visitor.api('GET admin/storeCreditManagement/storeCredit')
    expect(body).toEqual({ balance: 600, currency: 'CAD' })
    const page = await history(visitor, { infiniteLoad: 'true', numberToLoad: '2', startingPosition: '1' })
    expect(page.body).toMatchObject({ count: 3, timeZone: 'America/Toronto' })
    expect(page.body.entries.map(e => [e.amount, e.balanceAfter])).toEqual([
      [200, 300],
      [100, 100],
    ])
  })

  test('ACC-10 a guest has none, and another account’s is not seen', async () => {
    const guest = await shop.visitor()
    const { visitor } = await rich(500)
    const replies = [
      await guest.api('GET admin/storeCreditManagement/storeCredit'),
      await history(guest),
      await apply(guest, 100),
      await deposit(guest, 'ORDER', 100),
      await payAll(guest, 'ORDER'),
    ]
    expect(replies.map(r => [r.status, r.code])).toEqual(replies.map(() => [401, 'not-signed-in']))
    expect((await history((await rich(0)).visitor)).body.entries).toEqual([])
    expect((await history(visitor)).body.entries).toHaveLength(1)
  })
})

describe('used for the order being made', () => {
  test('CHK-4 no more than there is and no more than it costs; total and taxes stay', async () => {
    const { visitor, conserved } = await rich(1000)
    await settle(visitor)
    expect((await apply(visitor, 700)).body).toMatchObject({ draft: { storeCredit: 700 }, balance: 1000 })
    const bill = async () => good(await visitor.api('GET shoppingManagement4/billing/'))
    expect(await bill()).toMatchObject({ total: 2938, storeCredit: 700, due: 2238 })
    await apply(visitor, 100_000)
    expect(await bill()).toMatchObject({ total: 2938, storeCredit: 1000, due: 1938 })
    await conserved(1000)
    await apply(visitor, 0)
    expect(await bill()).toMatchObject({ total: 2938, storeCredit: 0, due: 2938 })
  })

  test('CHK-4 it is taken when the order is placed and given back when that is cancelled', async () => {
    const { visitor, conserved } = await rich(1000)
    await apply(visitor, 600)
    const { orderID, due } = await placed(visitor)
    expect(due).toBe(2338)
    await conserved(400)
    expect((await cancel(visitor, orderID)).status).toBe(200)
    await conserved(1000)
    expect((await history(visitor)).body.entries.map(e => [e.kind, e.amount, e.orderID])).toEqual([
      ['returned', 600, orderID],
      ['order', -600, orderID],
      ['gift', 1000, null],
    ])
  })

  test('CHK-4 what a waiting order holds pays for the one that takes its place, and the bill says so', async () => {
    const { visitor, conserved } = await rich(5000)
    const bill = async () => good(await visitor.api('GET shoppingManagement4/billing/'))
    const ways = async () => good(await visitor.api('GET shoppingManagement4/paymentConfig')).options
    await settle(visitor)
    expect((await bill()).creditAvailable).toBe(5000)
    const { orderID } = await placed(visitor)
    good(await deposit(visitor, orderID, 2900))
    expect(await bill()).toMatchObject({ creditAvailable: 5000, storeCredit: 0, due: 2938 })
    good(await add(visitor, 'mooncake', 4))
    await apply(visitor, 5000)
    expect(await bill()).toMatchObject({ creditAvailable: 5000, storeCredit: 5000, due: 876 })
    const next = await placed(visitor)
    await conserved(0)
    expect(await bill()).toMatchObject({ creditAvailable: 5000, storeCredit: 5000 })
    expect(await ways()).toContain('store-credit')
    expect(next.due).toBe(876)
  })

  test('CHK-4 an order that expires gives it back, one placed again takes it once', async () => {
    const { visitor, conserved } = await rich(1000)
    await apply(visitor, 1000)
    await placed(visitor)
    await conserved(0)
    expect((await placed(visitor)).due).toBe(1938)
    await conserved(0)
    shop.pass(31 * 60_000)
    await expireOverdue(shop.shop)
    await conserved(1000)
  })

  test('CHK-4 an order that it pays for wholly is paid at once', async () => {
    const { visitor, conserved } = await rich(5000)
    await apply(visitor, 5000)
    const order = await placed(visitor)
    expect(order).toMatchObject({ due: 0, status: 'NEW', paymentStatus: 'PAID_ONLINE' })
    expect((await detail(visitor, order.orderID)).paymentMethod).toBe('store-credit')
    await conserved(5000 - 2938)
    expect((await visitor.api('GET shoppingManagement4/myCart')).body.itemCount).toBe(0)
    // The next order does not use credit by itself.
    const { draft } = good(await visitor.api('GET shoppingManagement4/checkoutConfig'))
    expect(draft.storeCredit).toBe(0)
  })

  test('CHK-4 a payment that comes after the order expired takes the credit again, or goes back', async () => {
    const { visitor, accountId, conserved } = await rich(1000)
    await apply(visitor, 1000)
    const { orderID } = await placed(visitor)
    const payment = await attempt(shop, visitor, orderID)
    shop.pass(31 * 60_000)
    await expireOverdue(shop.shop)
    await conserved(1000)
    expect(await payment.arrive()).toBe('paid')
    await conserved(0)

    await giveCredit(shop.shop, accountId, 900)
    await add(visitor, 'mooncake', 4)
    await apply(visitor, 900)
    const second = await placed(visitor)
    const late = await attempt(shop, visitor, second.orderID)
    shop.pass(31 * 60_000)
    await expireOverdue(shop.shop)
    // It was spent on something else meanwhile.
    await spendCredit(shop.shop.db, {
      kind: 'order',
      accountId,
      amount: 900,
      orderId: orderID,
      at: shop.shop.now(),
    })
    expect(await late.arrive()).toBe('refund-due')
  })

  test('CHK-8 an older order that is paid late has the credit that the unpaid newer one held', async () => {
    const { visitor, conserved } = await rich(1000)
    await apply(visitor, 1000)
    const { orderID } = await placed(visitor)
    const late = await attempt(shop, visitor, orderID)
    const newer = await placed(visitor)
    expect(await late.arrive()).toBe('paid')
    expect(await detail(visitor, newer.orderID)).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'NOT_PAID',
    })
    await conserved(0)
  })

  test.each([-1, 0.5, '100', null])('API-4 %s is no amount', async amount => {
    const { visitor } = await rich(500)
    expect((await apply(visitor, amount)).status).toBe(400)
  })
})

describe('paying an order with it', () => {
  test('CHK-4 all that is due: the order is paid, the cart emptied, a receipt sent; once', async () => {
    const { visitor, conserved } = await rich(5000)
    const { orderID } = await placed(visitor)
    const key = randomUUID()
    const replies = await Promise.all([payAll(visitor, orderID, key), payAll(visitor, orderID, key)])
    const again = await payAll(visitor, orderID, key)
    expect(again.body).toEqual({
      orderID,
      paid: 2938,
      due: 0,
      balance: 2062,
      currency: 'CAD',
      status: 'NEW',
      paymentStatus: 'PAID_ONLINE',
    })
    expect(replies.every(r => r.status === 200 || r.code === 'in-progress')).toBe(true)
    await conserved(2062)
    expect((await visitor.api('GET shoppingManagement4/myCart')).body.itemCount).toBe(0)
    expect(await sendReceipts(shop.shop)).toBeGreaterThan(0)
    expect((await payAll(visitor, orderID)).code).toBe('order-closed')
    expect((await payAll(visitor, randomUUID().slice(0, 8), key)).code).toBe('not-found')
  })

  test('CHK-4 too little credit changes nothing', async () => {
    const { visitor, conserved } = await rich(2937)
    const { orderID } = await placed(visitor)
    expect(await payAll(visitor, orderID)).toMatchObject({
      status: 409,
      code: 'credit-short',
      message: 'There is not enough store credit: $29.37 is left.',
    })
    await conserved(2937)
    expect((await detail(visitor, orderID)).status).toBe('INTERIM')
  })

  test('CHK-4 a deposit pays a part at once, the rest another way; cancelling gives both back', async () => {
    const { visitor, conserved } = await rich(1000)
    const { orderID } = await placed(visitor)
    const key = randomUUID()
    expect((await deposit(visitor, orderID, 800, key)).body).toMatchObject({
      paid: 800,
      due: 2138,
      balance: 200,
    })
    expect((await deposit(visitor, orderID, 800, key)).body).toMatchObject({ due: 2138, balance: 200 })
    expect((await deposit(visitor, orderID, 900, key)).code).toBe('key-reused')
    await conserved(200)
    expect(await detail(visitor, orderID)).toMatchObject({ total: 2938, storeCredit: 800, due: 2138 })
    const payment = await attempt(shop, visitor, orderID)
    expect(await payment.arrive()).toBe('paid')
    expect((await cancel(visitor, orderID)).status).toBe(200)
    await conserved(1000)
    const [row] = await shop.shop.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, payment.attemptID))
    expect([row?.state, row?.amount]).toEqual(['refund-due', 2138])
  })

  test('CHK-4 more than is due is refused, all of it pays the order', async () => {
    const { visitor, conserved } = await rich(5000)
    const { orderID } = await placed(visitor)
    expect(await deposit(visitor, orderID, 2939)).toMatchObject({ status: 400, field: 'amount' })
    expect((await deposit(visitor, orderID, 2938)).body).toMatchObject({
      due: 0,
      paymentStatus: 'PAID_ONLINE',
    })
    await conserved(2062)
  })

  test('CHK-4 an order that three opened by its link and each paid a part of gives each back their own', async () => {
    const guest = await shop.visitor()
    good(await add(guest, 'mooncake', 4))
    const { orderID } = await placed(guest)
    const { search: returnUrlInfo } = new URL(orderLink(shop.shop, { id: orderID, accountId: null }))
    const payers = [await rich(1000), await rich(1000), await rich(1000)]
    for (const [i, { visitor }] of payers.entries()) {
      const opened = { params: { id: orderID }, query: { returnUrlInfo } }
      good(await visitor.api('GET admin/orderManagement/order/{id}', opened))
      good(await deposit(visitor, orderID, 100 * (i + 1)))
    }
    shop.pass(31 * 60_000)
    await expireOverdue(shop.shop)
    for (const { conserved } of payers) await conserved(1000)
  })

  test.each(['stays a guest', 'registers meanwhile'])(
    'CHK-4 an order paid late takes what another paid of it from them again, whether its shopper %s',
    async how => {
      const [guest, friend] = [await shop.visitor(), await rich(1000)]
      good(await add(guest, 'mooncake', 4))
      const { orderID } = await placed(guest)
      const { search: returnUrlInfo } = new URL(orderLink(shop.shop, { id: orderID, accountId: null }))
      const opened = { params: { id: orderID }, query: { returnUrlInfo } }
      good(await friend.visitor.api('GET admin/orderManagement/order/{id}', opened))
      good(await deposit(friend.visitor, orderID, 600))
      const payment = await attempt(shop, guest, orderID)
      const owner = how === 'stays a guest' ? null : (await signedIn(shop, guest)).accountId
      if (owner) await giveCredit(shop.shop, owner, 1000)
      shop.pass(31 * 60_000)
      await expireOverdue(shop.shop)
      await friend.conserved(1000)
      expect(await payment.arrive()).toBe('paid')
      await friend.conserved(400)
      if (owner) expect(await ledgerOf(shop.shop, owner)).toEqual({ balance: 1000, entries: 1000 })
    },
  )

  test('CHK-8 a payment opened before the deposit is not paid twice: the deposit goes back', async () => {
    const { visitor, conserved } = await rich(1000)
    const { orderID } = await placed(visitor)
    const payment = await attempt(shop, visitor, orderID)
    await deposit(visitor, orderID, 800)
    await conserved(200)
    expect(await payment.arrive()).toBe('paid')
    await conserved(1000)
    expect(await detail(visitor, orderID)).toMatchObject({ storeCredit: 0, due: 2938, status: 'NEW' })
  })

  test.each(['before', 'after'])(
    'CHK-8 a payment opened between two deposits that comes %s the order’s time is over leaves the earlier one',
    async when => {
      const [guest, early, late] = [await shop.visitor(), await rich(1000), await rich(1000)]
      good(await add(guest, 'mooncake', 4))
      const { orderID } = await placed(guest)
      const { search: returnUrlInfo } = new URL(orderLink(shop.shop, { id: orderID, accountId: null }))
      const opened = { params: { id: orderID }, query: { returnUrlInfo } }
      for (const { visitor } of [early, late])
        good(await visitor.api('GET admin/orderManagement/order/{id}', opened))
      good(await deposit(early.visitor, orderID, 700))
      const payment = await attempt(shop, guest, orderID)
      good(await deposit(late.visitor, orderID, 600))
      if (when === 'after') shop.pass(31 * 60_000)
      await expireOverdue(shop.shop)
      expect(await payment.arrive()).toBe('paid')
      await early.conserved(300)
      await late.conserved(1000)
    },
  )

  test('CHK-8 a provider’s payment of an order that credit has paid goes back', async () => {
    const { visitor, conserved } = await rich(5000)
    const { orderID } = await placed(visitor)
    const payment = await attempt(shop, visitor, orderID)
    good(await payAll(visitor, orderID))
    expect(await payment.arrive()).toBe('refund-due')
    await conserved(2062)
  })

  test('ACC-10 an order of somebody else is as absent as none', async () => {
    const [owner, other] = [await rich(5000), await rich(5000)]
    const { orderID } = await placed(owner.visitor)
    expect((await payAll(other.visitor, orderID)).code).toBe('not-found')
    expect((await deposit(other.visitor, orderID, 100)).code).toBe('not-found')
    await other.conserved(5000)
  })

  test('CHK-4 an order whose time is over is not paid', async () => {
    const { visitor, conserved } = await rich(5000)
    const { orderID } = await placed(visitor)
    shop.pass(31 * 60_000)
    expect((await payAll(visitor, orderID)).code).toBe('order-closed')
    await conserved(5000)
  })
})
