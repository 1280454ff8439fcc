import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { products } from '../database/schema/catalog.ts'
import { locations } from '../database/schema/store.ts'
import type { Mail } from '../mail/mailer.ts'
import { FULL_SHOP, fullServiceStore } from '../testing/full-service.ts'
import { DAY } from '../testing/next-day.ts'
import { add, CONTACT, check, good, pay, place, press } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { expireOverdue } from './expire.ts'
import { sendReceipts } from './mail/send-receipts.ts'
import { isOpen } from './refuse-closed.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({}, fullServiceStore)
  await shop.shop.db.update(products).set({ productType: 'MEMBERSHIP' }).where(eq(products.id, 'mooncake'))
})
afterAll(() => shop.close())

const contact = async (visitor: Visitor) =>
  good(
    await visitor.api('POST shoppingManagement4/orderContactInfo', {
      query: { localStoreName: FULL_SHOP, methodName: 'pickup' },
      body: CONTACT,
    }),
  )
async function fullShop() {
  const [location] = await shop.shop.db.select().from(locations).where(eq(locations.id, 'full'))
  if (!location) throw new Error('the store has no such place')
  return location
}
const bill = async (visitor: Visitor) => good(await visitor.api('GET shoppingManagement4/billing/'))

test('CHK-1 ACC-5 who buys a membership alone gives a contact and pays: no time, no place, no code', async () => {
  const visitor = await shop.visitor()
  good(await add(visitor, 'mooncake', 2))
  const [line] = Object.values(good(await visitor.api('GET shoppingManagement4/myCart')).lineItems)
  expect(line?.immaterial).toBe(true)
  const { draft } = good(await visitor.api('GET shoppingManagement4/checkoutConfig'))
  expect(draft.immaterial).toBe(true)
  await contact(visitor)
  const { orderID } = good(await place(visitor, await bill(visitor)))
  const { redirectUrl } = good(await pay(visitor, orderID))
  await press(visitor, redirectUrl, 'pay')
  const { order: returned } = good(await check(visitor, orderID))
  expect(returned).toMatchObject({ location: null, slot: null, pickupDate: null, pickupCode: null })
  const order = good(await visitor.api('GET admin/orderManagement/order/{id}', { params: { id: orderID } }))
  expect(order).toMatchObject({ status: 'NEW', location: null, slot: null, pickupCode: null })
  const mails: Mail[] = []
  shop.shop.mail = async mail => void mails.push(mail)
  await sendReceipts(shop.shop)
  expect(mails[0]?.subject).toContain(orderID)
  expect(mails[0]?.text).not.toMatch(/Pickup|Full Shop/)
})

test('CHK-1 ACC-5 a membership is bought by night, too, where a store serves at tables alone: nobody makes anything of it', async () => {
  const { db } = shop.shop
  const all = await db.select({ id: locations.id, methods: locations.methods }).from(locations)
  onTestFinished(async () => {
    for (const { id, methods } of all) await db.update(locations).set({ methods }).where(eq(locations.id, id))
  })
  await db.update(locations).set({ methods: ['eatIn'] })
  while (isOpen(await fullShop(), shop.shop.now())) shop.pass(3_600_000)
  const visitor = await shop.visitor()
  const ways = async () => {
    const config = good(await visitor.api('GET shoppingManagement4/checkoutConfig'))
    return config.locations.flatMap(l => l.methods)
  }
  good(await add(visitor, 'jasmine'))
  expect(await ways()).toEqual([])
  const [id = ''] = Object.keys(good(await visitor.api('GET shoppingManagement4/myCart')).lineItems)
  good(await visitor.api('POST shoppingManagement4/myCart/delete', { body: { lineID: id } }))
  good(await add(visitor, 'mooncake'))
  expect(await ways()).toEqual(['eatIn'])
  good(
    await visitor.api('POST shoppingManagement4/orderContactInfo', {
      query: { localStoreName: FULL_SHOP, methodName: 'eatIn' },
      body: CONTACT,
    }),
  )
  good(await place(visitor, await bill(visitor)))
})

test('CHK-5 ACC-5 a membership that lapsed unpaid and is paid the next day is given: nothing of it is over', async () => {
  const visitor = await shop.visitor()
  good(await add(visitor, 'mooncake'))
  await contact(visitor)
  const { orderID } = good(await place(visitor, await bill(visitor)))
  const { redirectUrl } = good(await pay(visitor, orderID))
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  shop.pass(DAY)
  await press(visitor, redirectUrl, 'pay')
  expect((await check(visitor, orderID)).body).toMatchObject({ status: 'NEW', paymentStatus: 'PAID_ONLINE' })
})

test('CHK-7 what nobody fetches is not paid in the store', async () => {
  const visitor = await shop.visitor()
  good(await add(visitor, 'mooncake'))
  await contact(visitor)
  const asked = { query: { pickUpAandPayAtStore: 'true' } }
  const { id, total, currency } = good(await visitor.api('GET shoppingManagement4/billing/', asked))
  const body = { idempotencyKey: randomUUID(), total, currency, pickUpAandPayAtStore: true }
  const reply = await visitor.api('POST shoppingManagement4/billing/{id}', { params: { id }, body })
  expect([reply.status, reply.field]).toEqual([400, 'pickUpAandPayAtStore'])
})

test('CHK-1 beside goods that are handed over a time is needed as ever', async () => {
  const visitor = await shop.visitor()
  good(await add(visitor, 'mooncake'))
  good(await add(visitor, 'jasmine'))
  await contact(visitor)
  const mixed = await bill(visitor)
  expect(mixed.draft.immaterial).not.toBe(true)
  expect((await place(visitor, mixed)).code).toBe('draft-incomplete')
})
