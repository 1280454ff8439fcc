import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settleCampaigns } from '../group-buys/close-campaigns.ts'
import { cancelByHand } from '../ordering/cancel-by-hand.ts'
import { handOver } from '../ordering/hand-over.ts'
import { orderLink } from '../ordering/order-link/order-link.ts'
import {
  giveCredit,
  ledgerOf,
  newCampaign,
  openWide,
  orderIn,
  paid,
  settle,
  signedIn,
} from '../testing/offers.ts'
import { paymentsAt } from '../testing/payments.ts'
import { goTo, H5_PROVIDERS, openAt } from '../testing/providers.ts'
import { add, good, order, place } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { refundByHand } from './refund-by-hand.ts'
import { checkAttempts } from './regular-checks.ts'

let shop: TestShop
const { bookOf } = paymentsAt(() => shop)
beforeAll(async () => {
  shop = await startShop()
  await openWide(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.pass(24 * 3_600_000))

const refund = (id: string, amount: number, note: string | null = null) =>
  refundByHand(shop.shop, id, amount, note)
const detail = async (visitor: Visitor, id: string) =>
  good(await visitor.api('GET admin/orderManagement/order/{id}', { params: { id } }))
const refundsOf = async (visitor: Visitor, id: string) =>
  (await detail(visitor, id)).timeline.filter(entry => entry.event === 'refunded').map(entry => entry.note)
const cancel = (visitor: Visitor, id: string) =>
  visitor.api('PUT admin/orderManagement/cancelOrder/{id}', { params: { id }, body: {} })
/** Until there is nothing left to be done. */
const check = async () => {
  for (let i = 0; i < 3; i++) {
    shop.pass(60_000)
    await checkAttempts(shop.shop)
  }
}

/** Paid at a provider's page, 7.35. */
async function paidAt(name: (typeof H5_PROVIDERS)[number]) {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  const { attemptID, redirectUrl } = await openAt(name, visitor, orderID)
  await goTo(visitor, redirectUrl, 'do=pay')
  return { visitor, orderID, attemptID }
}

test.each(H5_PROVIDERS)(
  'ACC-3 %s sends back the part that was asked for, once, and the order stands',
  async name => {
    const { visitor, orderID, attemptID } = await paidAt(name)
    const { paymentMethod: paidWith } = await detail(visitor, orderID)
    expect(paidWith).toBeTruthy()
    expect(await refund(orderID, 235, 'One mooncake was broken')).toEqual({ atProvider: 235, asCredit: 0 })
    expect(await refundsOf(visitor, orderID)).toEqual([])
    await check()
    expect(await bookOf(attemptID)).toMatchObject({ state: 'refunded', refunded: 235 })
    expect(await detail(visitor, orderID)).toMatchObject({
      status: 'NEW',
      paymentStatus: 'PAID_ONLINE',
      paymentMethod: paidWith,
      total: 735,
    })
    expect(await refund(orderID, 235)).toBe(null)
    await check()
    expect(await bookOf(attemptID)).toMatchObject({ state: 'refunded', refunded: 235 })
    expect(await refundsOf(visitor, orderID)).toEqual(['$2.35 · One mooncake was broken'])
  },
)

test('ACC-3 ten times at once it is sent back once', async () => {
  const { visitor, orderID, attemptID } = await paidAt('ott')
  const all = await Promise.all(Array.from({ length: 10 }, () => refund(orderID, 100)))
  expect(all.filter(sent => sent !== null)).toEqual([{ atProvider: 100, asCredit: 0 }])
  await check()
  expect(await bookOf(attemptID)).toMatchObject({ state: 'refunded', refunded: 100 })
  expect(await refundsOf(visitor, orderID)).toEqual(['$1.00'])
})

/** Somebody whose cart comes to 735 cents, 500 of them by all the store credit that they have. */
async function payingByCredit() {
  const member = await signedIn(shop)
  await giveCredit(shop.shop, member.accountId, 500)
  good(await add(member.visitor, 'mooncake'))
  await settle(member.visitor)
  good(await member.visitor.api('POST shoppingManagement4/applyStoreCredit', { body: { amount: 500 } }))
  return member
}

test('ACC-4 what store credit paid of it goes back as store credit: the ledger is right to the cent', async () => {
  const { visitor, accountId } = await payingByCredit()
  const bill = good(await visitor.api('GET shoppingManagement4/billing/'))
  expect([bill.total, bill.due]).toEqual([735, 235])
  const { orderID } = good(await place(visitor, bill))
  const { attemptID, redirectUrl } = await openAt('ott', visitor, orderID)
  await goTo(visitor, redirectUrl, 'do=pay')
  expect(await ledgerOf(shop.shop, accountId)).toEqual({ balance: 0, entries: 0 })
  expect(await refund(orderID, 400, 'Late')).toEqual({ atProvider: 235, asCredit: 165 })
  expect(await refund(orderID, 400, 'Late')).toBe(null)
  await check()
  expect(await bookOf(attemptID)).toMatchObject({ state: 'refunded', refunded: 235 })
  expect(await ledgerOf(shop.shop, accountId)).toEqual({ balance: 165, entries: 165 })
  expect(await refundsOf(visitor, orderID)).toEqual(['$1.65 · Late', '$2.35 · Late'])
})

test('ACC-4 what two paid of an order by store credit goes back to both', async () => {
  const { orderID } = await order(await shop.visitor())
  const { search: returnUrlInfo } = new URL(orderLink(shop.shop, { id: orderID, accountId: null }))
  const [most, rest] = [await signedIn(shop), await signedIn(shop)]
  for (const [amount, { visitor, accountId }] of [[435, most] as const, [300, rest] as const]) {
    await giveCredit(shop.shop, accountId, 500)
    const opened = { params: { id: orderID }, query: { returnUrlInfo } }
    good(await visitor.api('GET admin/orderManagement/order/{id}', opened))
    const body = { orderID, amount, idempotencyKey: randomUUID() }
    good(await visitor.api('POST shoppingManagement4/applyStoreCreditDeposit', { body }))
  }
  expect(await refund(orderID, 635)).toEqual({ atProvider: 0, asCredit: 635 })
  expect(await ledgerOf(shop.shop, most.accountId)).toEqual({ balance: 500, entries: 500 })
  expect(await ledgerOf(shop.shop, rest.accountId)).toEqual({ balance: 400, entries: 400 })
})

test('ACC-4 of an order that is paid in the store the store credit goes back, and no more', async () => {
  const { visitor, accountId } = await payingByCredit()
  const query = { pickUpAandPayAtStore: 'true' }
  const bill = good(await visitor.api('GET shoppingManagement4/billing/', { query }))
  const { orderID } = good(
    await visitor.api('POST shoppingManagement4/billing/{id}', {
      params: { id: bill.id },
      body: { idempotencyKey: randomUUID(), total: 735, currency: bill.currency, pickUpAandPayAtStore: true },
    }),
  )
  await handOver(shop.shop, orderID, 'completed')
  await expect(cancelByHand(shop.shop, orderID, null)).rejects.toThrow(
    'gives back what it took; "refund" sends back the 500 cents of store credit.',
  )
  await expect(refund(orderID, 735)).rejects.toThrow(
    'it is paid in the store, but for 500 cents of store credit.',
  )
  expect(await refund(orderID, 500, 'Stale')).toEqual({ atProvider: 0, asCredit: 500 })
  expect(await refund(orderID, 500, 'Stale')).toBe(null)
  expect(await ledgerOf(shop.shop, accountId)).toEqual({ balance: 500, entries: 500 })
  expect(await refundsOf(visitor, orderID)).toEqual(['$5.00 · Stale'])
})

describe('refused in words, and nothing changes', () => {
  test('ACC-3 more than was paid, a second refund, and cancelling afterwards', async () => {
    const { visitor, orderID, attemptID } = await paidAt('ott')
    await expect(refund(orderID, 736)).rejects.toThrow('only 735 cents were paid')
    await check()
    expect((await bookOf(attemptID))?.refunded).toBe(0)
    expect(await refund(orderID, 735)).toEqual({ atProvider: 735, asCredit: 0 })
    await expect(refund(orderID, 1)).rejects.toThrow('735 cents were sent back before')
    expect((await cancel(visitor, orderID)).code).toBe('cancel-late')
    await check()
    expect((await bookOf(attemptID))?.refunded).toBe(735)
  })

  test('ACC-3 an order that is not paid, cancelled, or not there', async () => {
    const visitor = await shop.visitor()
    const { orderID } = await order(visitor)
    await expect(refund(orderID, 1)).rejects.toThrow('it is not paid')
    good(await cancel(visitor, orderID))
    await expect(refund(orderID, 1)).rejects.toThrow('it is cancelled')
    await expect(refund('NOWHERE', 1)).rejects.toThrow('There is no order "NOWHERE".')
  })

  test('GRP-2 an order whose group buy is not settled, and one that the end gave its difference', async () => {
    const endsAt = new Date(shop.shop.now().getTime() + 10 * 60_000)
    const campaign = await newCampaign(shop, { endsAt, goal: 1 })
    const [first, second] = [await shop.visitor(), await shop.visitor()]
    const { orderID } = await orderIn(first, campaign, 4)
    await paid(shop, first, orderID)
    await paid(shop, second, (await orderIn(second, campaign, 2)).orderID)
    await expect(refund(orderID, 100)).rejects.toThrow('its group buy has not been settled yet')
    shop.pass(10 * 60_000)
    while ((await settleCampaigns(shop.shop)) > 0);
    const more = '"give-credit" gives more as store credit, and the provider\'s own pages send more back.'
    await expect(refund(orderID, 100)).rejects.toThrow(
      `904 cents were sent back before, and providers do that once; ${more}`,
    )
    await expect(cancelByHand(shop.shop, orderID, null)).rejects.toThrow(
      `904 cents of it were sent back before; ${more}`,
    )
  })
})
