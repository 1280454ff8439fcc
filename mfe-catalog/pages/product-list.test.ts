import { ApiError } from 'shared-contracts/api/api-error.ts'
import { expect, test } from 'vitest'
import { knownName, learnNames } from '../categories/known-names.ts'
import { type Answers, fakeApp } from '../fixtures/app.ts'
import { earlyArgs } from '../fixtures/early-args.ts'
import { categories, summaries, summary } from '../fixtures/products.ts'
import { show } from '../fixtures/show.ts'
import { early } from './product-list.ts'

const LIST = 'GET productManagement2/products'
const COUNT = 'GET productManagement2/products/listCount'
const TREE = 'GET productManagement/categories/{x}'
const TAG = 'GET productManagement2/tag/{name}'
const answers: Answers = {
  [LIST]: ({ query }) => ({
    products: summaries(Number(query?.startingPosition), Number(query?.numberToLoad)),
  }),
  [COUNT]: { count: 310 },
  [TREE]: { categories },
  [TAG]: { slug: 'gift', name: 'For giving', count: 3 },
}
const page = (address: string, more: Answers = {}, language: 'en' | 'zh' = 'en') =>
  show(fakeApp({ ...answers, ...more }, language).app, address)

test('CAT-2 the server sends the first 12, the count and a link to the next page', async () => {
  const { status, html } = await page('/store/productlist?cat=tea')
  expect(status).toBe(200)
  expect(html.match(/class="catalog-card"/g)).toHaveLength(12)
  expect(html).toContain('12 of 310')
  expect(html).toMatch(/href="\/store\/productlist\?cat=tea&amp;page=2" rel="next"/)
})

test('API-5 CAT-2 a list of which nothing can be read is not shown as one: the area says so and has a retry', async () => {
  const none = { [LIST]: { products: [] } }
  expect(await page('/store/productlist?cat=tea', none)).toMatchObject({ status: 502, html: '' })
  expect((await page('/store/productlist?page=3', none)).status).toBe(502)
  expect((await page('/store/productlist?cat=tea', { ...none, [COUNT]: { count: 0 } })).status).toBe(200)
})

test.each([-1, 0, 5])(
  'API-5 CAT-2 a list that holds more than the %i it is said to goes on, and says no number but what is shown',
  async count => {
    const { html, head } = await page('/store/productlist?cat=tea', { [COUNT]: { count } })
    expect(html).toContain('12 shown')
    expect(html).toContain('page=2" rel="next"')
    expect(html).not.toMatch(/>-?\d+ items?<|\d of \d/)
    expect(head?.description).toBeUndefined()
  },
)

test.each([404, 500])(
  'API-5 CAT-2 a list whose count fails with %i is shown, and says no number that nobody knows',
  async status => {
    const uncounted = () => {
      throw new ApiError(COUNT, status, {})
    }
    const { html } = await page('/store/productlist?cat=tea', { [COUNT]: uncounted })
    expect(html.match(/class="catalog-card"/g)).toHaveLength(12)
    expect(html).toContain('12 shown')
    expect(html).not.toMatch(/>\d+ items?</)
    const short = { [COUNT]: uncounted, [LIST]: { products: summaries(0, 3) } }
    expect((await page('/store/productlist?cat=tea', short)).html).toMatch(/>3 items</)
  },
)

test('CAT-2 a later page goes on from its place and leads back', async () => {
  const { app, asked } = fakeApp(answers)
  const { html, head } = await show(app, '/store/productlist?cat=tea&page=3')
  expect(asked.find(a => a.call === LIST)?.options.query).toMatchObject({ startingPosition: '24' })
  expect(html).toContain('36 of 310')
  expect(html).toContain('href="/store/productlist?cat=tea&amp;page=2"')
  expect(html).toContain('page=4')
  expect(head).toMatchObject({ title: 'Tea, page 3', canonical: '/store/productlist?cat=tea&page=3' })
})

test.each([
  ['/store/productlist?cat=oolong&sort=date', { categoryName: 'oolong', sortby: 'default' }],
  ['/store/productlist?sort=priceAsc', { sortby: 'priceAsc' }],
  ['/store/clearance', { clearance: 'true', sortby: 'default' }],
  ['/store/tag?name=gift', { tagName: 'gift', sortby: 'default' }],
  ['/store/brand?name=guifeng', { brandName: 'guifeng', sortby: 'default' }],
])('CAT-1 %s loads its own products', async (address, query) => {
  const { app, asked } = fakeApp(answers)
  await show(app, address)
  const paging = { infiniteLoad: 'true', numberToLoad: '12', startingPosition: '0' }
  expect(asked.find(a => a.call === LIST)?.options.query).toEqual({ ...paging, ...query })
})

test('RTE-1 CAT-1 a list begins with the name of the category that was pressed, or with one that needs no answer', () => {
  const named = (address: string, state: unknown = null) => early(earlyArgs(address), state)
  expect(named('/store/productlist?cat=tea')).toBeNull()
  expect(named('/store/productlist?cat=tea&page=2', { shelf: 'Tea' })).toMatchObject({
    data: { heading: 'Tea', crumbs: [{ path: '/store' }, { name: 'Tea' }] },
    meta: { title: 'Tea, page 2' },
  })
  expect(named('/store/productlist')?.data.heading).toBe('All products')
  expect(named('/store/clearance')?.data.heading).toBe('Last chance')
  // The store writes these in its own way, which only an answer says.
  expect(named('/store/brand?name=guifeng')).toBeNull()
  expect(named('/store/tag?name=gift')).toBeNull()
})

test('RTE-1 CAT-1 a list begins with the name that the tree has of its category, in the language of the page, once that was read', async () => {
  const { app } = fakeApp(answers)
  const named = () => early(earlyArgs('/store/productlist?cat=oolong', {}, app), null)?.data.heading
  expect(named()).toBeUndefined()
  await learnNames(app)
  expect(named()).toBe('Oolong')
  app.state.$language.set('zh')
  expect(named()).toBeUndefined()
  await show(app, '/store/productlist?cat=tea')
  expect(named()).toBe('Oolong')
})

test('RTE-1 API-5 a tree that does not come again leaves the names that are known', async () => {
  let reads = 0
  const tree = () => {
    if (reads++ > 0) throw new ApiError(TREE, 500, null)
    return { categories }
  }
  const { app } = fakeApp({ ...answers, [TREE]: tree })
  await learnNames(app)
  await show(app, '/store/productlist?cat=tea')
  expect([reads, knownName(app, 'oolong')]).toEqual([2, 'Oolong'])
})

test('RTE-1 a tree that comes after another language was chosen names nothing', async () => {
  const { app } = fakeApp(answers)
  const before = learnNames(app)
  app.state.$language.set('zh')
  await before
  expect(knownName(app, 'tea')).toBeUndefined()
})

test('CAT-1 breadcrumbs, chips and the sort form need no script', async () => {
  const { html, head } = await page('/store/productlist?cat=oolong&tag=gift&sort=name')
  expect(html).toContain('action="/store/productlist" method="get"')
  expect(html).toContain('<input type="hidden" name="cat" value="oolong"/>')
  expect(html).toContain('<input type="hidden" name="tag" value="gift"/>')
  expect(html).toMatch(/<option value="name" selected="">/)
  expect(html).toContain('<noscript>')
  expect(html).toContain('All Tea')
  expect(html).toContain('Tag: gift')
  expect(html).toContain('href="/store/productlist?cat=oolong&amp;sort=name"')
  expect(head?.noindex).toBe(true)
  expect(head?.jsonLd?.[0]).toMatchObject({
    itemListElement: [{ name: 'Shop' }, { name: 'Tea' }, { name: 'Oolong' }],
  })
})

test('TAB-4 a list says on which shelves it stands, from the root down; one by tag on none', async () => {
  expect((await page('/store/productlist?cat=oolong')).head?.shelves).toEqual(['tea', 'oolong'])
  expect((await page('/store/tag?name=gift&cat=tea')).head?.shelves).toEqual([])
})

test('CAT-1 cards show from-prices, reductions, clearance and sold-out ribbons', async () => {
  const products = [
    summary('a', { priceVaries: true }),
    summary('b', { compareAtPrice: 2000 }),
    summary('c', { clearance: true }),
    summary('d', { soldOut: true, compareAtPrice: 2000, image: null }),
  ]
  const { html } = await page('/store/clearance', { [LIST]: { products }, [COUNT]: { count: 4 } })
  for (const text of [
    'From ',
    '$20.00',
    'Before: <',
    'Reduced',
    'Last chance',
    'Sold out',
    'data-sold-out="true"',
  ])
    expect(html).toContain(text)
  expect(html).not.toContain('rel="next"')
  expect(html.match(/loading="eager"/g)).toHaveLength(2)
  const zh = await page('/store/clearance', { [LIST]: { products }, [COUNT]: { count: 4 } }, 'zh')
  expect(zh.html).toContain('>原价：<')
})

test('LNG-4 CAT-9 the ends of a price band are round amounts without cents, also converted; then they are marked once', async () => {
  const prices = [
    { from: 0, to: 500, count: 1 },
    { from: 500, to: 1000, count: 2 },
    { from: 1000, to: null, count: 3 },
  ]
  const facets = { categories: [], brands: [], tags: [], prices, clearance: 0 }
  const { app } = fakeApp({ ...answers, [COUNT]: { count: 6, facets } })
  const bands = async () =>
    (await show(app, '/store/productlist?cat=tea')).html
      .replaceAll(/<!--.*?-->|<[^>]*>/g, '')
      .match(/Under .*? and up/)?.[0]
  expect(await bands()).toBe('Under $51$5 – $102$10 and up')
  const own = (await show(app, '/store/productlist?cat=tea&price=1250-2000')).html
  expect(own.replaceAll(/<!--.*?-->|<[^>]*>/g, '')).toContain('$12.50 – $20.00')
  app.state.$currency.set({ code: 'CNY', rate: 5.262 })
  expect(await bands()).toBe('Under ≈ ¥26 CNY1≈ ¥26 – ¥53 CNY2≈ ¥53 CNY and up')
})

test('CAT-1 an empty list says so and shows a way onward', async () => {
  const { status, html, head } = await page('/store/tag?name=gift', {
    [LIST]: { products: [] },
    [COUNT]: { count: 0 },
  })
  expect(status).toBe(200)
  expect(html).toContain('Nothing on this shelf right now')
  expect(html).toContain('href="/store"')
  expect(head?.noindex).toBe(true)
})

test('API-5 CAT-1 a tag’s list is headed by its name also where no facets come, and by its slug where no call tells it', async () => {
  const missing = () => {
    throw new ApiError(TAG, 404, {})
  }
  expect((await page('/store/tag?name=gift')).html).toMatch(/<h1[^>]*>[^<]*For giving/)
  expect((await page('/store/tag?name=gift', { [TAG]: missing })).html).toMatch(/<h1[^>]*>[^<]*gift/)
  const { app, asked } = fakeApp(answers)
  for (const path of ['/store/productlist?cat=tea', '/store/brand?name=leaf']) await show(app, path)
  expect(asked.map(a => a.call)).not.toContain(TAG)
})

test('RTE-8 a category, a page or a filter that cannot exist answers 404', async () => {
  expect((await page('/store/productlist?cat=none')).status).toBe(404)
  expect((await page('/store/clearance?page=99', { [LIST]: { products: [] } })).status).toBe(404)
  const refuse = () => {
    throw new ApiError(LIST, 400, {})
  }
  expect((await page('/store/brand?name=%3Cb%3E', { [LIST]: refuse })).status).toBe(404)
})

test('API-5 an outage is left to the host’s error view', async () => {
  const down = () => {
    throw new ApiError(LIST, 500, {})
  }
  await expect(page('/store/clearance', { [LIST]: down })).rejects.toThrow(ApiError)
})

test('LNG-2 the list speaks Chinese', async () => {
  const { html } = await page('/store/productlist?cat=tea', {}, 'zh')
  for (const text of ['已显示 12 / 共 310', '显示更多', '最新上架', '全部Tea']) expect(html).toContain(text)
})

test('NFR-S strings from the address are shown as text only', async () => {
  const { html } = await page(`/store/brand?name=${encodeURIComponent('<img src=x>')}`)
  expect(html).not.toContain('<img src=x>')
})
