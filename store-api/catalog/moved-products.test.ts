import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products, stock } from '../database/schema/catalog.ts'
import { add, good, order, place, settleDraft } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const DETAIL = 'GET productDetailManagement/productDetail/{id}'
const set = (id: string, values: object) =>
  shop.shop.db.update(products).set(values).where(eq(products.id, id))

test('CAT-8 a product is found by an id it had before, with its own id and all that belongs to it', async () => {
  await set('longjing', { formerIds: ['green-tea', 'dragon-well'] })
  const visitor = shop.stranger()
  const now = (await visitor.api(DETAIL, { params: { id: 'longjing' } })).body
  for (const id of ['green-tea', 'dragon-well'])
    expect((await visitor.api(DETAIL, { params: { id } })).body).toEqual(now)
  const related = (id: string) =>
    visitor.api('GET productManagement2/products/relatedProducts/{id}', { params: { id } })
  expect((await related('green-tea')).body).toEqual((await related('longjing')).body)
})

test('CAT-8 a product says on which day its price or stock last changed', async () => {
  const visitor = await shop.visitor()
  const changedOn = async () =>
    (await visitor.api('GET productManagement/product/{id}', { params: { id: 'jasmine' } })).body.changedOn
  expect(await changedOn()).toBe('2026-02-15')
  await add(visitor, 'jasmine')
  expect(await changedOn()).toBe('2026-02-15')
  // The last one: it is sold out now.
  await order(await shop.visitor(), 'jasmine')
  expect(await changedOn()).not.toBe('2026-02-15')
})

test('CAT-8 CRT-6 one that is taken out while it lies in a cart is there no more: it is neither raised, reserved nor ordered', async () => {
  const visitor = await shop.visitor()
  good(await add(visitor, 'flour', 2))
  const bill = await settleDraft(visitor)
  await set('flour', { recordStatus: 'RETIRED' })
  const cart = good(await visitor.api('GET shoppingManagement4/myCart'))
  const [line] = Object.values(cart.lineItems)
  expect(line).toMatchObject({ productID: 'flour', quantity: 2, available: 0 })
  const change = (quantity: number) =>
    visitor.api('PUT shoppingManagement4/myCart', { body: { lineID: line?.id, quantity } })
  expect(await change(3)).toMatchObject({ status: 410, code: 'no-longer-sold' })
  expect(await add(visitor, 'flour')).toMatchObject({ status: 410, code: 'no-longer-sold' })
  const none = { status: 409, code: 'out-of-stock', message: 'Plain Flour is sold out.' }
  expect(await visitor.api('POST shoppingManagement4/reserve', { body: {} })).toMatchObject(none)
  expect(await place(visitor, bill)).toMatchObject(none)
  expect((await change(1)).status, 'less is always right').toBe(200)
  await set('flour', { recordStatus: 'ACTIVE' })
  expect(await place(visitor, await settleDraft(visitor))).toMatchObject({ status: 200 })
})

test('CRT-6 a choice that is taken out while it lies in a cart stays in it as sold out, and no order goes on without it', async () => {
  const visitor = await shop.visitor()
  good(await add(visitor, 'longjing', 2, '50g-tin'))
  good(await add(visitor, 'flour'))
  const row = and(eq(stock.productId, 'longjing'), eq(stock.optionPair, '50g-tin'))
  const kept = await shop.shop.db.delete(stock).where(row).returning()
  const cart = good(await visitor.api('GET shoppingManagement4/myCart'))
  const line = Object.values(cart.lineItems).find(({ productID }) => productID === 'longjing')
  expect(line).toMatchObject({ quantity: 2, available: 0 })
  expect(cart.itemCount).toBe(3)
  const none = { status: 409, code: 'out-of-stock', message: expect.stringContaining('is sold out.') }
  expect(await visitor.api('POST shoppingManagement4/reserve', { body: {} })).toMatchObject(none)
  const bill = await settleDraft(visitor)
  expect(bill.subtotal).toBe(cart.subtotal)
  expect(await place(visitor, bill)).toMatchObject(none)
  await shop.shop.db.insert(stock).values(kept)
  expect(await place(visitor, await settleDraft(visitor))).toMatchObject({ status: 200 })
})

test('CAT-8 one that is no longer sold is gone, not merely unknown, and in no list', async () => {
  await set('jasmine', { recordStatus: 'RETIRED' })
  const visitor = shop.stranger()
  const gone = await visitor.api(DETAIL, { params: { id: 'jasmine' } })
  expect([gone.status, gone.code]).toEqual([410, 'no-longer-sold'])
  expect((await visitor.api(DETAIL, { params: { id: 'never' } })).status).toBe(404)
  const { products: listed } = (await visitor.api('GET productManagement2/products')).body
  expect(listed.map(({ id }) => id)).not.toContain('jasmine')
})
