import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fissionCampaigns } from '../database/schema/campaigns.ts'
import { paymentAttempts } from '../database/schema/payment.ts'
import { useGroupBuyShop } from '../testing/group-buys.ts'
import {
  accept,
  attempt,
  giveCredit,
  join,
  ledgerOf,
  newCampaign,
  orderIn,
  paid,
  settle,
  signedIn,
} from '../testing/offers.ts'
import { check, good, stockOf } from '../testing/purchase.ts'
import type { TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { cancelCampaign, settleCampaigns } from './close-campaigns.ts'

let shop: TestShop

useGroupBuyShop(opened => {
  shop = opened
})

/** A group buy that lasts another ten minutes. */
const short = (more: Parameters<typeof newCampaign>[1] = {}) =>
  newCampaign(shop, { endsAt: new Date(shop.shop.now().getTime() + 10 * 60_000), ...more })
async function end(processes = 1) {
  shop.pass(10 * 60_000)
  await Promise.all(Array.from({ length: processes }, () => settleCampaigns(shop.shop)))
  while ((await settleCampaigns(shop.shop)) > 0);
}
const statusOf = async (id: string) => {
  const [row] = await shop.shop.db.select().from(fissionCampaigns).where(eq(fissionCampaigns.id, id))
  return row?.status
}
const attemptOf = async (id: string) => {
  const [row] = await shop.shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  return [row?.state, row?.refundAmount]
}
const orderOf = async (visitor: Visitor, id: string) =>
  good(await visitor.api('GET admin/orderManagement/order/{id}', { params: { id } }))
const creditPay = (visitor: Visitor, orderID: string) =>
  visitor.api('POST shoppingManagement4/storeCreditPayment', {
    body: { orderID, idempotencyKey: crypto.randomUUID() },
  })

test('GRP-2 at its end a group buy with enough paid units succeeds: the difference to the final price goes back, taxes too', async () => {
  const id = await short()
  const [first, second] = [await shop.visitor(), await shop.visitor()]
  const early = await orderIn(first, id, 4)
  const earlyAttempt = await paid(shop, first, early.orderID)
  const late = await orderIn(second, id, 2)
  const lateAttempt = await paid(shop, second, late.orderID)
  // 4 at 6.00, then 2 at 5.00; six paid units make it 4.00 for all.
  expect([early.total, late.total]).toEqual([2712, 1130])
  await end(2)
  expect(await statusOf(id)).toBe('successful')
  expect(await attemptOf(earlyAttempt)).toEqual(['refund-due', 904])
  expect(await attemptOf(lateAttempt)).toEqual(['refund-due', 226])
  expect(await orderOf(first, early.orderID)).toMatchObject({ status: 'NEW', paymentStatus: 'PAID_ONLINE' })
  await end()
  expect(await attemptOf(earlyAttempt)).toEqual(['refund-due', 904])
})

test('GRP-2 an order at the final price gets nothing back', async () => {
  const id = await short({ goal: 1 })
  const visitor = await shop.visitor()
  const only = await paid(shop, visitor, (await orderIn(visitor, id, 1)).orderID)
  await end()
  expect(await statusOf(id)).toBe('successful')
  expect(await attemptOf(only)).toEqual(['paid', null])
})

test('GRP-2 what store credit paid goes back as store credit, a note says why', async () => {
  const id = await short()
  const { visitor, accountId } = await signedIn(shop)
  await giveCredit(shop.shop, accountId, 10_000)
  const { orderID, total } = await orderIn(visitor, id, 6)
  expect((await creditPay(visitor, orderID)).body).toMatchObject({ due: 0, paymentStatus: 'PAID_ONLINE' })
  expect(total).toBe(4068)
  await end(2)
  const balance = 10_000 - 4068 + 1356
  expect(await ledgerOf(shop.shop, accountId)).toEqual({ balance, entries: balance })
  const { timeline } = await orderOf(visitor, orderID)
  expect(timeline.at(-1)).toMatchObject({
    event: 'refunded',
    note: '$13.56 · The group buy reached a lower price: the difference goes back.',
  })
})

test('GRP-2 a group buy that fails refunds everyone and gives the stock back', async () => {
  const id = await short({ goal: 10 })
  const before = await stockOf(shop.stranger(), 'mooncake')
  const payer = await shop.visitor()
  const { orderID } = await orderIn(payer, id, 2)
  const attemptID = await paid(shop, payer, orderID)
  const rich = await signedIn(shop)
  await giveCredit(shop.shop, rich.accountId, 1000)
  const second = await orderIn(rich.visitor, id, 1)
  good(await creditPay(rich.visitor, second.orderID))
  const waiting = await shop.visitor()
  const open = await orderIn(waiting, id, 3)
  await end(2)
  expect(await statusOf(id)).toBe('failed')
  expect(await attemptOf(attemptID)).toEqual(['refund-due', null])
  expect(await ledgerOf(shop.shop, rich.accountId)).toEqual({ balance: 1000, entries: 1000 })
  expect(await stockOf(shop.stranger(), 'mooncake')).toBe(before)
  for (const [visitor, order] of [
    [payer, orderID],
    [rich.visitor, second.orderID],
    [waiting, open.orderID],
  ] as const)
    expect((await orderOf(visitor, order)).status).toBe('CANCELLED')
  const { timeline } = await orderOf(payer, orderID)
  expect(timeline.find(entry => entry.event === 'cancelled')?.note).toBe(
    'The group buy did not reach its goal. All that was paid goes back.',
  )
})

test('GRP-2 one that is called off refunds everyone, once', async () => {
  const id = await newCampaign(shop)
  const visitor = await shop.visitor()
  const attemptID = await paid(shop, visitor, (await orderIn(visitor, id, 2)).orderID)
  const cancelled = await Promise.all([cancelCampaign(shop.shop, id), cancelCampaign(shop.shop, id)])
  expect(cancelled.filter(Boolean)).toHaveLength(1)
  await end(2)
  expect(await statusOf(id)).toBe('cancelled')
  expect(await attemptOf(attemptID)).toEqual(['refund-due', null])
  expect((await join(visitor, id, 1)).code).toBe('campaign-not-open')
})

test('GRP-2 a payment that arrives after the end goes back, before and after the end was settled', async () => {
  const id = await short({ goal: 1 })
  const [first, second, third] = [await shop.visitor(), await shop.visitor(), await shop.visitor()]
  await paid(shop, third, (await orderIn(third, id, 1)).orderID)
  const [early, late] = [await orderIn(first, id, 1), await orderIn(second, id, 1)]
  const one = await attempt(shop, first, early.orderID)
  const other = await attempt(shop, second, late.orderID)
  expect(good(await check(first, early.orderID)).order).not.toHaveProperty('goesBack')
  shop.pass(10 * 60_000)
  expect(await one.arrive()).toBe('refund-due')
  await end()
  expect(await other.arrive()).toBe('refund-due')
  // Who comes back from the provider is not told that nothing was charged.
  for (const [visitor, { orderID }] of [
    [first, early],
    [second, late],
  ] as const) {
    const { order } = good(await check(visitor, orderID))
    expect(order).toMatchObject({ goesBack: true, fissionCampaignId: id })
  }
  expect(await statusOf(id)).toBe('successful')
  const shown = await first.api('GET common3/campaign/fission/{id}', { params: { id } })
  expect(shown.body).toMatchObject({ phase: 'closed', paidCount: 1, reservedCount: 0 })
})

test('GRP-2 after the end nothing is ordered, paid by credit or cancelled', async () => {
  const id = await short({ goal: 1 })
  const { visitor, accountId } = await signedIn(shop)
  await giveCredit(shop.shop, accountId, 5000)
  const bought = await orderIn(visitor, id, 1)
  await paid(shop, visitor, bought.orderID)
  const waiting = await shop.visitor()
  await join(waiting, id, 1)
  const bill = await settle(waiting, id)
  const open = await orderIn(visitor, id, 1)
  shop.pass(10 * 60_000)
  expect((await accept(waiting, bill, id)).code).toBe('campaign-not-open')
  expect((await creditPay(visitor, open.orderID)).code).toBe('campaign-not-open')
  const late = await visitor.api('PUT admin/orderManagement/cancelOrder/{id}', {
    params: { id: bought.orderID },
    body: { reason: 'Other plans' },
  })
  expect(late.code).toBe('cancel-late')
  expect(await ledgerOf(shop.shop, accountId)).toEqual({ balance: 5000, entries: 5000 })
})
