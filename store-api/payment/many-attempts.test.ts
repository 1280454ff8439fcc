import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sandboxPayments } from 'payment-sandbox/schema.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentAttempts } from '../database/schema/payment.ts'
import { attemptCounters } from '../database/schema/visitors.ts'
import { placedFrom } from '../ordering/unpaid-cap.ts'
import { hashToken } from '../session/tokens.ts'
import { DAY, nextDay } from '../testing/next-day.ts'
import { detail, FAILED, PAID, PENDING, paymentsAt } from '../testing/payments.ts'
import { check, order, pay, press } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { checkAttempts } from './regular-checks.ts'

let shop: TestShop
const { stateOf, openOrder } = paymentsAt(() => shop)
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())
beforeEach(() => nextDay(shop))

const TOO_MANY = { status: 429, code: 'too-many' }
const overdue = (rows: number, orderId: string, checks: number) =>
  shop.shop.db.insert(paymentAttempts).values(
    Array.from({ length: rows }, () => ({
      id: `att-${randomUUID()}`,
      orderId,
      provider: 'ott',
      method: 'ALIPAY',
      amount: 735,
      currency: 'CAD',
      state: 'open' as const,
      checks,
      returnTokenHash: randomUUID(),
      createdAt: shop.shop.now(),
      nextCheckAt: new Date(shop.shop.now().getTime() - DAY),
    })),
  )

test('CHK-12 H4 an order opens ten in a quarter of an hour, then again; those it has can be paid', async () => {
  const { visitor, orderID, redirectUrl } = await openOrder()
  const more = await Promise.all(Array.from({ length: 12 }, () => pay(visitor, orderID)))
  expect(more.filter(reply => reply.status === 200)).toHaveLength(9)
  const refused = more.filter(reply => reply.status !== 200)
  for (const reply of refused) expect(reply).toMatchObject(TOO_MANY)
  expect(refused[0]?.message).toBe('Too many attempts. Please try again in 15 minutes.')
  shop.pass(14 * 60_000 + 10_000)
  expect((await pay(visitor, orderID)).message).toBe('Too many attempts. Please try again in a minute.')
  shop.pass(60_000)
  expect((await pay(visitor, orderID)).status).toBe(200)
  await press(visitor, redirectUrl, 'pay')
  expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...PAID })
})

test('CHK-12 H4 a network opens a hundred in a quarter of an hour, whatever orders it makes', async () => {
  const address = '2001:db8:77::1'
  const visitor = await shop.visitor({ 'x-forwarded-for': address })
  const key = hashToken(`pay from ${placedFrom(shop.shop, address)}`)
  await shop.shop.db.insert(attemptCounters).values({ key, attempts: 99, since: shop.shop.now() })
  expect((await pay(visitor, (await order(visitor)).orderID)).status).toBe(200)
  const neighbour = await shop.visitor({ 'x-forwarded-for': '2001:db8:77::2' })
  expect(await pay(neighbour, (await order(neighbour, 'flour')).orderID)).toMatchObject(TOO_MANY)
  const other = await shop.visitor({ 'x-forwarded-for': '2001:db8:78::1' })
  expect((await pay(other, (await order(other, 'flour')).orderID)).status).toBe(200)
})

test('CHK-12 H4 a lost notice is not kept waiting by attempts that nobody pays', async () => {
  while ((await checkAttempts(shop.shop)) > 0);
  const stranger = await openOrder()
  await overdue(40, stranger.orderID, 6)
  const lost = await openOrder(1)
  await shop.shop.db
    .update(sandboxPayments)
    .set({ state: 'paid' })
    .where(eq(sandboxPayments.merchantOrderId, lost.attemptID))
  shop.pass(61_000)
  await checkAttempts(shop.shop)
  expect((await detail(lost.visitor, lost.orderID)).paymentStatus).toBe('PAID_ONLINE')
})

test('CHK-12 H4 money that goes back waits for no question, also not for those that nobody has asked yet', async () => {
  while ((await checkAttempts(shop.shop)) > 0);
  const { visitor, orderID, attemptID, redirectUrl } = await openOrder()
  await press(visitor, redirectUrl, 'pay')
  await visitor.api('PUT admin/orderManagement/cancelOrder/{id}', { params: { id: orderID }, body: {} })
  await overdue(40, (await openOrder(1)).orderID, 0)
  await checkAttempts(shop.shop)
  expect(await stateOf(attemptID)).toBe('refunded')
})

test('RET-5 the last of two attempts is declined, opened once the clock was set back: failed; the first can still pay', async () => {
  const { visitor, orderID, redirectUrl } = await openOrder()
  shop.pass(-60_000)
  const last = (await pay(visitor, orderID)).body
  await press(visitor, last.redirectUrl, 'decline')
  const { order: shown, ...said } = (await check(visitor, orderID)).body
  expect(said).toMatchObject({ orderID, ...FAILED })
  expect(shown?.reopenUrl, 'the one that is open').toBe(redirectUrl)
  await press(visitor, redirectUrl, 'pay')
  expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...PAID })
})

test('RET-3 of two open attempts the last is gone on with, though the clock was set back before it', async () => {
  const { visitor, orderID } = await openOrder()
  shop.pass(-60_000)
  const { redirectUrl } = (await pay(visitor, orderID)).body
  expect((await check(visitor, orderID)).body.order?.reopenUrl).toBe(redirectUrl)
})

test('CHK-8 a way to pay that was declined is opened anew with its key while another attempt is open, once', async () => {
  const { visitor, orderID } = await openOrder()
  const key = randomUUID()
  const declined = (await pay(visitor, orderID, key)).body
  expect((await pay(visitor, orderID, key)).body, 'while it is open').toEqual(declined)
  const other = (await pay(visitor, orderID)).body
  await press(visitor, declined.redirectUrl, 'decline')
  expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...PENDING })
  const again = await Promise.all([1, 2, 3].map(() => pay(visitor, orderID, key)))
  const opened = new Set(again.filter(({ status }) => status === 200).map(({ body }) => body.attemptID))
  expect(opened.size).toBe(1)
  const { attemptID, redirectUrl } = (await pay(visitor, orderID, key)).body
  expect(opened).toEqual(new Set([attemptID]))
  expect([declined.attemptID, other.attemptID]).not.toContain(attemptID)
  await press(visitor, redirectUrl, 'pay')
  expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...PAID })
  expect((await pay(visitor, orderID, key)).body, 'paid').toMatchObject({ attemptID })
})
