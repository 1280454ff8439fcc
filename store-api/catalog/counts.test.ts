import { readFile } from 'node:fs/promises'
import { demoStores } from 'demo-stores/stores.ts'
import { eq, sql } from 'drizzle-orm'
import { repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { rowsOf } from '../database/database.ts'
import { PRICE_BOUNDS, productCategories, products, productTags } from '../database/schema/catalog.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { tidyCounts } from './counted.ts'
import { countWithFacets } from './facets.ts'
import { knownFilter, type ListFilter, listWhere } from './list-where.ts'

const store = demoStores['tea-house']
let shop: TestShop
beforeAll(async () => {
  shop = await startShop({}, store)
})
afterAll(() => shop.close())

/** mulberry32: the same draws for the same seed. */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const of = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  return { of, sometimes: <T>(share: number, make: () => T) => (next() < share ? make() : undefined) }
}
const { of, sometimes } = dice(seedOr(4711))
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

/** Any way to narrow a list; prices at the bounds of facets and between them. */
const draw = (): ListFilter => ({
  categoryName: sometimes(0.6, () => of([...slugs(store.categories), 'nothing'])),
  brandName: sometimes(0.3, () => of(slugs(store.brands))),
  tagName: sometimes(0.3, () => of(slugs(store.tags))),
  clearance: sometimes(0.2, () => of([true, false])),
  inStock: sometimes(0.3, () => of([true, false])),
  priceFrom: sometimes(0.3, () => of([0, 500, 1000, 777])),
  priceTo: sometimes(0.3, () => of([2000, 5000, 20_000, 100_000, 1999])),
  locationId: of([null, ...store.locations.map(({ id }) => id)]),
})

const ALONE: readonly ListFilter[] = [
  { clearance: true },
  { clearance: false },
  { inStock: true },
  { inStock: false },
  { brandName: 'guifeng' },
  { tagName: 'gift' },
  { priceFrom: 500, priceTo: 2000 },
]

const lengthOf = async (filter: ListFilter) =>
  shop.shop.db.$count(products, listWhere(await knownFilter(shop.shop.db, filter)))

/** Every count beside the length of the list it speaks of. */
async function wrongCounts(filter: ListFilter): Promise<string[]> {
  const { count, facets } = await countWithFacets(shop.shop.db, filter, 'en')
  const said: [string, number, ListFilter][] = [
    ['count', count, filter],
    ['clearance', facets.clearance, { ...filter, clearance: true }],
    ['in stock', facets.inStock ?? -1, { ...filter, inStock: true }],
    ...facets.brands.map(({ slug, count }): [string, number, ListFilter] => [
      slug,
      count,
      { ...filter, brandName: slug },
    ]),
    ...facets.tags.map(({ slug, count }): [string, number, ListFilter] => [
      slug,
      count,
      { ...filter, tagName: slug },
    ]),
    ...facets.prices.map(({ from, to, count }): [string, number, ListFilter] => [
      `from ${from}`,
      count,
      { ...filter, priceFrom: from, priceTo: to ?? undefined },
    ]),
    // Categories are counted under all filters, their own among them.
    ...(filter.categoryName === undefined
      ? facets.categories.map(({ slug, count }): [string, number, ListFilter] => [
          slug,
          count,
          { ...filter, categoryName: slug },
        ])
      : []),
  ]
  const wrong: string[] = []
  const { brands, tags, categories, prices } = facets
  for (const value of [...brands, ...tags, ...categories, ...prices])
    if (value.count === 0) wrong.push(`${JSON.stringify(filter)}: ${JSON.stringify(value)} leads to nothing`)
  for (const [name, counted, list] of said) {
    const length = await lengthOf(list)
    if (length !== counted) wrong.push(`${JSON.stringify(list)}: ${name} ${counted}, and there are ${length}`)
  }
  return wrong
}

/** Products that are still there; half of them stay. */
const living = new Set(store.products.map(({ id }) => id))

/** Any change a store or an order makes to one product. */
async function change(): Promise<void> {
  const { db } = shop.shop
  const id = of([...living])
  const set = (values: object) => db.update(products).set(values).where(eq(products.id, id))
  const CHANGES = [
    () => set({ soldOut: of([true, false]) }),
    () => set({ fromPrice: of([99, 500, 1999, 30_000, 70_000, 20_000_000]) }),
    () => set({ clearance: of([true, false]), brand: of(slugs(store.brands)) }),
    () => set({ recordStatus: of(['ACTIVE', 'RETIRED']) }),
    () => set({ locations: of([null, ['markham'], ['richmond', 'markham']]) }),
    () => db.delete(productTags).where(eq(productTags.productId, id)),
    () =>
      db
        .insert(productTags)
        .values({ productId: id, tag: of(slugs(store.tags)) })
        .onConflictDoNothing(),
    () => db.delete(productCategories).where(eq(productCategories.productId, id)),
    () =>
      db
        .insert(productCategories)
        .values({ productId: id, category: of(slugs(store.categories)), createdAt: new Date(0) })
        .onConflictDoNothing(),
    async () => {
      if (living.size <= store.products.length / 2) return
      living.delete(id)
      await db.delete(products).where(eq(products.id, id))
    },
    () => tidyCounts(db),
  ]
  await of(CHANGES)()
}

test('CAT-9 however a list is narrowed, each count is the length of the list it leads to, whatever changed before', async () => {
  const wrong: string[] = []
  for (let round = 0; round < repeats(12, 300); round++) {
    for (let i = 0; i < 6; i++) await change()
    wrong.push(...(await wrongCounts(draw())))
  }
  // Chance may leave one out: each filter by itself.
  for (const alone of ALONE) wrong.push(...(await wrongCounts({ locationId: null, ...alone })))
  expect(wrong).toEqual([])
})

test('CAT-9 the same bounds of prices in the database and here; one row of each kind after tidying', async () => {
  const { db } = shop.shop
  for (const [position, bound] of PRICE_BOUNDS.entries()) {
    const [row] = await rowsOf<{ below: number; at: number }>(
      db,
      sql`select price_band(${bound - 1}::int) as below, price_band(${bound}::int) as at`,
    )
    expect(row).toEqual({ below: position, at: position + 1 })
  }
  await tidyCounts(db)
  const [row] = await rowsOf<{ all: number; kinds: number }>(
    db,
    sql`select count(*)::int as all, count(distinct (product_type, category_slugs, tag_slugs, brand, band, clearance, sold_out, locations))::int as kinds from product_counts`,
  )
  expect(row?.all).toBe(row?.kinds)
})

test('CAT-9 prices of five and more digits have bands of their own; a database that counted them as one counts anew', async () => {
  const { db } = shop.shop
  const prices = [8000, 30_000, 70_000, 250_000, 3_000_000, 20_000_000]
  const ids = await db.select({ id: products.id }).from(products).limit(prices.length)
  for (const [i, { id }] of ids.entries())
    await db.update(products).set({ recordStatus: 'ACTIVE', fromPrice: prices[i] }).where(eq(products.id, id))
  // As the release before counted.
  await db.execute(sql`update product_counts set band = least(band, 6)`)
  for (const name of ['0027_more_price_bands', '0029_price_bounds_of_the_database'])
    await db.execute(sql.raw(await readFile(new URL(`../drizzle/${name}.sql`, import.meta.url), 'utf8')))
  const { facets } = await countWithFacets(db, {}, 'en')
  const bandOf = (price: number) => facets.prices.find(({ from, to }) => from <= price && (!to || price < to))
  expect(new Set(prices.map(price => bandOf(price)?.from))).toEqual(
    new Set([5000, 20_000, 50_000, 200_000, 2_000_000, 10_000_000]),
  )
  expect(await wrongCounts({})).toEqual([])
})

test('CAT-9 a server of before names the bands of a later release, and counts by them', async () => {
  const { db } = shop.shop
  const boundsAre = async (bounds: readonly number[]) => {
    const list = sql.raw(bounds.join(', '))
    await db.execute(sql`create or replace function price_bounds() returns integer[] language sql immutable parallel safe
      as $$ select array[${list}] $$`)
    await db.execute(sql`delete from product_counts`)
    await db.execute(sql`insert into product_counts select product_type, category_slugs, tag_slugs, brand, price_band(from_price),
      clearance, sold_out, locations, count(*) from products where record_status = 'ACTIVE' group by 1, 2, 3, 4, 5, 6, 7, 8`)
  }
  onTestFinished(() => boundsAre(PRICE_BOUNDS))
  await boundsAre([250, ...PRICE_BOUNDS, 50_000_000])
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.recordStatus, 'ACTIVE'))
  await db
    .update(products)
    .set({ fromPrice: 60_000_000 })
    .where(eq(products.id, product?.id ?? ''))
  const { facets } = await countWithFacets(db, {}, 'en')
  expect(facets.prices.at(-1)).toEqual({ from: 50_000_000, to: null, count: 1 })
  expect(await wrongCounts({})).toEqual([])
  expect(await wrongCounts({ priceFrom: 500, priceTo: 2000 })).toEqual([])
})
