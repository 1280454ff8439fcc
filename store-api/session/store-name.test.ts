import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../database/schema/catalog.ts'
import { locations } from '../database/schema/store.ts'
import { FULL_SHOP, fullServiceStore } from '../testing/full-service.ts'
import { add, CONTACT, good, order } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

const NAMES: Record<string, string> = { east: '东店', full: '总店' }
const AREA = { province: 'ON', postCode: 'L3R 0A1' }

let shop: TestShop
beforeAll(async () => {
  const named = fullServiceStore.locations.map(location => {
    const zh = NAMES[location.id]
    return zh ? { ...location, nameContent: { zh } } : location
  })
  shop = await startShop({}, { ...fullServiceStore, locations: named })
  await shop.shop.db
    .update(products)
    .set({ locations: ['east', 'west'] })
    .where(eq(products.id, 'novel'))
})
afterAll(() => shop.close())

const reading = (language: string) => shop.visitor({ 'accept-language': language })
const chooseEast = (visitor: Visitor) =>
  visitor.api('POST common3/setSelectedStoreLocation', { body: { id: 'east' } })
const draftOf = (visitor: Visitor, localStoreName: string) =>
  visitor.api('POST shoppingManagement4/updateOrderMethod', {
    body: { localStoreName, methodName: 'pickup' },
  })

/** Every answer of a visitor at the first store that names stores, as JSON. */
async function namingAnswers(visitor: Visitor): Promise<Record<string, string>> {
  good(await add(visitor, 'mooncake'))
  good(await chooseEast(visitor))
  const answers = {
    start: await visitor.api('GET common3/appInfoInit'),
    home: await visitor.api('GET common3/pageContent', { query: { pageName: 'home' } }),
    product: await visitor.api('GET productDetailManagement/productDetail/{id}', { params: { id: 'novel' } }),
    zones: await visitor.api('POST common3/timeZoneInfo/GMT', { body: {} }),
    pickup: await visitor.api('GET common3/pickupLocations'),
    delivery: await visitor.api('POST common3/deliveryLocations', { body: AREA }),
    zonesOfDelivery: await visitor.api('GET shoppingManagement4/localDeliveryConfig'),
    estimate: await visitor.api('GET shoppingManagement4/billing/'),
    draft: await draftOf(visitor, 'East Shop'),
    checkout: await visitor.api('GET shoppingManagement4/checkoutConfig'),
    bill: await visitor.api('GET shoppingManagement4/billing/'),
  }
  return Object.fromEntries(
    Object.entries(answers).map(([name, { status, body }]) => [name, `${status} ${JSON.stringify(body)}`]),
  )
}

test('LNG-2 CAT-12 every answer names a store in the visitor’s language, and one without such a name by its own', async () => {
  const [en, zh] = [await namingAnswers(await reading('en')), await namingAnswers(await reading('zh'))]
  for (const [name, answer] of Object.entries(zh)) {
    expect(answer, name).toMatch(/^200 .*(东店|总店)/)
    expect(answer, name).not.toMatch(/East Shop|Full Shop|nameContent/)
    expect(en[name], name).toMatch(/^200 .*(East Shop|Full Shop)/)
    expect(en[name], name).not.toMatch(/东店|总店|nameContent/)
  }
  for (const name of ['start', 'home', 'product', 'zones', 'pickup', 'checkout'])
    expect(zh[name], name).toContain('West Shop')
  expect(zh.start).toContain('"locname":"东店"')
  expect(zh.estimate).toContain('"estimatedFor":"东店"')
})

test('LNG-6 CHK-1 calls take a store’s name in either language, whatever the visitor reads now', async () => {
  const visitor = await reading('zh')
  good(await add(visitor, 'mooncake'))
  for (const name of ['东店', 'East Shop'])
    expect(good(await draftOf(visitor, name)).localStoreName, name).toBe('东店')
  const query = { localStoreName: FULL_SHOP, methodName: 'eatIn', tableNumber: 'a1' } as const
  const contact = await visitor.api('POST shoppingManagement4/orderContactInfo', { query, body: CONTACT })
  expect(good(contact)).toMatchObject({ localStoreName: '总店', tableNumber: 'A1' })
  good(await visitor.api('GET common3/changeLocale/{locale}', { params: { locale: 'en' } }))
  expect(good(await draftOf(visitor, '东店')).localStoreName).toBe('East Shop')
  for (const name of ['北店', 'Hidden Shop', 'zh']) expect((await draftOf(visitor, name)).status).toBe(404)
})

test('CHK-1 of two stores the one that the visitor is shown by a name is meant', async () => {
  const { db } = shop.shop
  const rename = (zh: string) =>
    db.update(locations).set({ nameContent: { zh } }).where(eq(locations.id, 'west'))
  // In English another store is called so.
  await rename('East Shop')
  const [en, zh] = [await reading('en'), await reading('zh')]
  for (const [visitor, start] of [
    [en, '东店'],
    [zh, '总店'],
  ] as const) {
    good(await add(visitor, 'mooncake'))
    good(await draftOf(visitor, start))
  }
  good(await draftOf(en, 'East Shop'))
  good(await draftOf(zh, 'East Shop'))
  good(await zh.api('GET common3/changeLocale/{locale}', { params: { locale: 'en' } }))
  const nameNow = async (visitor: Visitor) =>
    good(await visitor.api('GET shoppingManagement4/checkoutConfig')).draft.localStoreName
  expect([await nameNow(en), await nameNow(zh)]).toEqual(['East Shop', 'West Shop'])
  // What is shown must tell stores apart in each language.
  await expect(rename('东店')).rejects.toThrow()
  await db.update(locations).set({ nameContent: null }).where(eq(locations.id, 'west'))
  await expect(rename('Hidden Shop')).rejects.toThrow()
})

test('ACC-3 an order keeps its store’s names as they were, and is read in either language', async () => {
  const visitor = await reading('en')
  const { orderID } = await order(visitor)
  await shop.shop.db
    .update(locations)
    .set({ nameContent: { zh: '新东店' } })
    .where(eq(locations.id, 'east'))
  const said = async () =>
    good(await visitor.api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })).location
      ?.localStoreName
  const before = await said()
  good(await visitor.api('GET common3/changeLocale/{locale}', { params: { locale: 'zh' } }))
  expect([before, await said()]).toEqual(['East Shop', '东店'])
  expect(good(await visitor.api('GET common3/pickupLocations')).locations[0]?.localStoreName).toBe('新东店')
})
