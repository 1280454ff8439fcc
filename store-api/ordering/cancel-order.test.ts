import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '../database/schema/visitors.ts'
import type { Mail } from '../mail/mailer.ts'
import { checkAttempts } from '../payment/regular-checks.ts'
import { FULL_SHOP, fullServiceStore } from '../testing/full-service.ts'
import { member } from '../testing/people.ts'
import { add, CONTACT, check, good, order, pay, press, stockOf } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { expireOverdue } from './expire.ts'
import { sendReceipts } from './mail/send-receipts.ts'

const HOUR = 3_600_000
let shop: TestShop
beforeAll(async () => {
  shop = await startShop({}, fullServiceStore)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.pass(24 * HOUR)
  await expireOverdue(shop.shop)
})

const cancel = (visitor: Visitor, id: string, body: object = {}) =>
  visitor.api('PUT admin/orderManagement/cancelOrder/{id}', { params: { id }, body })
const detailOf = async (visitor: Visitor, id: string) =>
  good(await visitor.api('GET admin/orderManagement/order/{id}', { params: { id } }))
const events = (order: { timeline: { event: string }[] }) => order.timeline.map(e => e.event)

/** At the last of the next days, so that there is time to cancel. */
async function paidOrder(visitor: Visitor) {
  const { orderID } = await order(visitor, 'mooncake', 2, 8)
  const { redirectUrl } = good(await pay(visitor, orderID))
  await press(visitor, redirectUrl, 'pay')
  good(await check(visitor, orderID))
  return orderID
}

/** Accepted at once, paid at the counter. */
async function orderAtStore(
  visitor: Visitor,
  query: Record<string, string>,
  { choose = undefined as (() => Promise<unknown>) | undefined, email = CONTACT.email } = {},
) {
  good(await add(visitor, 'mooncake', 2))
  good(
    await visitor.api('POST shoppingManagement4/orderContactInfo', {
      query: { localStoreName: FULL_SHOP, ...query },
      body: { ...CONTACT, email },
    }),
  )
  await choose?.()
  const asked = { query: { pickUpAandPayAtStore: 'true' } }
  const bill = good(await visitor.api('GET shoppingManagement4/billing/', asked))
  return visitor.api('POST shoppingManagement4/billing/{id}', {
    params: { id: bill.id },
    body: {
      idempotencyKey: randomUUID(),
      total: bill.total,
      currency: bill.currency,
      pickUpAandPayAtStore: true,
    },
  })
}

const pickUpTomorrow = async (visitor: Visitor) => {
  const { locations } = good(await visitor.api('GET shoppingManagement4/checkoutConfig'))
  const start = locations.find(l => l.localStoreName === FULL_SHOP)?.pickupSlots.at(-1)?.start
  return good(await visitor.api('POST shoppingManagement4/orderPickupDateTime', { body: { start } }))
}

/** Whose orders wait for no mailed link. */
async function provenMember() {
  const { visitor, id, emailID: email } = await member(shop)
  await shop.shop.db.update(accounts).set({ provenAt: shop.shop.now() }).where(eq(accounts.id, id))
  return { visitor, email }
}

const [WEDNESDAY, THURSDAY] = [3, 4]
/** On to the next such day and hour in Toronto, in summer. */
function passTo(weekday: number, hour: number): void {
  const there = () => new Date(shop.shop.now().getTime() - 4 * HOUR)
  while (there().getUTCDay() !== weekday || there().getUTCHours() !== hour) shop.pass(HOUR)
}

describe('cancelling', () => {
  test('ACC-3 an unpaid order gives everything back, with its reason in the timeline; repeating changes nothing', async () => {
    const visitor = await shop.visitor()
    const before = await stockOf(visitor, 'mooncake')
    const { orderID } = await order(visitor, 'mooncake', 2)
    expect(await detailOf(visitor, orderID)).toMatchObject({ canCancel: true, pickupCode: null })
    const cancelled = good(await cancel(visitor, orderID, { reason: 'Wrong day' }))
    expect(cancelled).toMatchObject({ status: 'CANCELLED', canCancel: false, expiresAt: null })
    expect(cancelled.timeline.at(-1)).toMatchObject({ event: 'cancelled', note: 'Wrong day' })
    expect(good(await cancel(visitor, orderID, { reason: 'Another' }))).toEqual(cancelled)
    expect(await stockOf(visitor, 'mooncake')).toBe(before)
  })

  test('ACC-3 twenty times at once gives back once', async () => {
    const visitor = await shop.visitor()
    const before = await stockOf(visitor, 'mooncake')
    const { orderID } = await order(visitor, 'mooncake', 2)
    const replies = await Promise.all(Array.from({ length: 20 }, () => cancel(visitor, orderID)))
    expect(new Set(replies.map(r => r.status))).toEqual(new Set([200]))
    expect(await stockOf(visitor, 'mooncake')).toBe(before)
    expect(events(await detailOf(visitor, orderID))).toEqual(['placed', 'cancelled'])
  })

  test('ACC-3 a paid order goes back, and its money', async () => {
    const visitor = await shop.visitor()
    const before = await stockOf(visitor, 'mooncake')
    const orderID = await paidOrder(visitor)
    expect((await detailOf(visitor, orderID)).pickupCode).toMatch(/^[0-9A-Z]{5}$/)
    good(await cancel(visitor, orderID))
    expect(await stockOf(visitor, 'mooncake')).toBe(before)
    shop.pass(1000)
    await checkAttempts(shop.shop)
    const after = await detailOf(visitor, orderID)
    expect(after).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PAID_ONLINE', pickupCode: null })
    expect(events(after)).toEqual(['placed', 'paid', 'cancelled', 'refunded'])
  })

  test('ACC-3 list and page say how far the money of a cancelled order has come', async () => {
    const { visitor } = await member(shop)
    const said = async (orderID: string) => {
      const query = { infiniteLoad: 'true', numberToLoad: '10', startingPosition: '0' }
      const { orders } = good(await visitor.api('GET admin/orderManagement/orders/list', { query }))
      const row = orders.find(one => one.orderID === orderID)
      return [row?.refund, (await detailOf(visitor, orderID)).refund]
    }
    const orderID = await paidOrder(visitor)
    expect(await said(orderID)).toEqual([null, null])
    expect(good(await cancel(visitor, orderID)).refund).toBe('due')
    expect(await said(orderID)).toEqual(['due', 'due'])
    shop.pass(1000)
    await checkAttempts(shop.shop)
    expect(await said(orderID)).toEqual(['done', 'done'])
    const { orderID: unpaid } = await order(visitor, 'mooncake', 1)
    good(await cancel(visitor, unpaid))
    expect(await said(unpaid)).toEqual([null, null])
  })

  test('ACC-3 cancelled is final: money that still comes goes back, also where the order’s time was over before', async () => {
    for (const wait of [0, 31 * 60_000]) {
      const visitor = await shop.visitor()
      const { orderID } = await order(visitor, 'mooncake', 2, 5)
      const { redirectUrl } = good(await pay(visitor, orderID))
      shop.pass(wait)
      await expireOverdue(shop.shop)
      good(await cancel(visitor, orderID))
      await press(visitor, redirectUrl, 'pay')
      await check(visitor, orderID)
      shop.pass(1000)
      await checkAttempts(shop.shop)
      const after = await detailOf(visitor, orderID)
      expect([after.status, after.paymentStatus]).toEqual(['CANCELLED', 'NOT_PAID'])
      expect(events(after)).toEqual(['placed', 'cancelled', 'refunded'])
    }
  })

  test('ACC-3 once the slot closes for orders, what is paid cannot be cancelled', async () => {
    const visitor = await shop.visitor()
    const orderID = await paidOrder(visitor)
    const start = Date.parse((await detailOf(visitor, orderID)).slot?.start ?? '')
    shop.pass(start - HOUR - shop.shop.now().getTime() + 1000)
    expect((await detailOf(visitor, orderID)).canCancel).toBe(false)
    const reply = await cancel(visitor, orderID)
    expect([reply.status, reply.code]).toEqual([409, 'cancel-late'])
    expect((await detailOf(visitor, orderID)).status).toBe('NEW')
  })

  test('ACC-10 another’s order is as absent as none', async () => {
    const { orderID } = await order(await shop.visitor())
    expect((await cancel(await shop.visitor(), orderID)).status).toBe(404)
  })

  test.each([[{ reason: 'x'.repeat(501) }], [{ reason: 5 }], [{ reason: 'a', paid: true }]])(
    'API-4 %j is no reason',
    async body => {
      const visitor = await shop.visitor()
      const { orderID } = await order(visitor)
      expect((await cancel(visitor, orderID, body)).status).toBe(400)
    },
  )
})

describe('paying in the store', () => {
  test('CHK-7 the order is accepted at once, the cart empty, and from a known shopper it never expires', async () => {
    const { visitor, email } = await provenMember()
    const choose = () => pickUpTomorrow(visitor)
    const placed = good(await orderAtStore(visitor, { methodName: 'pickup' }, { choose, email }))
    expect(placed).toMatchObject({ status: 'NEW', paymentStatus: 'PAY_AT_STORE', due: placed.total })
    expect(good(await visitor.api('GET shoppingManagement4/myCart')).itemCount).toBe(0)
    shop.pass(2 * HOUR)
    await expireOverdue(shop.shop)
    const after = await detailOf(visitor, placed.orderID)
    expect(after).toMatchObject({ status: 'NEW', expiresAt: null, canCancel: true })
    expect(after.paymentMethod).toBe('pay-at-store')
    expect(after.pickupCode).toMatch(/^[0-9A-Z]{5}$/)
    expect(events(after)).toEqual(['placed', 'accepted'])
    expect((await pay(visitor, placed.orderID)).code).toBe('order-closed')
    expect(good(await cancel(visitor, placed.orderID))).toMatchObject({
      status: 'CANCELLED',
      pickupCode: null,
    })
  })

  test('RET-9 CHK-7 its receipt says that it is to be paid in the store, and at which table', async () => {
    const mails: Mail[] = []
    shop.shop.mail = async mail => void mails.push(mail)
    await sendReceipts(shop.shop)
    passTo(WEDNESDAY, 11)
    const visitor = await shop.visitor()
    const { orderID, total } = good(
      await orderAtStore(visitor, { methodName: 'eatIn', tableNumber: 'Patio 2' }),
    )
    mails.length = 0
    await sendReceipts(shop.shop)
    await sendReceipts(shop.shop)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe(`Test House: order ${orderID}, to be paid in the store`)
    for (const part of [
      `To pay in the store  $${(Number(total) / 100).toFixed(2)}`,
      'At a table: Full Shop',
      'Table Patio 2',
    ])
      expect(mails[0]?.text).toContain(part)
    // It comes to the table: nobody says anything at the counter.
    expect(mails[0]?.text).not.toContain('pickup code')
    expect((await detailOf(visitor, orderID)).pickupCode).toBeNull()
  })

  test('CHK-7 what is made at a table at once cannot be cancelled', async () => {
    passTo(WEDNESDAY, 11)
    const visitor = await shop.visitor()
    const placed = good(await orderAtStore(visitor, { methodName: 'eatIn', tableNumber: 'A1' }))
    expect((await cancel(visitor, placed.orderID)).code).toBe('cancel-late')
  })

  test('CHK-1 CAT-11 while the place is closed nobody orders at a table: it is not offered, and refused with when it opens', async () => {
    const offered = async () => {
      const { locations } = good(await visitor.api('GET shoppingManagement4/checkoutConfig'))
      return locations.find(l => l.localStoreName === FULL_SHOP)?.methods
    }
    const { visitor, email } = await provenMember()
    const orderAtTable = () => orderAtStore(visitor, { methodName: 'eatIn', tableNumber: 'A1' }, { email })
    passTo(WEDNESDAY, 17)
    expect(await offered()).toEqual(['pickup', 'delivery'])
    const reply = await orderAtTable()
    expect([reply.status, reply.code, reply.message?.replaceAll('\xa0', ' ')]).toEqual([
      409,
      'store-closed',
      expect.stringMatching(
        /^The store is closed now and serves at tables again from Thu, \w+ \d+, 9:00 a\.m\. on\.$/,
      ),
    ])
    passTo(THURSDAY, 9)
    expect(await offered()).toContain('eatIn')
    expect(good(await orderAtTable()).status).toBe('NEW')
  })

  test('CHK-7 a place that takes no payment refuses, before and when ordering', async () => {
    const visitor = await shop.visitor()
    const bill = await order(visitor).then(() => visitor.api('GET shoppingManagement4/billing/'))
    const asked = { query: { pickUpAandPayAtStore: 'true' } }
    expect((await visitor.api('GET shoppingManagement4/billing/', asked)).status).toBe(400)
    const { id, total, currency } = good(bill)
    const body = { idempotencyKey: randomUUID(), total, currency, pickUpAandPayAtStore: true }
    const reply = await visitor.api('POST shoppingManagement4/billing/{id}', { params: { id }, body })
    expect([reply.status, reply.field]).toEqual([400, 'pickUpAandPayAtStore'])
  })
})

describe('comments', () => {
  const comment = (visitor: Visitor, id: string, text: string, intentID = randomUUID()) =>
    visitor.api('PUT admin/orderManagement/addComment/{id}', {
      params: { id },
      body: { comment: text, intentID },
    })

  test('ACC-3 one intent adds one comment; it stands in the timeline', async () => {
    const visitor = await shop.visitor()
    const { orderID } = await order(visitor)
    const intentID = randomUUID()
    await Promise.all([1, 2, 3].map(() => comment(visitor, orderID, 'I come by bike.', intentID)))
    const { timeline } = good(await comment(visitor, orderID, 'I come by bike.', intentID))
    expect(timeline.map(e => [e.event, e.note])).toEqual([
      ['placed', undefined],
      ['commented', 'I come by bike.'],
    ])
    expect((await comment(visitor, orderID, 'By car.', intentID)).code).toBe('key-reused')
  })

  test('ACC-3 an order takes twenty comments', async () => {
    const visitor = await shop.visitor()
    const { orderID } = await order(visitor)
    const replies = await Promise.all(
      Array.from({ length: 23 }, (_, i) => comment(visitor, orderID, `No. ${i}`)),
    )
    expect(replies.filter(r => r.status === 200)).toHaveLength(20)
    expect(replies.filter(r => r.code === 'too-many')).toHaveLength(3)
  })

  test('ACC-10 ACC-3 nobody comments on another’s order, and an empty or endless comment is none', async () => {
    const visitor = await shop.visitor()
    const { orderID } = await order(visitor)
    expect((await comment(await shop.visitor(), orderID, 'Hello')).status).toBe(404)
    for (const text of [' ', 'x'.repeat(501)])
      expect((await comment(visitor, orderID, text)).status).toBe(400)
  })
})

test('ACC-10 the orders of a customer are for that customer alone', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  const body = { emailID: 'orders@example.com', password: 'long enough', firstName: 'A', lastName: 'B' }
  const { userID } = good(await visitor.api('POST common3/clientRegistration', { body }))
  const ask = (v: Visitor, id: string | null) =>
    v.api('GET admin/orderManagement/customer/{id}/orders', { params: { id: id ?? '' } })
  expect(good(await ask(visitor, userID)).orders.map(o => o.orderID)).toEqual([orderID])
  expect((await ask(visitor, randomUUID())).status).toBe(404)
  expect((await ask(await shop.visitor(), userID)).status).toBe(401)
})
