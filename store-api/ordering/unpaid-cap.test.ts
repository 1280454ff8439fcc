import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders, reservations } from '../database/schema/ordering.ts'
import { accounts } from '../database/schema/visitors.ts'
import { newCampaign, openWide, paid } from '../testing/offers.ts'
import { member } from '../testing/people.ts'
import { add, good, order, place, settleDraft, stockOf } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { expireOverdue } from './expire.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
  await openWide(shop)
})
afterAll(() => shop.close())

let networks = 0
/** Browsers of one network, or one customer of a provider, each with an IPv6 network of its own in it. */
function network(): () => Promise<Visitor> {
  const prefix = `2001:db8:${(++networks).toString(16)}`
  let browsers = 0
  return () => shop.visitor({ 'x-forwarded-for': `${prefix}:${(++browsers).toString(16)}::1` })
}
async function tryOrder(visitor: Visitor, quantity = 1) {
  good(await add(visitor, 'mooncake', quantity))
  return place(visitor, await settleDraft(visitor))
}
const reserve = async (visitor: Visitor, quantity = 1) => {
  good(await add(visitor, 'mooncake', quantity))
  return visitor.api('POST shoppingManagement4/reserve')
}
const LIMIT = { status: 409, code: 'unpaid-limit' }

test('CHK-12 H4 a network holds twenty unpaid orders and reservations, however many at once; what is paid or over counts no more', async () => {
  const browser = network()
  const visitors = await Promise.all(Array.from({ length: 24 }, browser))
  const replies = await Promise.all(visitors.map((v, i) => (i % 3 === 0 ? reserve(v) : tryOrder(v))))
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(20)
  for (const reply of replies.filter(reply => reply.status !== 200)) expect(reply).toMatchObject(LIMIT)
  const stranger = await browser()
  expect((await tryOrder(stranger)).message).toMatch(/wait for their payment/)
  const other = await network()()
  expect((await tryOrder(other)).status, 'another network').toBe(200)
  const at = replies.findIndex((reply, i) => i % 3 !== 0 && reply.status === 200)
  const { orderID } = (replies[at] as Awaited<ReturnType<typeof tryOrder>>).body
  await paid(shop, visitors[at] as Visitor, orderID)
  expect((await place(stranger, await settleDraft(stranger))).status, 'one was paid').toBe(200)
  expect((await tryOrder(await browser())).status).toBe(409)
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  expect((await tryOrder(await browser())).status, 'their time is over').toBe(200)
})

test('CHK-12 H4 no stranger holds more than 200 pieces; the answer says what to do in both languages, and nothing is taken', async () => {
  const browser = network()
  const first = await browser()
  expect((await reserve(first, 150)).status).toBe(200)
  expect((await place(first, await settleDraft(first))).status, 'its own reservation becomes the order').toBe(
    200,
  )
  const second = await browser()
  const before = await stockOf(second, 'mooncake')
  const refused = await tryOrder(second, 51)
  expect(refused).toMatchObject({ ...LIMIT, message: expect.stringMatching(/confirmed their email/) })
  expect(await reserve(second, 1)).toMatchObject(LIMIT)
  expect(await stockOf(second, 'mooncake')).toBe(before)
  const zh = { 'accept-language': 'zh', 'x-forwarded-for': '2001:db8:ffff::1' }
  expect((await tryOrder(await shop.visitor(zh), 201)).message).toMatch(/已验证邮箱/)
})

test('CHK-12 H4 who proved a mailbox holds five times as much, and no more of the store', async () => {
  const { visitor, id } = await member(shop)
  expect(await tryOrder(visitor, 201)).toMatchObject(LIMIT)
  await shop.shop.db.update(accounts).set({ provenAt: shop.shop.now() }).where(eq(accounts.id, id))
  expect((await place(visitor, await settleDraft(visitor))).status).toBe(200)
  good(await add(visitor, 'flour', 799))
  expect((await place(visitor, await settleDraft(visitor))).status, '1000 pieces').toBe(200)
  const before = await stockOf(visitor, 'flour')
  good(await add(visitor, 'flour', 1))
  const refused = await place(visitor, await settleDraft(visitor))
  expect(refused).toMatchObject({ ...LIMIT, message: expect.stringMatching(/call the store/) })
  expect(refused.message).not.toMatch(/sign in/)
  expect(await stockOf(visitor, 'flour')).toBe(before)
})

test('CHK-12 H4 one browser holds five at a time: its cart’s and those of group buys', async () => {
  const visitor = await shop.visitor()
  await order(visitor)
  const campaigns = await Promise.all(Array.from({ length: 5 }, () => newCampaign(shop)))
  const said: number[] = []
  for (const fissionCampaignId of campaigns) {
    good(
      await visitor.api('POST shoppingManagement4/myCart/fc/{id}', {
        params: { id: fissionCampaignId },
        body: { productID: 'mooncake', optionPair: '', quantity: 1, intentID: crypto.randomUUID() },
      }),
    )
    said.push(
      (await visitor.api('POST shoppingManagement4/reserve', { query: { fissionCampaignId } })).status,
    )
  }
  expect(said).toEqual([200, 200, 200, 200, 409])
})

test('CHK-12 H4 of a network nothing is kept that could be read, and only while the order is unpaid', async () => {
  const visitor = await shop.visitor({ 'x-forwarded-for': '203.0.113.77' })
  const { orderID } = await order(visitor)
  const kept = async () =>
    (await shop.shop.db.select().from(orders).where(eq(orders.id, orderID)))[0]?.placedFrom
  expect(await kept()).toMatch(/^[\w-]{43}$/)
  await paid(shop, visitor, orderID)
  expect(await kept()).toBeNull()
  const local = await shop.visitor()
  await reserve(local)
  const rows = await shop.shop.db.select().from(reservations)
  expect(
    rows.some(row => row.placedFrom === null),
    'a proxy that does not say for whom',
  ).toBe(true)
})
