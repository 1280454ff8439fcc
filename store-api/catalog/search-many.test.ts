import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { good } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'

/** More than are ranked. */
const MANY = 300
let shop: TestShop

beforeAll(async () => {
  shop = await startShop()
  // Number 1 is the oldest, and the only one that is called by the word itself.
  await shop.shop.db.execute(sql`
    insert into products (id, sku, name, description, price, clearance, taxable, options, images, created_at, from_price, price_varies,
        sold_out, search_tokens)
      select 'fan-' || n, 'FAN-' || n, jsonb_build_object('en', case n when 1 then 'Zither' else 'Wide zither ' || n end),
        '{"en":""}', 100, false, true, '[]', '[]', timestamptz '2020-01-01' + n * interval '1 day', 100, false, false,
        array_to_tsvector(array['zither'])
      from generate_series(1, ${MANY}) n`)
})
afterAll(() => shop.close())

const part = async (startingPosition: number, numberToLoad: number) => {
  const query = {
    infiniteLoad: 'true',
    numberToLoad: String(numberToLoad),
    startingPosition: String(startingPosition),
  }
  const params = { term: 'Zither' }
  const call = 'GET productManagement2/products/search/{term}'
  return good(await shop.stranger().api(call, { params, query })).products.map(p => p.id)
}

test('CAT-3 of a word that very many products have, the one of that name comes first, whatever its age', async () => {
  expect((await part(0, 3)).slice(0, 3)).toEqual(['fan-1', 'fan-300', 'fan-299'])
})

test.each([7, 100, 120])(
  'CAT-3 in parts of %i every product is found once, and none beyond the last',
  async size => {
    const found = []
    for (let from = 0; from <= MANY; from += size) found.push(...(await part(from, size)))
    expect(found).toHaveLength(MANY)
    expect(new Set(found).size).toBe(MANY)
    expect(await part(MANY, size)).toEqual([])
  },
)
