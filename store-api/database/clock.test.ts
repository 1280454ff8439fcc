import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleCampaigns } from '../group-buys/close-campaigns.ts'
import { expireOverdue } from '../ordering/expire.ts'
import { expireReservations } from '../ordering/reservation.ts'
import { checkAttempts } from '../payment/regular-checks.ts'
import { countAttempt } from '../session/attempt-limit.ts'
import { newCampaign } from '../testing/offers.ts'
import { add, good, order, pay } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { clockBeside, clockWords } from './clock.ts'
import { fissionCampaigns } from './schema/campaigns.ts'
import { orders, reservations } from './schema/ordering.ts'
import { paymentAttempts } from './schema/payment.ts'
import { attemptCounters } from './schema/visitors.ts'

const HOUR_MS = 3_600_000
let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

test('CHK-12 a clock is compared with the database’s; what differs by over a minute is told with both', async () => {
  const clock = clockBeside(shop.shop.db)
  await clock.compare()
  expect([clock.differs(), clockWords(clock)]).toEqual([false, null])
  for (const [off, says] of [
    [2 * HOUR_MS, /is 7[12]\d\d s ahead of the database's/],
    [-48 * HOUR_MS, /is 172[78]\d\d s behind the database's/],
  ] as const) {
    const wrong = clockBeside(shop.shop.db, () => Date.now() + off)
    await wrong.compare()
    expect([wrong.differs(), clockWords(wrong)]).toEqual([true, expect.stringMatching(says)])
  }
})

/** One server of several is ahead: what the others placed a moment ago seems over to it. */
const whileItDiffers = async (work: () => Promise<void>) => {
  const { clock } = shop.shop
  shop.shop.clock = { ...clock, differs: () => true }
  await work()
  shop.shop.clock = clock
}

test('CHK-5 GRP-2 while the clocks disagree nothing is ended by the clock, and all of it once they agree', async () => {
  const [buyer, browsing] = [await shop.visitor(), await shop.visitor()]
  const { orderID } = await order(buyer, 'flour')
  good(await add(browsing, 'mooncake'))
  good(await browsing.api('POST shoppingManagement4/reserve'))
  const left = async () => {
    const [placed] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderID))
    return [placed?.status, (await shop.shop.db.select().from(reservations)).length]
  }
  shop.pass(HOUR_MS)
  await whileItDiffers(async () => {
    expect(await expireOverdue(shop.shop)).toBe(0)
    expect(await expireReservations(shop.shop)).toBe(0)
    expect(await settleCampaigns(shop.shop)).toBe(0)
    const page = await buyer.api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })
    expect(page.body.status).toBe('INTERIM')
    expect(await left()).toEqual(['INTERIM', 1])
  })
  await expireOverdue(shop.shop)
  await expireReservations(shop.shop)
  expect(await left()).toEqual(['CANCELLED', 0])
})

test('GRP-2 while the clocks disagree no page that shows a group buy ends it', async () => {
  const id = await newCampaign(shop)
  const visitor = await shop.visitor()
  const look = async () => {
    good(await visitor.api('GET common3/campaign/fissionList'))
    const { phase } = good(await visitor.api('GET common3/campaign/fission/{id}', { params: { id } }))
    const [row] = await shop.shop.db.select().from(fissionCampaigns).where(eq(fissionCampaigns.id, id))
    return [row?.status, phase]
  }
  shop.pass(25 * HOUR_MS)
  await whileItDiffers(async () => expect(await look()).toEqual(['active', 'over']))
  expect(await look()).toEqual(['failed', 'closed'])
})

test('ACC-1 attempts that were counted by a clock two days ahead refuse nobody once it is right', async () => {
  const limit = { key: 'somebody', most: 3 }
  const ahead = { ...shop.shop, now: () => new Date(shop.shop.now().getTime() + 48 * HOUR_MS) }
  for (let attempt = 0; attempt < 3; attempt++) await countAttempt(ahead, [limit])
  await expect(countAttempt(ahead, [limit])).rejects.toMatchObject({ status: 429 })
  await countAttempt(shop.shop, [limit])
  const [row] = await shop.shop.db.select().from(attemptCounters).where(eq(attemptCounters.attempts, 1))
  expect(row?.since.getTime()).toBeLessThanOrEqual(shop.shop.now().getTime())
})

test('CHK-5 what was placed and held by a clock two days ahead is given back in time once it is right', async () => {
  const { now } = shop.shop
  const [buyer, browsing] = [await shop.visitor(), await shop.visitor()]
  shop.shop.now = () => new Date(now().getTime() + 48 * HOUR_MS)
  const { orderID } = await order(buyer, 'flour')
  good(await add(browsing, 'mooncake'))
  good(await browsing.api('POST shoppingManagement4/reserve'))
  shop.shop.now = now
  await expireOverdue(shop.shop)
  await expireReservations(shop.shop)
  expect(await shop.shop.db.select().from(reservations)).toEqual([])
  const [waits] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderID))
  expect(waits?.status).toBe('INTERIM')
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  const [over] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderID))
  expect(over?.status).toBe('CANCELLED')
})

test('CHK-8 a payment that was begun by a clock two days ahead is asked about in time once it is right', async () => {
  const { now } = shop.shop
  const buyer = await shop.visitor()
  shop.shop.now = () => new Date(now().getTime() + 48 * HOUR_MS)
  const { orderID } = await order(buyer, 'mooncake')
  const { attemptID } = good(await pay(buyer, orderID))
  shop.shop.now = now
  await checkAttempts(shop.shop)
  const [attempt] = await shop.shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptID))
  expect(attempt?.checks).toBe(1)
  expect(attempt?.nextCheckAt?.getTime()).toBeLessThan(now().getTime() + HOUR_MS)
})

test('CHK-8 a clock three days ahead gives up no payment that may still come while the clocks disagree', async () => {
  const { now } = shop.shop
  const { orderID } = await order(await shop.visitor(), 'mooncake')
  await shop.shop.db.insert(paymentAttempts).values({
    id: 'att-begun-just-now',
    orderId: orderID,
    provider: 'ott',
    method: 'ALIPAY',
    amount: 735,
    currency: 'CAD',
    state: 'open',
    returnTokenHash: '-',
    createdAt: now(),
    nextCheckAt: now(),
  })
  await whileItDiffers(async () => {
    shop.shop.now = () => new Date(now().getTime() + 72 * HOUR_MS)
    await checkAttempts(shop.shop)
    shop.shop.now = now
  })
  const mine = eq(paymentAttempts.id, 'att-begun-just-now')
  const [attempt] = await shop.shop.db.select().from(paymentAttempts).where(mine)
  expect([attempt?.checks, attempt?.nextCheckAt]).toEqual([1, expect.any(Date)])
})
