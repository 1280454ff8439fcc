import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../database/database.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
let visitor: Visitor
beforeAll(async () => {
  shop = await startShop()
  visitor = await shop.visitor()
})
afterAll(() => shop.close())

const change = (statement: string) => shop.shop.db.execute(statement)
/** What lists say of a product, whether the filter for what is there has it, and how many it counts. */
async function said(id: string) {
  const list = async (query: Record<string, string>) =>
    (await visitor.api('GET productManagement2/products', { query })).body.products
  const counted = await visitor.api('GET productManagement2/products/listCount', {
    query: { inStock: 'true' },
  })
  const there = (await list({ inStock: 'true' })).map(product => product.id)
  expect(counted.body.count).toBe(there.length)
  const { price, priceVaries, soldOut } = (await list({})).find(product => product.id === id) ?? {}
  return { price, priceVaries, soldOut, inStock: there.includes(id) }
}

test('CAT-12 what a store writes into its stock is so in lists, filters and counts at once', async () => {
  const there = { price: 1000, priceVaries: true, soldOut: false, inStock: true }
  expect(await said('longjing')).toEqual(there)
  await change(`update stock set price = price + 500 where product_id = 'longjing'`)
  expect(await said('longjing')).toEqual({ ...there, price: 1500 })
  await change(`update stock set available = 0 where product_id = 'longjing' and option_pair like '50g%'`)
  expect(await said('longjing')).toEqual({ ...there, price: 2400 })
  await change(`update stock set available = 0 where product_id = 'longjing'`)
  expect(await said('longjing')).toEqual({ price: 1500, priceVaries: true, soldOut: true, inStock: false })
  await change(`update stock set available = 25 where product_id = 'longjing' and option_pair = '50g-bag'`)
  expect(await said('longjing')).toEqual({ ...there, price: 1500 })
  await change(`delete from stock where product_id = 'longjing' and option_pair <> '50g-bag'`)
  expect(await said('longjing')).toEqual({ ...there, price: 1500, priceVaries: false })
  await change(`delete from stock where product_id = 'longjing'`)
  expect(await said('longjing')).toMatchObject({ soldOut: true, inStock: false })
  await change(
    `insert into stock (product_id, option_pair, position, available, price) values ('longjing', '50g-bag', 0, 4, 900)`,
  )
  expect(await said('longjing')).toEqual({ price: 900, priceVaries: false, soldOut: false, inStock: true })
})

test('CAT-12 a change of how much there is writes nothing about the product', async () => {
  const version = () =>
    rowsOf(shop.shop.db, sql`select changed_at::text, xmin::text from products where id = 'mooncake'`)
  const before = await version()
  await change(`update stock set available = available - 1 where product_id = 'mooncake'`)
  expect(await version()).toEqual(before)
})
