import { afterAll, beforeAll, expect, test } from 'vitest'
import { good } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

test('CAT-12 whole products of a list are what their pages ask for, one by one, for the same visitor', async () => {
  const visitor = await shop.visitor()
  const { products } = good(
    await visitor.api('GET productManagement2/products', { query: { whole: 'true' } }),
  )
  expect(products.length).toBeGreaterThan(3)
  for (const { id, whole } of products) {
    const params = { id }
    const detail = good(await visitor.api('GET productDetailManagement/productDetail/{id}', { params }))
    const { rows } = good(
      await visitor.api('GET inventoryManagement/inventoryByProductAndOptions/{id}', { params }),
    )
    expect(whole, id).toEqual({ detail, rows })
  }
  const plain = good(await visitor.api('GET productManagement2/products'))
  expect(plain.products.some(product => 'whole' in product)).toBe(false)
})
