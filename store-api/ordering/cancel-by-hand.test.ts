import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '../database/schema/ordering.ts'
import type { Mail } from '../mail/mailer.ts'
import { refundByHand } from '../payment/refund-by-hand.ts'
import { checkAttempts } from '../payment/regular-checks.ts'
import { sendMails } from '../send-mails.ts'
import { newCampaign, openWide, orderIn, paid } from '../testing/offers.ts'
import { CONTACT, check, good, order, pay, press, stockOf } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { cancelByHand } from './cancel-by-hand.ts'
import { handOver } from './hand-over.ts'

let shop: TestShop
const mails: Mail[] = []
beforeAll(async () => {
  shop = await startShop()
  shop.shop.mail = async mail => void mails.push(mail)
  await openWide(shop)
})
afterAll(() => shop.close())

const cancel = (id: string, reason: string | null = null) => cancelByHand(shop.shop, id, reason)
const detail = async (visitor: Visitor, id: string) =>
  good(await visitor.api('GET admin/orderManagement/order/{id}', { params: { id } }))
const eventsOf = async (visitor: Visitor, id: string) =>
  (await detail(visitor, id)).timeline.map(entry => entry.event)
const settleMoney = async () => {
  shop.pass(1000)
  await checkAttempts(shop.shop)
}

async function paidOrder() {
  const visitor = await shop.visitor()
  const before = await stockOf(visitor, 'mooncake')
  const { orderID: id } = await order(visitor, 'mooncake', 1, 3)
  const { redirectUrl } = good(await pay(visitor, id))
  await press(visitor, redirectUrl, 'pay')
  good(await check(visitor, id))
  return { visitor, id, before }
}

test('ACC-3 the store cancels a paid order: goods and money go back, and the shopper is mailed why, once', async () => {
  const { visitor, id, before } = await paidOrder()
  await cancel(id, 'The oven broke down')
  expect(await stockOf(visitor, 'mooncake')).toBe(before)
  await settleMoney()
  const after = await detail(visitor, id)
  expect(after).toMatchObject({ status: 'CANCELLED', refund: 'done', canCancel: false })
  expect(after.timeline.map(entry => entry.event)).toEqual(['placed', 'paid', 'cancelled', 'refunded'])
  expect(after.timeline[2]?.note).toBe('The oven broke down')
  await expect(cancel(id)).rejects.toThrow(`Order ${id} cannot be cancelled: it is cancelled already.`)
  while ((await sendMails(shop.shop)) > 0);
  const about = mails.filter(({ subject }) => subject.includes(id))
  expect(about).toMatchObject([
    { to: CONTACT.email, text: expect.stringContaining('\nThe oven broke down\n') },
  ])
})

test('ACC-3 the store cancels what its shopper may not any more, until it is handed over', async () => {
  const waiting = await paidOrder()
  await handOver(shop.shop, waiting.id, 'ready')
  expect((await detail(waiting.visitor, waiting.id)).canCancel).toBe(false)
  await cancel(waiting.id)
  expect(await eventsOf(waiting.visitor, waiting.id)).toEqual(['placed', 'paid', 'ready', 'cancelled'])
  const fetched = await paidOrder()
  await handOver(shop.shop, fetched.id, 'completed')
  await expect(cancel(fetched.id)).rejects.toThrow('it was handed over; "refund" sends back what it cost')
  expect(await eventsOf(fetched.visitor, fetched.id)).toEqual(['placed', 'paid', 'completed'])
})

test('ACC-3 the store is sent to no refund that there is not: what was paid in the store comes back there', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor, 'mooncake', 1, 5)
  await shop.shop.db
    .update(orders)
    .set({ status: 'NEW', paymentStatus: 'PAY_AT_STORE' })
    .where(eq(orders.id, orderID))
  await handOver(shop.shop, orderID, 'completed')
  await expect(cancel(orderID)).rejects.toThrow('it was handed over and paid in the store, which gives back')
})

test('ACC-3 money that still comes for an order that the store cancelled goes back', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor, 'mooncake', 1, 4)
  const { redirectUrl } = good(await pay(visitor, orderID))
  await cancel(orderID, 'Sold out')
  await press(visitor, redirectUrl, 'pay')
  await check(visitor, orderID)
  await settleMoney()
  expect(await eventsOf(visitor, orderID)).toEqual(['placed', 'cancelled', 'refunded'])
})

test('ACC-3 ten times at once an order is cancelled once', async () => {
  const { visitor, id, before } = await paidOrder()
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => cancel(id)))
  expect(all.filter(one => one.status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(visitor, 'mooncake')).toBe(before)
  expect(await eventsOf(visitor, id)).toEqual(['placed', 'paid', 'cancelled'])
})

test('ACC-3 GRP-2 what is in part sent back, in a group buy that runs, or not there is refused in words, and nothing changes', async () => {
  const { visitor, id } = await paidOrder()
  await refundByHand(shop.shop, id, 100, null)
  await expect(cancel(id)).rejects.toThrow(`Order ${id} cannot be cancelled: 100 cents of it were sent back`)
  expect((await detail(visitor, id)).status).toBe('NEW')
  const endsAt = new Date(shop.shop.now().getTime() + 10 * 60_000)
  const campaign = await newCampaign(shop, { endsAt, goal: 1 })
  const member = await shop.visitor()
  const { orderID } = await orderIn(member, campaign, 1)
  await paid(shop, member, orderID)
  await expect(cancel(orderID)).rejects.toThrow('"cancel-campaign" calls that off')
  expect((await detail(member, orderID)).status).toBe('NEW')
  await expect(cancel('NOWHERE')).rejects.toThrow('There is no order "NOWHERE".')
})
