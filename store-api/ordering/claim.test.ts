import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailOutbox } from '../database/schema/account.ts'
import { coupons } from '../database/schema/coupons.ts'
import { orders } from '../database/schema/ordering.ts'
import { accounts } from '../database/schema/visitors.ts'
import { DAY } from '../testing/next-day.ts'
import {
  accept,
  attempt,
  giveCredit,
  join,
  newCampaign,
  newCoupon,
  openWide,
  paid,
  settle,
  signedIn,
} from '../testing/offers.ts'
import { detail } from '../testing/payments.ts'
import { add, good, pay } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { confirmAddress } from './confirm-order.ts'
import { expireOverdue } from './expire.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
  await openWide(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.pass(DAY))

const redeemed = async (code: string) =>
  (await shop.shop.db.select().from(coupons).where(eq(coupons.code, code)))[0]?.redeemed
const whyBack = async (attemptId: string) => {
  const rows = await shop.shop.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'payment-returned'))
  return rows.find(({ data }) => data.attemptId === attemptId)?.data.why
}
/** Puts goods and, if wanted, a coupon in the cart, and places the order of a mailbox. */
async function orderOf(visitor: Visitor, email: string, coupon?: string) {
  good(await add(visitor, 'mooncake', 4))
  await settle(visitor, undefined, { email })
  const call = 'GET shoppingManagement4/couponVerification/{coupon}'
  if (coupon) good(await visitor.api(call, { params: { coupon } }))
  return good(await accept(visitor, good(await visitor.api('GET shoppingManagement4/billing/'))))
}
/** Somebody with an account that proved its mailbox. */
async function owner() {
  const { visitor, accountId, emailID } = await signedIn(shop)
  await shop.shop.db.update(accounts).set({ provenAt: shop.shop.now() }).where(eq(accounts.id, accountId))
  return { visitor, accountId, email: emailID }
}
/** One coupon a shopper, held by an order as a guest, which came first, and by one of the account that the mailbox belongs to. */
async function heldTwice() {
  const code = await newCoupon(shop, { shopperLimit: 1 })
  const [guest, own] = [await shop.visitor(), await owner()]
  const first = (await orderOf(guest, own.email, code)).orderID
  return { code, guest, own, first, second: (await orderOf(own.visitor, own.email, code)).orderID }
}

describe('one coupon a shopper, held by two orders of one mailbox', () => {
  test('CHK-4 L12 a payment that comes second goes back, its order is cancelled, and a mail says why', async () => {
    const { code, guest, own, first, second } = await heldTwice()
    const late = await attempt(shop, guest, first)
    await paid(shop, own.visitor, second)
    expect(await late.arrive()).toBe('refund-due')
    expect(await late.arrive(), 'said again').toBe('refund-due')
    const { status, timeline } = await detail(guest, first)
    expect([status, timeline.at(-1)]).toMatchObject([
      'CANCELLED',
      { event: 'cancelled', note: 'You have already used this coupon.' },
    ])
    expect(await whyBack(late.attemptID)).toBe('You have already used this coupon.')
    expect(await redeemed(code)).toBe(1)
  })

  test('CHK-4 L12 whoever pays first has it, the guest as well as the account', async () => {
    const { code, guest, own, first, second } = await heldTwice()
    const late = await attempt(shop, own.visitor, second)
    await paid(shop, guest, first)
    expect(await late.arrive()).toBe('refund-due')
    expect(await redeemed(code)).toBe(1)
  })

  test('CHK-4 L12 before a payment is begun the order is over: its cart is as it was, with a bill that says why', async () => {
    const { code, guest, own, first, second } = await heldTwice()
    await paid(shop, own.visitor, second)
    const refused = await pay(guest, first)
    expect([refused.status, refused.code]).toEqual([409, 'order-closed'])
    expect((await detail(guest, first)).status).toBe('CANCELLED')
    expect((await guest.api('GET shoppingManagement4/myCart')).body.itemCount).toBe(4)
    const bill = good(await guest.api('GET shoppingManagement4/billing/'))
    expect(bill).toMatchObject({ discounts: [], couponIssue: { code, reason: 'coupon-used' } })
    const again = good(await accept(guest, await settle(guest, undefined, { email: own.email })))
    await paid(shop, guest, again.orderID)
  })

  test('CHK-4 L12 a part is not paid by store credit either, and no credit is taken', async () => {
    const { guest, own, first, second } = await heldTwice()
    await giveCredit(shop.shop, own.accountId, 5000)
    const late = await attempt(shop, own.visitor, second)
    await paid(shop, guest, first)
    const call = 'POST shoppingManagement4/applyStoreCreditDeposit'
    const body = { orderID: second, idempotencyKey: randomUUID(), amount: 100 }
    expect((await own.visitor.api(call, { body })).code).toBe('order-closed')
    const { balance } = good(await own.visitor.api('GET admin/storeCreditManagement/storeCredit'))
    expect(balance).toBe(5000)
    expect(await late.arrive(), 'what was begun before').toBe('refund-due')
  })

  test('CHK-4 L12 it is asked of an order that lapsed before it was paid', async () => {
    const { code, guest, own, first, second } = await heldTwice()
    const late = await attempt(shop, own.visitor, second)
    const later = await attempt(shop, guest, first)
    shop.pass(31 * 60_000)
    await expireOverdue(shop.shop)
    // A stranger's order with the owner's address, unpaid, keeps nothing from the owner whose payment is late.
    await orderOf(await shop.visitor(), own.email, code)
    expect(await late.arrive()).toBe('paid')
    expect(await later.arrive()).toBe('refund-due')
  })

  test('CHK-4 L12 of two paid at the same moment one goes back', async () => {
    const { code, guest, own, first, second } = await heldTwice()
    const both = [await attempt(shop, guest, first), await attempt(shop, own.visitor, second)]
    const states = await Promise.all(both.map(({ arrive }) => arrive()))
    expect(states.sort()).toEqual(['paid', 'refund-due'])
    expect(await redeemed(code)).toBe(1)
  })

  test('CHK-4 L12 to be paid in the store: the mailbox cannot confirm it any more, and reads why', async () => {
    const code = await newCoupon(shop, { shopperLimit: 1 })
    const [guest, own] = [await shop.visitor(), await owner()]
    const { orderID } = await orderOf(guest, own.email, code)
    await shop.shop.db
      .update(orders)
      .set({ status: 'NEW', paymentStatus: 'PAY_AT_STORE', awaitsConfirmation: true })
      .where(eq(orders.id, orderID))
    await paid(shop, own.visitor, (await orderOf(own.visitor, own.email, code)).orderID)
    const { pathname, search } = new URL(await confirmAddress(shop.shop, orderID))
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const pressed = await shop.stranger().raw('POST', pathname, { headers, body: search.slice(1) })
    expect([pressed.status, await pressed.text()]).toEqual([
      410,
      expect.stringContaining(`You have already used this coupon. Order ${orderID} is cancelled`),
    ])
    expect((await detail(guest, orderID)).status).toBe('CANCELLED')
  })
})

test('CHK-4 L12 of two coupons for a first order, held by two orders, one is paid', async () => {
  const codes = [
    await newCoupon(shop, { firstOrderOnly: true }),
    await newCoupon(shop, { firstOrderOnly: true }),
  ]
  const email = `${randomUUID()}@example.com`
  const begun = await Promise.all(
    codes.map(async code => {
      const guest = await shop.visitor()
      return attempt(shop, guest, (await orderOf(guest, email, code)).orderID)
    }),
  )
  const states = await Promise.all(begun.map(({ arrive }) => arrive()))
  expect(states.toSorted()).toEqual(['paid', 'refund-due'])
  const sentBack = begun[states.indexOf('refund-due')]?.attemptID ?? ''
  expect(await whyBack(sentBack)).toBe('This coupon is for a first order only.')
})

test('CHK-4 L12 an order without a coupon, paid first, is the first order', async () => {
  const code = await newCoupon(shop, { firstOrderOnly: true })
  const [guest, other, email] = [await shop.visitor(), await shop.visitor(), `${randomUUID()}@example.com`]
  const first = await attempt(shop, guest, (await orderOf(guest, email, code)).orderID)
  await paid(shop, other, (await orderOf(other, email)).orderID)
  expect(await first.arrive()).toBe('refund-due')
})

test('GRP-2 L12 units of a group buy that two orders of one mailbox hold are paid once', async () => {
  const id = await newCampaign(shop, { shopperLimit: 3 })
  const [guest, own] = [await shop.visitor(), await owner()]
  const order = async (who: Visitor, quantity: number) => {
    good(await join(who, id, quantity))
    return good(await accept(who, await settle(who, id, { email: own.email }), id)).orderID
  }
  const first = await order(guest, 3)
  const late = await attempt(shop, guest, first)
  await paid(shop, own.visitor, await order(own.visitor, 2))
  expect(await late.arrive()).toBe('refund-due')
  expect(await whyBack(late.attemptID)).toBe('In this group buy each shopper can order 3 in all.')
  const shown = good(await guest.api('GET common3/campaign/fission/{id}', { params: { id } }))
  expect([shown.paidCount, shown.reservedCount]).toEqual([2, 0])
  const rest = await order(await shop.visitor(), 1)
  expect(
    await shop.shop.db
      .select()
      .from(orders)
      .where(and(eq(orders.id, rest), eq(orders.holdsStock, true))),
  ).toHaveLength(1)
})
