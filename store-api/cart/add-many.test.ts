import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { good } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const line = (productID: string, quantity = 1, optionPair = '') => ({ productID, optionPair, quantity })
const addMany = (visitor: Visitor, lines: unknown[], intentID: string = randomUUID()) =>
  visitor.api('POST shoppingManagement4/iCart', { body: { intentID, lines } })

test('ACC-3 what can be had is added whole, the rest is named with its reason', async () => {
  const visitor = await shop.visitor()
  const lines = [
    line('mooncake', 2),
    line('gone'),
    line('longjing', 4, '50g-tin'),
    line('nothing'),
    line('flour'),
  ]
  const { cart, refused } = good(await addMany(visitor, lines))
  expect(Object.values(cart.lineItems).map(l => [l.productID, l.quantity])).toEqual([
    ['mooncake', 2],
    ['flour', 1],
  ])
  expect(refused.map(r => [r.productID, r.code, r.message])).toEqual([
    ['gone', 'out-of-stock', 'Sold Out Oolong is sold out.'],
    ['longjing', 'out-of-stock', 'Only 3 left of Spring Longjing (50 g · Tin).'],
    ['nothing', 'not-found', 'We could not find that.'],
  ])
})

test('CRT-2 one intent adds once and is answered alike, also all at once; another content is refused', async () => {
  const visitor = await shop.visitor()
  const intentID = randomUUID()
  const lines = [line('mooncake', 2), line('gone')]
  const replies = await Promise.all(Array.from({ length: 10 }, () => addMany(visitor, lines, intentID)))
  for (const reply of replies) {
    expect(good(reply).refused.map(r => r.productID)).toEqual(['gone'])
    expect(reply.body.cart.itemCount).toBe(2)
  }
  expect((await addMany(visitor, [line('mooncake')], intentID)).code).toBe('key-reused')
})

test.each([
  ['no lines', []],
  ['a hundred and one', Array.from({ length: 101 }, () => line('mooncake'))],
  ['a price of its own', [{ ...line('mooncake'), price: 1 }]],
  ['half a quantity', [line('mooncake', 0.5)]],
])('API-4 %s is refused and nothing is added', async (_what, lines) => {
  const visitor = await shop.visitor()
  expect((await addMany(visitor, lines)).status).toBe(400)
  expect(good(await visitor.api('GET shoppingManagement4/myCart')).itemCount).toBe(0)
})
