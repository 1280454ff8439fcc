import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadStore } from './load-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('APP-6 a store of one’s own is a file: the same description as JSON, its pictures beside it', async () => {
  const { description } = await loadStore('bookshop')
  const file = join(folder, 'own.json')
  await writeFile(file, JSON.stringify({ ...description, id: 'own' }))
  const own = await loadStore(file)
  expect(own.description).toEqual({ ...description, id: 'own' })
  expect(own.mediaFolder).toBe(join(folder, 'media'))
})

test('APP-6 a file that is no store, a wrong document and an unknown name are refused with what is wrong', async () => {
  const { description } = await loadStore('bookshop')
  const file = join(folder, 'wrong.json')
  await writeFile(file, JSON.stringify({ ...description, products: undefined }))
  await expect(loadStore(file)).rejects.toThrow('products')
  await writeFile(file, JSON.stringify({ ...description, currency: 'dollars' }))
  await expect(loadStore(file)).rejects.toThrow('currency')
  await expect(loadStore(join(folder, 'none.json'))).rejects.toThrow(/there is no file .*none\.json/)
  await expect(loadStore('nope')).rejects.toThrow('there is no store "nope"')
})

const COUPON = { code: 'TEN', name: { en: 'Ten' }, description: { en: 'Ten off' }, percent: 10 }
const CAMPAIGN = {
  id: 'together',
  name: { en: 'Together' },
  description: { en: 'Together' },
  image: { name: 'together', alt: { en: 'Together' } },
  startsInHours: 0,
  endsInHours: 48,
  goal: 10,
  thresholds: [0],
  items: [{ productId: 'nope', optionPair: '', prices: [1900] }],
}

type Store = ReturnType<typeof JSON.parse>
test.each<[string, (store: Store) => void, string]>([
  [
    'a flag that is text',
    s => (s.appContent.system.appConfig.enableOrderPush = 'yes'),
    'appContent.system.appConfig.enableOrderPush: must be true or false',
  ],
  ['a flag beside the others', s => (s.enableOrderPush = true), 'enableOrderPush: there is no such field'],
  ['a mistyped name', s => (s.defaultLocaton = 'markham'), 'defaultLocaton: there is no such field'],
  [
    'a default location that is none',
    s => (s.defaultLocation = 'atlantis'),
    'defaultLocation: no shown location has the id "atlantis"',
  ],
  [
    'a price in dollars',
    s => (s.products[0].price = 12.5),
    'products.0.price: must be a whole number of minor units',
  ],
  [
    'a price below nothing',
    s => (s.products[0].price = -1),
    'products.0.price: must be a whole number of minor units',
  ],
  ['no price', s => delete s.products[0].price, 'products.0.price: is missing'],
  ['no name', s => delete s.products[0].name.en, 'products.0.name.en: is missing'],
  [
    'stock that is text',
    s => (s.products[0].stock = { '': '9' }),
    'products.0.stock.: must be a whole number',
  ],
  ['a day that is none', s => (s.products[0].createdAt = 'yesterday'), 'products.0.createdAt: must be a day'],
  [
    'a category that is not there',
    s => (s.products[0].categorySlugs = ['nope']),
    'products.0.categorySlugs: there is no "nope"',
  ],
  [
    'a parent that is not there',
    s => (s.categories[0].parent = 'nope'),
    'categories.0.parent: there is no "nope"',
  ],
  ['a brand that is not there', s => (s.products[0].brand = 'nope'), 'products.0.brand: there is no "nope"'],
  [
    'a place that is not there',
    s => (s.products[0].locations = ['nope']),
    'products.0.locations: there is no "nope"',
  ],
  ['two of one id', s => (s.products[1].id = s.products[0].id), 'products.1.id: another has'],
  [
    'a rate that is text',
    s => (s.exchangeRates = [{ currencyCode: 'USD', rate: '1', asOf: '2026-01-01' }]),
    'exchangeRates.0.rate: must be a number',
  ],
  [
    'a field of a product that is mistyped',
    s => (s.products[0].compareAtprice = 1900),
    'products.0.compareAtprice: there is no such field',
  ],
  [
    'stock of a choice that is not there',
    s => (s.products[0].stock = { '': 9, 'a-b': 9 }),
    'products.0.stock: there is no "a-b"',
  ],
  ['a text that is none', s => (s.products[0].name.zh = ''), 'products.0.name.zh: must not be empty'],
  [
    'a language that is not there',
    s => (s.products[0].name.fr = 'Thé'),
    'products.0.name.fr: there is no such field',
  ],
  [
    'a coupon whose limit is mistyped',
    s => (s.coupons = [{ ...COUPON, minSubTotal: 3000 }]),
    'coupons.0.minSubTotal: there is no such field',
  ],
  [
    'a coupon that takes off nothing',
    s => (s.coupons = [{ ...COUPON, percent: undefined }]),
    'coupons.0.percent: is given, or "amount" is',
  ],
  [
    'a coupon that takes off twice',
    s => (s.coupons = [{ ...COUPON, amount: 500 }]),
    'coupons.0.percent: is given, or "amount" is',
  ],
  [
    'a code no shopper could type',
    s => (s.coupons = [{ ...COUPON, code: 'ten off' }]),
    'coupons.0.code: must be 2 to 32 capitals',
  ],
  [
    'a coupon for what is not there',
    s => (s.coupons = [{ ...COUPON, categories: ['nope'] }]),
    'coupons.0.categories: there is no "nope"',
  ],
  [
    'a group buy without its thresholds',
    s => (s.campaigns = [{ ...CAMPAIGN, thresholds: undefined }]),
    'campaigns.0.thresholds: is missing',
  ],
  [
    'prices that do not fit the thresholds',
    s => (s.campaigns = [{ ...CAMPAIGN, thresholds: [0, 10] }]),
    'campaigns.0.items: must each have one price for each of "thresholds"',
  ],
  [
    'a group buy of what is not there',
    s => (s.campaigns = [CAMPAIGN]),
    'campaigns.0.items.0.productId: there is no "nope"',
  ],
  ['a place without an address', s => delete s.locations[0].address, 'locations.0.address: is missing'],
  [
    'two places of one name',
    s => s.locations.push({ ...s.locations[0], id: 'other' }),
    'locations.1.localStoreName: another has',
  ],
  [
    'a section of no known type',
    s => (s.contentPages[0].sections = [{ type: 'heroo' }]),
    'contentPages.0.sections.0.type: must have one of the types of a section',
  ],
  [
    'a section that shows what is not there',
    s => (s.contentPages[0].sections = [{ type: 'categories', heading: { en: 'All' }, slugs: ['nope'] }]),
    'contentPages.0.sections.0.slugs: there is no "nope"',
  ],
  [
    'a reward in percent',
    s => (s.referralGroups = [{ id: 'a', name: { en: 'A' }, description: { en: 'A' }, rewardRate: 0.05 }]),
    'referralGroups.0.rewardRate: must be parts per million',
  ],
])('APP-6 %s is refused by its field and the file it stands in', async (_what, change, message) => {
  const store = structuredClone((await loadStore('bookshop')).description)
  change(store)
  const file = join(folder, 'slip.json')
  await writeFile(file, JSON.stringify(store))
  await expect(loadStore(file)).rejects.toThrow(`STORE: ${file} is no store:\n  ${message}`)
})

test('APP-6 a folder in the place of a store’s file is told apart from one that is not there', async () => {
  await expect(loadStore(folder)).rejects.toThrow(`STORE: ${folder} is no file`)
})

test('APP-6 a link of somebody presented that no page may lead to is refused', async () => {
  const { description } = await loadStore('tea-house')
  const file = join(folder, 'links.json')
  const [mei, ...others] = description.influencers ?? []
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'example.com/mei']) {
    const influencers = [{ ...mei, links: [{ label: { en: 'Home', zh: '主页' }, url }] }, ...others]
    await writeFile(file, JSON.stringify({ ...description, influencers }))
    await expect(loadStore(file)).rejects.toThrow('influencers.0.links.0.url')
  }
})

test('APP-6 hours, rules and places that nothing can be worked out from are refused with each field', async () => {
  const { description } = await loadStore('tea-house')
  const [markham, ...others] = JSON.parse(JSON.stringify(description.locations))
  const file = join(folder, 'slips.json')
  const problems = async (changes: object) => {
    await writeFile(
      file,
      JSON.stringify({ ...description, locations: [{ ...markham, ...changes }, ...others] }),
    )
    const refused: Error = await loadStore(file).then(
      () => new Error('taken'),
      error => error,
    )
    return refused.message
      .split('\n')
      .slice(1)
      .map(line => line.trim().split(':')[0])
  }
  const { pickup, delivery } = markham
  const hours = (mon: object) => ({ pickup: { ...pickup, hours: { ...pickup.hours, mon } } })
  expect(await problems({})).toEqual([])
  expect(await problems(hours({ open: '18:00', close: '24:00' }))).toEqual([])
  expect(await problems(hours({ open: '9:00', close: '17:00' }))).toEqual([
    'locations.0.pickup.hours.mon.open',
  ])
  expect(await problems(hours({ open: '18:00', close: '02:00' }))).toEqual([
    'locations.0.pickup.hours.mon.close',
  ])
  expect(await problems({ nameContent: { zh: ' ' } })).toEqual(['locations.0.nameContent.zh'])
  expect(await problems({ nameContent: { fr: 'Boutique' } })).toEqual(['locations.0.nameContent.fr'])
  expect(await problems({ pickup: { ...pickup, slotMinutes: 0, daysAhead: -1 } })).toEqual([
    'locations.0.pickup.slotMinutes',
    'locations.0.pickup.daysAhead',
  ])
  expect(await problems({ delivery: { ...delivery, cutOff: { daysBefore: 0, at: '4 pm' } } })).toEqual([
    'locations.0.delivery.cutOff.at',
  ])
  expect(await problems({ province: 'NY', timeZone: 'Toronto' })).toEqual([
    'locations.0.province',
    'locations.0.timeZone',
  ])
  expect(await problems({ delivery: undefined, tables: undefined })).toEqual([
    'locations.0.delivery',
    'locations.0.tables',
  ])
})
