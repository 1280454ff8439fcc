import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coupons } from '../database/schema/coupons.ts'
import { orderLines, orders, reservations } from '../database/schema/ordering.ts'
import { accept, newCoupon, openWide, settle } from '../testing/offers.ts'
import { add, good, order, stockOf } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { expireOverdue } from './expire.ts'
import { expireReservations } from './reservation.ts'

/** More pieces than can lie in a store: they cannot be given back to its stock. */
const TOO_MANY = 2_147_483_647

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
  await openWide(shop)
})
afterAll(() => shop.close())

const statusOf = async (orderID: string) => {
  const [row] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderID))
  return row?.status
}

test('CHK-5 an order that cannot be given back holds up no other, and its page still opens', async () => {
  const [bad, good] = [await shop.visitor(), await shop.visitor()]
  const stuck = (await order(bad, 'mooncake')).orderID
  const before = await stockOf(good, 'flour')
  const lapsing = (await order(good, 'flour')).orderID
  await shop.shop.db.update(orderLines).set({ quantity: TOO_MANY }).where(eq(orderLines.orderId, stuck))
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  expect([await statusOf(stuck), await statusOf(lapsing)]).toEqual(['INTERIM', 'CANCELLED'])
  const lapsed = await good.api('GET admin/orderManagement/order/{id}', { params: { id: lapsing } })
  expect(lapsed.body.timeline.at(-1)).toMatchObject({ event: 'cancelled', note: 'It was not paid in time.' })
  expect(await stockOf(good, 'flour')).toBe(before)
  const page = await bad.api('GET admin/orderManagement/order/{id}', { params: { id: stuck } })
  expect(page).toMatchObject({ status: 200, body: { status: 'INTERIM' } })
  await shop.shop.db.update(orderLines).set({ quantity: 1 }).where(eq(orderLines.orderId, stuck))
  await expireOverdue(shop.shop)
  expect(await statusOf(stuck)).toBe('CANCELLED')
})

test('CHK-5 a reservation that cannot be given back holds up no other', async () => {
  for (const productID of ['mooncake', 'flour']) {
    const visitor = await shop.visitor()
    good(await add(visitor, productID))
    good(await visitor.api('POST shoppingManagement4/reserve'))
  }
  const held = await shop.shop.db.select().from(reservations)
  const stuck = held.find(({ lines }) => lines[0]?.productId === 'mooncake')
  await shop.shop.db
    .update(reservations)
    .set({ lines: (stuck?.lines ?? []).map(line => ({ ...line, quantity: TOO_MANY })) })
    .where(eq(reservations.id, stuck?.id ?? ''))
  shop.pass(31 * 60_000)
  await expireReservations(shop.shop)
  expect((await shop.shop.db.select().from(reservations)).map(({ id }) => id)).toEqual([stuck?.id])
})

test('CHK-5 an order lapses though the store began to count its coupon anew', async () => {
  const code = await newCoupon(shop, { value: 100_000 })
  const visitor = await shop.visitor()
  good(await add(visitor, 'mooncake'))
  await settle(visitor)
  good(await visitor.api('GET shoppingManagement4/couponVerification/{coupon}', { params: { coupon: code } }))
  const bill = good(await visitor.api('GET shoppingManagement4/billing/'))
  const { orderID } = good(await accept(visitor, bill))
  await shop.shop.db.update(coupons).set({ redeemed: 0 }).where(eq(coupons.code, code))
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  expect(await statusOf(orderID)).toBe('CANCELLED')
  const [coupon] = await shop.shop.db.select().from(coupons).where(eq(coupons.code, code))
  expect(coupon?.redeemed).toBe(0)
})
