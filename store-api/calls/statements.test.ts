import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { add, good, place, settleDraft } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
let visitor: Visitor
beforeAll(async () => {
  shop = await startShop()
  visitor = await shop.visitor()
  good(await add(visitor, 'novel', 1))
})
afterAll(() => shop.close())

/** What the database is told while `work` runs: nothing else runs beside it. */
async function saidBy(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map(([asked]) => (asked as unknown as { text: string }).text)
  } finally {
    query.mockRestore()
  }
}

const TABLE = /(?<!delete )(?:from|join)\s+"?(\w+)"?/gi

/** How many statements read each table. */
function tablesOf(statements: readonly string[]): Record<string, number> {
  const tables = statements.flatMap(text => [
    ...new Set([...text.matchAll(TABLE)].map(([, name]) => name ?? '')),
  ])
  return Object.fromEntries(
    Object.entries(Object.groupBy(tables, name => name)).map(([name, all]) => [name, all?.length ?? 0]),
  )
}

const page = { infiniteLoad: 'true', numberToLoad: '12', startingPosition: '0' }

/** The hottest calls of a shopper with a session, and all that the database is asked for each. */
const CALLS: readonly [string, number, () => Promise<unknown>][] = [
  ['app info', 3, () => visitor.api('GET common3/appInfoInit')],
  ['list', 2, () => visitor.api('GET productManagement2/products', { query: page })],
  ['facets', 2, () => visitor.api('GET productManagement2/products/listCount')],
  ['categories', 2, () => visitor.api('GET productManagement/categories/{x}', { params: { x: 'all' } })],
  [
    'search',
    2,
    () =>
      visitor.api('GET productManagement2/products/search/{term}', { params: { term: 'tea' }, query: page }),
  ],
  [
    'product',
    2,
    () => visitor.api('GET productDetailManagement/productDetail/{id}', { params: { id: 'mooncake' } }),
  ],
  ['cart', 2, () => visitor.api('GET shoppingManagement4/myCart')],
  ['add', 7, () => add(visitor, 'mooncake', 1)],
  ['bill', 3, () => visitor.api('GET shoppingManagement4/billing/')],
  ['pickup', 3, () => visitor.api('GET common3/pickupLocations')],
]

test.each(CALLS)('NFR-P %s: %i statements, and no row is read three times', async (_name, most, call) => {
  await call()
  const said = await saidBy(call)
  expect(said, said.join('\n')).toHaveLength(most)
  for (const [table, times] of Object.entries(tablesOf(said))) expect(times, table).toBeLessThan(3)
})

test('NFR-P CHK-2 details: 8 statements, however many places there are to fetch it from', async () => {
  const call = () => visitor.api('GET shoppingManagement4/checkoutConfig')
  await call()
  const said = await saidBy(call)
  expect(said, said.join('\n')).toHaveLength(8)
})

test('NFR-P order: 10 statements, and no row is read three times', async () => {
  const buyer = await shop.visitor()
  good(await add(buyer, 'mooncake', 1))
  const bill = await settleDraft(buyer)
  const said = await saidBy(async () => good(await place(buyer, bill, randomUUID())))
  expect(said, said.join('\n')).toHaveLength(10)
  for (const [table, times] of Object.entries(tablesOf(said))) expect(times, table).toBeLessThan(3)
})
