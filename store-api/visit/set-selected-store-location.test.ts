import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '../database/schema/catalog.ts'
import { locations } from '../database/schema/store.ts'
import { join, newCampaign, settle } from '../testing/offers.ts'
import { add, good, place, settleDraft, stockOf } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
  const { db } = shop.shop
  await db
    .update(products)
    .set({ locations: ['east'] })
    .where(eq(products.id, 'novel'))
  await db
    .update(products)
    .set({ locations: ['west'] })
    .where(eq(products.id, 'flour'))
  await db
    .update(locations)
    .set({ landingPageUrl: '/page/west?from=chooser' })
    .where(eq(locations.id, 'west'))
})
afterAll(() => shop.close())

const choose = (visitor: Visitor, id: string, confirm?: boolean) =>
  visitor.api('POST common3/setSelectedStoreLocation', {
    body: { id, ...(confirm !== undefined && { confirm }) },
  })
const cartOf = async (visitor: Visitor) => (await visitor.api('GET shoppingManagement4/myCart')).body
const appContent = async (visitor: Visitor) =>
  (await visitor.api('GET common3/appInfoInit')).body.body.appContent as {
    appDetail: { locid: string | null; locname: string | null }
    system: { storeLocations: Record<string, { id: string; display: boolean; virtual: boolean }[]> }
  }
const listed = async (visitor: Visitor) =>
  (await visitor.api('GET productManagement2/products')).body.products.map(p => p.id)

async function at(id: string): Promise<Visitor> {
  const visitor = await shop.visitor()
  good(await choose(visitor, id))
  return visitor
}

describe('choosing', () => {
  test('LOC-6 the chosen location is kept and named by app info', async () => {
    const visitor = await shop.visitor()
    expect((await appContent(visitor)).appDetail).toMatchObject({ locid: null, locname: null })
    expect((await choose(visitor, 'east')).body).toEqual({ changed: true, dropped: [], landingPageUrl: null })
    expect((await appContent(visitor)).appDetail).toMatchObject({ locid: 'east', locname: 'East Shop' })
    expect((await choose(visitor, 'east')).body.changed).toBe(true)
  })

  test('LOC-5 app info holds the stores by province, hidden ones marked so', async () => {
    const { storeLocations } = (await appContent(await shop.visitor())).system
    expect(Object.keys(storeLocations)).toEqual(['ON', 'BC', 'AB'])
    expect(storeLocations.AB).toMatchObject([{ id: 'closed', display: false, virtual: false }])
  })

  test('LOC-6 the choice survives signing in and out', async () => {
    const visitor = await at('west')
    const person = { emailID: 'loc@example.com', password: 'long enough', firstName: 'A', lastName: 'B' }
    good(await visitor.api('POST common3/clientRegistration', { body: person }))
    expect((await appContent(visitor)).appDetail.locid).toBe('west')
    good(await visitor.api('GET common3/logout'))
    expect((await appContent(visitor)).appDetail.locid).toBe('west')
  })

  test.each([
    ['nowhere', 404],
    ['closed', 404],
    ['', 400],
    ['../east', 400],
  ])('LOC-6 "%s" cannot be chosen and changes nothing', async (id, status) => {
    const visitor = await at('east')
    expect((await choose(visitor, id, true)).status).toBe(status)
    expect((await appContent(visitor)).appDetail.locid).toBe('east')
  })

  test('LOC-6 a location that is hidden later counts as not chosen', async () => {
    const visitor = await at('east')
    const show = (display: boolean) =>
      shop.shop.db.update(locations).set({ display }).where(eq(locations.id, 'east'))
    await show(false)
    expect((await appContent(visitor)).appDetail.locid).toBeNull()
    await show(true)
  })

  test('LOC-6 a store without the flag has no locations to choose', async () => {
    const before = shop.shop.facts
    shop.shop.facts = { ...before, appContent: { ...before.appContent, system: {} } }
    const visitor = await shop.visitor()
    expect((await choose(visitor, 'east')).status).toBe(404)
    shop.shop.facts = before
  })

  test.each([
    ['/page/west?from=chooser', '/page/west?from=chooser'],
    ['https://evil.test/', null],
    ['//evil.test/', null],
    ['/\\evil.test', null],
    ['javascript:alert(1)', null],
    ['/\t/evil.test', null],
  ])('LOC-7 landing page %j leads to %j', async (landingPageUrl, path) => {
    await shop.shop.db.update(locations).set({ landingPageUrl }).where(eq(locations.id, 'west'))
    expect((await choose(await shop.visitor(), 'west')).body.landingPageUrl).toBe(path)
  })
})

test('LOC-6 who has chosen nothing shops at the store’s default location, until they choose', async () => {
  const { facts } = shop.shop
  shop.shop.facts = { ...facts, defaultLocation: 'east' }
  const visitor = await shop.visitor()
  expect((await appContent(visitor)).appDetail).toMatchObject({ locid: 'east', locname: 'East Shop' })
  const first = await listed(visitor)
  expect(first).toContain('novel')
  expect(first).not.toContain('flour')
  expect((await add(visitor, 'flour')).status).toBe(409)
  good(await add(visitor, 'mooncake'))
  // A session of its own changes nothing about it.
  expect((await appContent(visitor)).appDetail.locid).toBe('east')
  expect((await add(visitor, 'flour')).status).toBe(409)
  good(await choose(visitor, 'west'))
  expect((await appContent(visitor)).appDetail.locid).toBe('west')
  expect(await listed(visitor)).toContain('flour')
  shop.shop.facts = { ...facts, defaultLocation: 'closed' }
  expect((await appContent(await shop.visitor())).appDetail).toMatchObject({ locid: null, locname: null })
  shop.shop.facts = facts
})

describe('what a location does not sell', () => {
  test('LOC-7 lines that would go are named first and dropped only once confirmed', async () => {
    const visitor = await at('east')
    good(await add(visitor, 'novel', 2))
    good(await add(visitor, 'mooncake'))
    const before = await cartOf(visitor)
    const asked = (await choose(visitor, 'west')).body
    expect(asked).toEqual({
      changed: false,
      dropped: [{ productID: 'novel', name: 'A Novel', optionLabel: '' }],
      landingPageUrl: null,
    })
    expect(await cartOf(visitor)).toEqual(before)
    expect((await appContent(visitor)).appDetail.locid).toBe('east')
    const done = (await choose(visitor, 'west', true)).body
    expect([done.changed, done.dropped?.length]).toEqual([true, 1])
    const after = await cartOf(visitor)
    expect(Object.values(after.lineItems).map(l => l.productID)).toEqual(['mooncake'])
    expect(after.version).toBeGreaterThan(before.version)
    expect((await choose(visitor, 'west', true)).body).toMatchObject({ changed: true, dropped: [] })
  })

  test('LOC-6 lists, counts, search, categories and stock are those of the location', async () => {
    const [east, west] = [await at('east'), await at('west')]
    expect(await listed(east)).not.toContain('flour')
    expect(await listed(west)).not.toContain('novel')
    const found = await west.api('GET productManagement2/products/search/{term}', {
      params: { term: 'novel' },
    })
    expect(found.body.products).toEqual([])
    const count = await west.api('GET productManagement2/products/listCount')
    expect(count.body.count).toBe((await listed(west)).length)
    const tree = await west.api('GET productManagement/categories/{x}', { params: { x: 'all' } })
    expect(tree.body.categories.find(c => c.slug === 'books')?.count).toBe(0)
    expect([await stockOf(east, 'novel'), await stockOf(west, 'novel')]).toEqual([50, 0])
  })

  test('CAT-4 its detail stays readable and says that it is not sold here', async () => {
    const detail = async (visitor: Visitor) =>
      (await visitor.api('GET productDetailManagement/productDetail/{id}', { params: { id: 'novel' } })).body
    expect((await detail(await at('west'))).notSoldHere).toBe(true)
    expect((await detail(await at('east'))).notSoldHere).toBe(false)
    expect((await detail(await shop.visitor())).notSoldHere).toBe(false)
  })

  test('CRT-4 it cannot be added, and a line that came otherwise is marked and refused when ordered', async () => {
    const west = await at('west')
    expect(await add(west, 'novel')).toMatchObject({
      status: 409,
      code: 'not-sold-here',
      message: 'A Novel is not sold at this location.',
    })
    const visitor = await at('east')
    good(await add(visitor, 'mooncake'))
    const bill = await settleDraft(visitor)
    const limit = (ids: string[] | null) =>
      shop.shop.db.update(products).set({ locations: ids }).where(eq(products.id, 'mooncake'))
    await limit(['west'])
    expect(Object.values((await cartOf(visitor)).lineItems)[0]?.notSoldHere).toBe(true)
    expect(await place(visitor, bill)).toMatchObject({ status: 409, code: 'not-sold-here' })
    await limit(null)
    expect(Object.values((await cartOf(visitor)).lineItems)[0]).not.toHaveProperty('notSoldHere')
    expect((await place(visitor, bill)).status).toBe(200)
  })

  test('CHK-1 each place of the checkout names what of the cart it does not sell, once, in the shopper’s language', async () => {
    const visitor = await shop.visitor()
    const unsold = async () =>
      good(await visitor.api('GET shoppingManagement4/checkoutConfig')).locations.map(l => [l.id, l.unsold])
    const limit = (ids: string[] | null) =>
      shop.shop.db.update(products).set({ locations: ids }).where(eq(products.id, 'longjing'))
    good(await add(visitor, 'mooncake'))
    expect(await unsold()).toEqual([
      ['east', []],
      ['west', []],
    ])
    for (const optionPair of ['50g-bag', '50g-tin']) good(await add(visitor, 'longjing', 1, optionPair))
    good(await add(visitor, 'novel'))
    good(await add(visitor, 'flour'))
    await limit(['east'])
    expect(await unsold()).toEqual([
      ['east', ['Plain Flour']],
      ['west', ['Spring Longjing', 'A Novel']],
    ])
    good(await visitor.api('GET common3/changeLocale/{locale}', { params: { locale: 'zh' } }))
    expect(await unsold()).toEqual([
      ['east', ['面粉']],
      ['west', ['明前龙井', '小说']],
    ])
    await limit(null)
  })

  test('CRT-4 an order begun at another location is settled anew', async () => {
    const visitor = await at('east')
    good(await add(visitor, 'mooncake'))
    await settleDraft(visitor)
    good(await choose(visitor, 'west'))
    const { draft } = (await visitor.api('GET shoppingManagement4/checkoutConfig')).body
    expect([draft.localStoreName, draft.slot, draft.contact?.firstName]).toEqual([null, null, 'Lin'])
  })

  test('CRT-4 CRT-3 so is one of a group buy, whether or not there is an ordinary cart', async () => {
    for (const alone of [true, false]) {
      const visitor = await at('east')
      if (!alone) good(await add(visitor, 'mooncake'))
      const fissionCampaignId = await newCampaign(shop)
      good(await join(visitor, fissionCampaignId, 1))
      await settle(visitor, fissionCampaignId)
      good(await choose(visitor, 'west'))
      const query = { fissionCampaignId }
      const { draft } = (await visitor.api('GET shoppingManagement4/checkoutConfig', { query })).body
      expect([draft.localStoreName, draft.slot, draft.contact?.firstName]).toEqual([null, null, 'Lin'])
    }
  })
})
