import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brands, changes, productRelated, products, stock } from '../database/schema/catalog.ts'
import { locations } from '../database/schema/store.ts'
import { tidyVersions, versionOf } from '../database/versions.ts'
import { testDatabase } from '../testing/database.ts'
import { openImage } from '../testing/image.ts'
import { good } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { keepAnswer } from './kept-answers.ts'

/** Without PostgreSQL on the machine both are the embedded one. */
describe.each([
  ['PostgreSQL', testDatabase],
  ['the embedded database', openImage],
])('%s', (_name, open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop({}, undefined, open)
  })
  afterAll(() => shop.close())

  const list = async (query = {}) => {
    const reply = await shop.stranger().api('GET productManagement2/products', { query })
    return good(reply).products
  }
  const mooncake = async () => (await list()).find(({ id }) => id === 'mooncake')
  const change = (values: Partial<typeof products.$inferInsert>) =>
    shop.shop.db.update(products).set(values).where(eq(products.id, 'mooncake'))

  test('CAT-12 what was written beside the process stands in the next list', async () => {
    await list()
    await change({ fromPrice: 4321 })
    expect((await mooncake())?.price).toBe(4321)
    await change({ recordStatus: 'DRAFT' })
    expect(await mooncake()).toBeUndefined()
    await change({ recordStatus: 'ACTIVE' })
    const facets = () => shop.stranger().api('GET productManagement2/products/listCount')
    await facets()
    await shop.shop.db.update(brands).set({ name: { en: 'Renamed', zh: '改名' } })
    const { body } = await facets()
    expect(new Set(body.facets?.brands.map(({ name }) => name))).toEqual(new Set(['Renamed']))
  })

  test('CAT-10 a slip is read by the names that products have now', async () => {
    const readAs = async () => {
      const reply = await shop.stranger().api('GET productManagement2/products/searchCount/{term}', {
        params: { term: 'moonkace' },
      })
      return good(reply).instead
    }
    expect(await readAs()).toBe('mooncake')
    const { db } = shop.shop
    const named = sql`${products.name}->>'en' ilike '%mooncake%'`
    const before = await db.select({ id: products.id, name: products.name }).from(products).where(named)
    await db
      .update(products)
      .set({ name: { en: 'Cup', zh: '杯' } })
      .where(named)
    expect(await readAs()).toBeUndefined()
    for (const { id, name } of before) await db.update(products).set({ name }).where(eq(products.id, id))
    expect(await readAs()).toBe('mooncake')
  })

  test('CAT-12 what was not committed is not shown, and leaves nothing behind', async () => {
    const price = (await mooncake())?.price
    const undone = shop.shop.db.transaction(async tx => {
      await tx.update(products).set({ fromPrice: 1 }).where(eq(products.id, 'mooncake'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect((await mooncake())?.price).toBe(price)
  })

  test('CAT-12 a list asked for after a change was committed has it, however many are asked for at once', async () => {
    for (let round = 1; round <= 20; round++) {
      const before = Array.from({ length: 10 }, mooncake)
      await change({ fromPrice: round })
      const after = await Promise.all(Array.from({ length: 10 }, mooncake))
      expect(after.map(product => product?.price)).toEqual(Array(10).fill(round))
      await Promise.all(before)
    }
  })

  test("CAT-12 a product's page has what was written beside the process: itself, where it is sold, what goes with it", async () => {
    const { db } = shop.shop
    const params = { id: 'mooncake' }
    const detail = async () =>
      good(await shop.stranger().api('GET productDetailManagement/productDetail/{id}', { params }))
    const related = async () => {
      const reply = await shop
        .stranger()
        .api('GET productManagement2/products/relatedProducts/{id}', { params })
      return good(reply).products.map(({ id }) => id)
    }
    await detail()
    await db.update(stock).set({ available: 0 }).where(eq(stock.productId, 'mooncake'))
    expect((await detail()).soldOut).toBe(true)
    await db.update(stock).set({ available: 7 }).where(eq(stock.productId, 'mooncake'))
    expect((await detail()).soldOut).toBe(false)

    const [place] = await db.select({ id: locations.id }).from(locations).orderBy(locations.position).limit(1)
    const id = place?.id ?? ''
    await change({ locations: [id] })
    await detail()
    const before = await db.select().from(locations).where(eq(locations.id, id))
    await db
      .update(locations)
      .set({ localStoreName: 'Renamed', nameContent: null })
      .where(eq(locations.id, id))
    expect((await detail()).soldAt).toEqual([{ id, localStoreName: 'Renamed' }])
    for (const { localStoreName, nameContent } of before)
      await db.update(locations).set({ localStoreName, nameContent }).where(eq(locations.id, id))
    await change({ locations: null })

    const [first = ''] = await related()
    await db.delete(productRelated).where(eq(productRelated.productId, 'mooncake'))
    await db.insert(productRelated).values({ productId: 'mooncake', relatedId: 'novel', position: 0 })
    expect(await related()).toEqual(['novel', ...(await related()).slice(1)])
    expect(first).not.toBe('novel')
  })

  test('CAT-12 a list as whole products has the stock of this moment', async () => {
    const left = async () =>
      (await list({ whole: 'true' })).find(({ id }) => id === 'mooncake')?.whole?.rows[0]?.available
    await left()
    await shop.shop.db.update(stock).set({ available: 7 }).where(eq(stock.productId, 'mooncake'))
    expect(await left()).toBe(7)
  })

  test('CAT-12 app info has the locations of this moment, and each visitor their own part', async () => {
    const info = async () => good(await shop.stranger().api('GET common3/appInfoInit')).body
    await info()
    await shop.shop.db.update(locations).set({ phone: '+1 416 555 0199' })
    expect(JSON.stringify((await info()).appContent)).toContain('+1 416 555 0199')
    expect((await info()).user).toBeNull()
  })

  test('CAT-12 a version is another after every change, and the same when its rows are made one', async () => {
    const { db } = shop.shop
    const seen = new Set<string>()
    for (let i = 0; i < 30; i++) {
      await change({ fromPrice: 1000 + i })
      seen.add(await versionOf(db, 'catalog'))
    }
    expect(seen.size).toBe(30)
    await tidyVersions(db)
    expect(seen).toContain(await versionOf(db, 'catalog'))
    const [rows] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(changes)
      .where(eq(changes.about, 'catalog'))
    expect(rows?.count).toBe(1)
  })

  test('CAT-12 no more is kept than there is room for, and what failed is made again', async () => {
    const large = 'x'.repeat(400 * 1024)
    let made = 0
    const ask = (key: string) =>
      keepAnswer(shop.shop, 'locations', key, async () => {
        made++
        return large
      })
    for (let i = 0; i < 100; i++) await ask(`large ${i}`)
    await ask('large 99')
    expect(made).toBe(100)
    await ask('large 0')
    expect(made).toBe(101)
    const failing = () =>
      keepAnswer(shop.shop, 'locations', 'failing', () => Promise.reject(new Error('once')))
    await expect(failing()).rejects.toThrow('once')
    await expect(failing()).rejects.toThrow('once')
  })
})
