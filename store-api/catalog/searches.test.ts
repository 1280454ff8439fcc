import { readFile } from 'node:fs/promises'
import { demoStores } from 'demo-stores/stores.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { good } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({}, demoStores['tea-house'])
})
afterAll(() => shop.close())

/** What shoppers type, and what must stand first. */
const SEARCHES: readonly [term: string, first: string][] = [
  ['tieguanyin', 'Classic Roast Tieguanyin'],
  ['biluochun', 'Biluochun Green Snail'],
  ['osmanthus oolong', 'Osmanthus Oolong'],
  ['oolong osmanthus', 'Osmanthus Oolong'],
  ['egg tart', 'Hong Kong Egg Tart'],
  ['pineapple bun', 'Pineapple Bun'],
  ['gaiwan', 'Plum Blossom Gaiwan'],
  ['wok', 'Hand-Hammered Wok'],
  // part words
  ['jasmi', 'Jasmine Pearls'],
  ['tangy', 'Black Sesame Tangyuan'],
  ['dumpling roll', 'Dumpling Rolling Pin'],
  // slips
  ['tieguanyn', 'Classic Roast Tieguanyin'],
  ['gaiwna', 'Plum Blossom Gaiwan'],
  ['osmanthsu oolng', 'Osmanthus Oolong'],
  ['pinapple bun', 'Pineapple Bun'],
  ['bilochun', 'Biluochun Green Snail'],
  ['kimchy', 'Yanbian Kimchi'],
  ['lonjing', 'Spring Longjing'],
  // joints, accents, width and words nobody wrote
  ['puer pick', 'Pu’er Pick'],
  ["pu'er pick", 'Pu’er Pick'],
  ['pu-er pick', 'Pu’er Pick'],
  ['puerh pick', 'Pu’er Pick'],
  ['ＷＯＫ', 'Hand-Hammered Wok'],
  ['longjing 250g', 'Spring Longjing'],
  // Chinese, both scripts
  ['铁观音', 'Classic Roast Tieguanyin'],
  ['鐵觀音', 'Classic Roast Tieguanyin'],
  ['桂花乌龙', 'Osmanthus Oolong'],
  ['桂花烏龍', 'Osmanthus Oolong'],
  ['冰皮月餅', 'Snow Skin Mooncake'],
  ['蓋碗', 'Plum Blossom Gaiwan'],
  ['鳳梨酥', 'Pineapple Shortcake'],
  ['小籠包', 'Soup Dumplings'],
  ['蜜蘭香單叢', 'Honey Orchid Dancong'],
  ['手抓葱油饼', 'Hand-Coiled Scallion Pancakes'],
  // item numbers, in any case
  ['WARE-102', 'Plum Blossom Gaiwan'],
  ['ware-102', 'Plum Blossom Gaiwan'],
  // the store's other words
  ['bubble tea', 'Brown Sugar Boba Milk'],
  ['珍珠奶茶', 'Brown Sugar Boba Milk'],
  // letters for Chinese: whole, apart, beginnings, first letters, ü
  ['bingpiyuebing', 'Snow Skin Mooncake'],
  ['bing pi yue bing', 'Snow Skin Mooncake'],
  ['fenglisu', 'Pineapple Shortcake'],
  ['guihuawulong', 'Osmanthus Oolong'],
  ['boluobao', 'Pineapple Bun'],
  ['danta', 'Hong Kong Egg Tart'],
  ['tgy', 'Classic Roast Tieguanyin'],
]

const search = async (term: string) => {
  const call = 'GET productManagement2/products/search/{term}'
  return good(await shop.stranger().api(call, { params: { term } })).products.map(p => p.name)
}

test.each(SEARCHES)('CAT-10 “%s” finds %s first', async (term, first) => {
  expect((await search(term))[0]).toBe(first)
})

test('CAT-10 whole words come before parts of words', async () => {
  const found = (await search('tea')).slice(0, 12)
  expect(found).not.toContain('Teacher’s Thank-You')
  expect(found).not.toContain('Two-Tier Bamboo Steamer')
})

test('CAT-10 an exact item number finds that item alone, and the count says so', async () => {
  const item = demoStores['tea-house'].products.find(product => product.id === 'gaiwan-plum')
  expect(item).toBeDefined()
  expect(await search(item?.sku.toLowerCase() ?? '')).toEqual(['Plum Blossom Gaiwan'])
  const call = 'GET productManagement2/products/searchCount/{term}'
  const counted = good(await shop.stranger().api(call, { params: { term: item?.sku ?? '' } }))
  expect(counted.count).toBe(1)
})

test('CAT-10 an item number is known without its joints, and by the choice that engines are told of', async () => {
  for (const number of ['DIM-104', 'DIM104', 'dim 104', 'DIM–104', 'DIM-104-x12', 'dim104x30'])
    expect(await search(number), number).toEqual(['Soup Dumplings'])
  expect(await search('DIM-104-x99')).not.toEqual(['Soup Dumplings'])
})

test('CAT-10 what was searched for instead is told; what nothing is near to finds nothing', async () => {
  const call = 'GET productManagement2/products/searchCount/{term}'
  const of = async (term: string) => good(await shop.stranger().api(call, { params: { term } }))
  expect((await of('gaiwna')).instead).toBe('gaiwan')
  expect((await of('gaiwan')).instead).toBeUndefined()
  expect(await of('qqqqwwww')).toMatchObject({ count: 0 })
})

test('CAT-10 what rows were found by before is folded anew by the migration', async () => {
  const { db } = shop.shop
  await db.execute(sql`update products set search_tokens = array_to_tsvector(array['蘇', '捲蘇', '捲', 'qxqzx'])
    where id = 'gaiwan-plum'`)
  expect(await search('捲苏')).not.toContain('Plum Blossom Gaiwan')
  const migration = await readFile(new URL('../drizzle/0023_found_again.sql', import.meta.url), 'utf8')
  await db.execute(sql.raw(migration))
  expect(await search('捲蘇')).toEqual(['Plum Blossom Gaiwan'])
  expect(await search('qxqzx')).toEqual(['Plum Blossom Gaiwan'])
})
