import { randomUUID } from 'node:crypto'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { add } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const lines = (cart: Cart) => Object.values(cart.lineItems)
const cartOf = async (visitor: Visitor) => (await visitor.api('GET shoppingManagement4/myCart')).body
const set = (visitor: Visitor, lineID: string, quantity: number) =>
  visitor.api('PUT shoppingManagement4/myCart', { body: { lineID, quantity } })
const remove = (visitor: Visitor, lineID: string) =>
  visitor.api('POST shoppingManagement4/myCart/delete', { body: { lineID } })

test('CRT-1 a visitor without session has an empty cart', async () => {
  const reply = await shop.stranger().api('GET shoppingManagement4/myCart')
  expect(reply.body).toEqual({ itemCount: 0, lineItems: {}, subtotal: 0, currency: 'CAD', version: 0 })
})

test('CRT-1 adding, changing and removing; each answer is the whole cart with a higher version', async () => {
  const visitor = await shop.visitor()
  const first = (await add(visitor, 'longjing', 2, '50g-tin')).body
  expect(lines(first)[0]).toMatchObject({
    name: 'Spring Longjing',
    optionLabel: '50 g · Tin',
    unitPrice: 1450,
    quantity: 2,
    lineTotal: 2900,
    available: 3,
  })
  const second = (await add(visitor, 'mooncake', 3)).body
  expect([second.itemCount, second.subtotal]).toEqual([5, 2900 + 1950])
  const lineID = lines(second).find(l => l.productID === 'mooncake')?.id ?? ''
  const third = (await set(visitor, lineID, 7)).body
  expect(third.lineItems[lineID]?.quantity).toBe(7)
  const fourth = (await remove(visitor, lineID)).body
  expect(lines(fourth).map(l => l.productID)).toEqual(['longjing'])
  const versions = [first, second, third, fourth].map(cart => cart.version)
  expect(versions).toEqual([...versions].sort((a, b) => a - b))
  expect(new Set(versions).size).toBe(4)
})

test('CRT-2 an intent is added once, however often it is sent, also all at once', async () => {
  const visitor = await shop.visitor()
  const intentID = randomUUID()
  await Promise.all(Array.from({ length: 20 }, () => add(visitor, 'mooncake', 2, '', intentID)))
  expect((await cartOf(visitor)).itemCount).toBe(2)
  const other = await add(visitor, 'mooncake', 3, '', intentID)
  expect([other.status, other.code]).toEqual([422, 'key-reused'])
})

test('CRT-2 parallel additions of one product are all counted', async () => {
  const visitor = await shop.visitor()
  await Promise.all(Array.from({ length: 15 }, () => add(visitor, 'mooncake')))
  const cart = await cartOf(visitor)
  expect([lines(cart).length, cart.itemCount]).toEqual([1, 15])
})

test('CRT-2 setting to the same quantity again changes nothing, version included', async () => {
  const visitor = await shop.visitor()
  const lineID = lines((await add(visitor, 'mooncake')).body)[0]?.id ?? ''
  const once = (await set(visitor, lineID, 4)).body
  expect((await set(visitor, lineID, 4)).body).toEqual(once)
})

test('CAT-4 never more than there is; the refusal names what is left and nothing changes', async () => {
  const visitor = await shop.visitor()
  const lineID = lines((await add(visitor, 'longjing', 2, '50g-tin')).body)[0]?.id ?? ''
  const before = await cartOf(visitor)
  const message = 'Only 3 left of Spring Longjing (50 g · Tin).'
  expect(await add(visitor, 'longjing', 2, '50g-tin')).toMatchObject({
    status: 409,
    code: 'out-of-stock',
    message,
  })
  expect(await set(visitor, lineID, 4)).toMatchObject({ status: 409, code: 'out-of-stock', message })
  expect(await add(visitor, 'gone')).toMatchObject({ status: 409, message: 'Sold Out Oolong is sold out.' })
  expect(await cartOf(visitor)).toEqual(before)
})

test('CRT-1 a refused addition may be tried again under the same intent', async () => {
  const visitor = await shop.visitor()
  const intentID = randomUUID()
  expect((await add(visitor, 'longjing', 999, '50g-bag', intentID)).status).toBe(409)
  expect((await add(visitor, 'longjing', 1, '50g-bag', intentID)).status).toBe(200)
})

test.each([
  ['a product that is not there', (v: Visitor) => add(v, 'nothing'), 404],
  ['a line that is not there', (v: Visitor) => set(v, 'line-1', 2), 404],
  ['removing a line that is not there', (v: Visitor) => remove(v, 'line-1'), 200],
])('CRT-1 %s', async (_what, call, status) => {
  expect((await call(await shop.visitor())).status).toBe(status)
})

test("ACC-10 another's line is as absent as none", async () => {
  const [owner, other] = [await shop.visitor(), await shop.visitor()]
  const lineID = lines((await add(owner, 'mooncake')).body)[0]?.id ?? ''
  await add(other, 'flour')
  expect((await set(other, lineID, 9)).status).toBe(404)
  await remove(other, lineID)
  expect((await cartOf(owner)).lineItems[lineID]?.quantity).toBe(1)
})
