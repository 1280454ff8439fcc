import { ApiError } from 'shared-contracts/api/api-error.ts'
import { expect, test, vi } from 'vitest'
import { type Answers, fakeApp } from '../fixtures/app.ts'
import { earlyArgs } from '../fixtures/early-args.ts'
import { detail, stock, summaries, summary } from '../fixtures/products.ts'
import { show } from '../fixtures/show.ts'
import { early, shouldRevalidate } from './product.ts'

const DETAIL = 'GET productDetailManagement/productDetail/{id}'
const STOCK = 'GET inventoryManagement/inventoryByProductAndOptions/{id}'
const RELATED = 'GET productManagement2/products/relatedProducts/{id}'
const PLACES = 'GET common3/pickupLocations'
const ADD_ONS = 'GET productManagement2/products/addon'
const answers: Answers = { [DETAIL]: detail, [STOCK]: stock, [RELATED]: { products: summaries(0, 4) } }
const page = (query = '', more: Answers = {}, language: 'en' | 'zh' = 'en') =>
  show(fakeApp({ ...answers, ...more }, language).app, `/store/product/osmanthus${query}`)
/** Part of the HTML around a text. */
const around = (html: string, text: string, before = 260) =>
  html.slice(Math.max(0, html.indexOf(text) - before), html.indexOf(text) + text.length)

test('CAT-4 the page is readable without a script: name, price, pictures, options, description, neighbours', async () => {
  const { status, html } = await page()
  expect(status).toBe(200)
  expect(html.match(/<h1/g)).toHaveLength(1)
  for (const text of [
    'Osmanthus Oolong',
    'From ',
    '$22.00',
    'Rolled leaves.',
    'Guifeng',
    'Goes well with',
    'Product p3',
  ])
    expect(html).toContain(text)
  expect(html).toContain('href="/store/brand?name=Guifeng"')
  expect(html).toContain('href="/store/tag?name=oolong"')
  expect(html.match(/type="radio"/g)).toHaveLength(4)
  expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1)
})

test('CAT-4 the selection comes from the address and sets the price', async () => {
  const { html } = await page('?options=500g-bag')
  expect(html).toContain('$70.00')
  expect(html).not.toContain('From ')
  expect(html.match(/checked=""/g)).toHaveLength(2)
  expect(html).toContain('In stock')
})

test('CAT-4 sold-out and impossible choices are drawn and explained', async () => {
  const { html } = await page('?options=-tin')
  expect(around(html, 'Not with tin')).toContain('data-state="impossible"')
  const soldOut = await page('?options=100g-')
  expect(around(soldOut.html, 'Sold out')).toContain('data-state="sold-out"')
  expect((await page('?options=500g-tin')).html).toContain('This combination is not made: 500g · tin.')
  expect((await page('?options=100g-bag')).html).toContain('100g · bag is sold out.')
})

test('CAT-4 few left is said; a product wholly sold out shows a way onward', async () => {
  expect((await page('?options=100g-tin')).html).toContain('Only 3 left')
  const rows = stock.rows.map(row => ({ ...row, available: 0 }))
  const { html } = await page('', { [STOCK]: { ...stock, rows } })
  expect(html).toContain('More in Oolong')
  expect(html).toContain('cat=oolong')
  expect(html).not.toContain('aria-label="One more"')
})

test('CAT-4 without an answer about stock or neighbours the product still shows', async () => {
  const fails = () => {
    throw new Error('down')
  }
  const { html } = await page('', { [STOCK]: fails, [RELATED]: fails })
  expect(html).toContain('We could not read the stock just now.')
  expect(html).toContain('Osmanthus Oolong')
})

test('HDR-5 a store without checkout shows the product and no cart button', async () => {
  const { app } = fakeApp(answers)
  app.state.$appInfo.set({ flags: { enableCheckout: false } } as never)
  const { html } = await show(app, '/store/product/osmanthus')
  expect(html).not.toContain('Add to cart')
})

test('RTE-8 a product that does not exist answers 404', async () => {
  const { status } = await page('', {
    [DETAIL]: () => {
      throw new ApiError(DETAIL, 404, {})
    },
  })
  expect(status).toBe(404)
})

test('RTE-1 CAT-4 a product begins as the card that was pressed: name, title, and the way to the shop; without one it waits', () => {
  const args = earlyArgs('/store/product/seen', { id: 'seen' })
  const card = summary('seen', { name: 'Osmanthus Oolong' })
  expect(early(args, { card })).toMatchObject({
    data: { card, crumbs: [{ path: '/store' }, { name: 'Osmanthus Oolong', path: '/store/product/seen' }] },
    meta: { title: 'Osmanthus Oolong', canonical: '/store/product/seen' },
  })
  for (const state of [null, undefined, {}, { card: summary('another') }])
    expect(early(args, state)).toBeNull()
})

test('CAT-8 a product that moved leads to its address for good, with what was chosen; one no longer sold is gone', async () => {
  const { app } = fakeApp({ ...answers, [DETAIL]: { ...detail, id: 'osmanthus-oolong' } })
  const moved = await show(app, '/store/product/osmanthus?options=100g-tin')
  expect([moved.status, moved.redirect]).toEqual([301, '/store/product/osmanthus-oolong?options=100g-tin'])
  const gone = await page('', {
    [DETAIL]: () => {
      throw new ApiError(DETAIL, 410, { error: { errors: [{ code: 'no-longer-sold', message: '' }] } })
    },
  })
  expect(gone.status).toBe(410)
})

test('CAT-8 the head holds title, description, canonical address and structured data', async () => {
  const { head } = await page('?options=100g-tin')
  expect(head).toMatchObject({
    title: 'Osmanthus Oolong',
    description: 'Rolled leaves. Scented three times.',
    canonical: '/store/product/osmanthus',
    image: '/media/osmanthus-800.webp',
  })
  expect(head?.shelves).toEqual(['tea', 'oolong'])
  expect(head?.jsonLd?.[0]).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'osmanthus',
    variesBy: ['https://schema.org/size', 'Packing'],
    hasVariant: [
      { sku: 'T-017-100g-bag', offers: { availability: 'https://schema.org/OutOfStock' } },
      {
        name: 'Osmanthus Oolong · 100g · tin',
        size: '100g',
        additionalProperty: [{ name: 'Packing', value: 'tin' }],
        offers: {
          '@type': 'Offer',
          price: '22.00',
          priceCurrency: 'CAD',
          availability: 'https://schema.org/InStock',
          url: '/store/product/osmanthus?options=100g-tin',
        },
      },
      { offers: { price: '70.00' } },
    ],
  })
  expect(head?.jsonLd?.[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Shop' }, { name: 'Tea' }, { name: 'Oolong' }, { name: 'Osmanthus Oolong' }],
  })
})

test('CAT-8 a product without options is one offer with its number; one whose stock cannot be read still has a price', async () => {
  const plain = { ...detail, options: [], gtin: '06285551234567' }
  const rows = [{ optionPair: '', available: 2, price: 1800 }]
  const { head } = await page('', { [DETAIL]: plain, [STOCK]: { ...stock, rows } })
  const one = { '@type': 'Product', sku: 'T-017', gtin: '06285551234567', offers: { price: '18.00' } }
  expect(head?.jsonLd?.[0]).toMatchObject(one)
  const unread = await page('', {
    [STOCK]: () => {
      throw new Error('down')
    },
  })
  const offers = { '@type': 'AggregateOffer', lowPrice: '18.00', priceCurrency: 'CAD' }
  expect(unread.head?.jsonLd?.[0]).toMatchObject({ '@type': 'Product', offers })
})

const uncounted = {
  [STOCK]: () => {
    throw new ApiError(STOCK, 404, {})
  },
}
const yesNo = (i: number) => ({
  id: `o${i}`,
  name: `Option ${i}`,
  values: ['no', 'yes'].map(id => ({ id, label: id, priceDelta: id === 'yes' ? 5 : 0 })),
})

test('API-5 CAT-8 a product without an item number is known to machines by its id, and says of itself no empty number', async () => {
  const none = { ...detail, sku: '', brand: null, tags: [] }
  const { html, head } = await page('', { [DETAIL]: none })
  expect(head?.jsonLd?.[0]).toMatchObject({
    hasVariant: [{ sku: 'osmanthus-100g-bag' }, { sku: 'osmanthus-100g-tin' }, {}],
  })
  expect(html).not.toContain('Item no.')
  expect(html).not.toContain('(%20)')
  expect(html).toMatch(/href="\/page\/contact\?about=Osmanthus(?:\+|%20)Oolong"/)
  const one = await page('', { [DETAIL]: { ...none, options: [] }, ...uncounted })
  expect(one.head?.jsonLd?.[0]).toMatchObject({ '@type': 'Product', sku: 'osmanthus' })
})

test('CAT-4 CAT-8 a product of very many combinations is one page of its options, and one offer', async () => {
  const options = Array.from({ length: 24 }, (_, i) => yesNo(i))
  const { html, head } = await page('', { ...uncounted, [DETAIL]: { ...detail, options } })
  expect(html.match(/data-state="open"/g)).toHaveLength(48)
  expect(html.length).toBeLessThan(60_000)
  const asOne = {
    '@type': 'Product',
    offers: { '@type': 'AggregateOffer', lowPrice: '18.00', availability: 'https://schema.org/InStock' },
  }
  expect(head?.jsonLd?.[0]).toMatchObject(asOne)
  const values = Array.from({ length: 300 }, (_, i) => ({ id: `v${i}`, label: `${i}`, priceDelta: i }))
  const rows = values.map(({ id, priceDelta }) => ({
    optionPair: id,
    available: 1,
    price: 1800 + priceDelta,
  }))
  const size = { id: 'size', name: 'Size', values }
  const counted = await page('', { [DETAIL]: { ...detail, options: [size] }, [STOCK]: { ...stock, rows } })
  expect(counted.head?.jsonLd?.[0]).toMatchObject(asOne)
  const few = await page('', { ...uncounted, [DETAIL]: { ...detail, options: options.slice(0, 3) } })
  const listed = Array.from({ length: 8 }, () => expect.anything())
  expect(few.head?.jsonLd?.[0]).toMatchObject({ '@type': 'ProductGroup', hasVariant: listed })
})

test('CAT-4 where stock counts nothing that can be chosen the product is sold out, and no combination is blamed', async () => {
  const rows = [{ optionPair: 'other', available: 4, price: 1800 }]
  const { html } = await page('', { [STOCK]: { ...stock, rows } })
  expect(html).toContain('Sold out for now')
  expect(html).not.toContain('Not with')
  expect(html).not.toContain('is not made')
})

test('LNG-2 the page speaks Chinese', async () => {
  const { html } = await page('', {}, 'zh')
  for (const text of ['加入购物车', '搭配推荐', ' 起', '商品介绍']) expect(html).toContain(text)
})

test('CAT-4 choosing options asks the backend nothing anew', () => {
  const urls = (a: string, b: string) => ({
    currentUrl: new URL(a, 'http://shop.test'),
    nextUrl: new URL(b, 'http://shop.test'),
    defaultShouldRevalidate: true,
  })
  const ask = (a: string, b: string) => shouldRevalidate(urls(a, b) as never)
  expect(ask('/store/product/a', '/store/product/a?options=x')).toBe(false)
  expect(ask('/store/product/a', '/store/product/a')).toBe(true)
  expect(ask('/store/product/a', '/store/product/b')).toBe(true)
})

const place = (id: string, start: string | null) => ({
  id,
  localStoreName: `Store ${id}`,
  address: null,
  timeZone: 'America/Toronto',
  methods: ['pickup' as const],
  nextPickup: start && { start, end: start },
  nextDelivery: null,
})

test('CAT-4 where and when it can be had is said store by store, in the time of each', async () => {
  const { html } = await page('', {
    [DETAIL]: { ...detail, soldAt: [{ id: 'a', localStoreName: 'Store a' }] },
    [PLACES]: { locations: [place('b', '2026-06-02T14:00:00.000Z'), place('a', '2026-06-02T18:30:00.000Z')] },
  })
  expect(html).toMatch(/Store a<.*from .*2:30.*Store b<.*not sold here/s)
})

test('CAT-4 ACC-5 what nobody hands over is said to be had nowhere, and not to be delivered', async () => {
  const { html } = await page('', {
    [DETAIL]: { ...detail, immaterial: true },
    [PLACES]: { locations: [place('a', '2026-06-02T18:30:00.000Z')] },
  })
  expect(html).not.toMatch(/Store a|catalog-places/)
})

test('API-5 CAT-4 that a store has no time is said only where the backend says so', async () => {
  const silent = { ...place('a', null), nextPickup: undefined }
  const places = (...locations: object[]) => page('', { [PLACES]: { locations } })
  const { html } = await places(silent)
  expect(html).toContain('Store a')
  expect(html).not.toContain('no times right now')
  expect((await places(place('a', null))).html).toContain('no times right now')
})

test('CAT-4 CAT-8 a description with markup is read without it, by people and machines', async () => {
  const description = '<p>Rolled <b>leaves</b> &amp; flowers.</p><script>alert(1)</script><p>Twice.</p>'
  const { html, head } = await page('', { [DETAIL]: { ...detail, description } })
  expect(html).toContain('<p>Rolled leaves &amp; flowers.</p><p>Twice.</p>')
  expect(html).not.toContain('alert')
  expect(head?.description).toBe('Rolled leaves & flowers. Twice.')
  expect(head?.jsonLd?.[0]).toMatchObject({ description: 'Rolled leaves & flowers.\n\nTwice.' })
})

test('CAT-11 a product that the chosen store does not sell says so, and where it can be had', async () => {
  const soldAt = [{ id: 'a', localStoreName: 'Store a' }]
  const rows = stock.rows.map(row => ({ ...row, available: 0 }))
  const { html } = await page('', {
    [DETAIL]: { ...detail, notSoldHere: true, soldAt },
    [STOCK]: { ...stock, rows },
  })
  expect(html).toContain('You can have it at Store a.')
  expect(html).not.toContain('Sold out for now')
})

test('CAT-11 a sold-out choice offers a mail only where the backend writes one', async () => {
  const offered = async (restockNotice: boolean) =>
    (await page('?options=100g-bag', { [STOCK]: { ...stock, restockNotice } })).html
  expect(await offered(true)).toContain('Tell me when it is back')
  expect(await offered(false)).not.toContain('Tell me when it is back')
})

test('CAT-4 facts are read one by one; a question about it goes to the contact form', async () => {
  const facts = [
    { kind: 'ingredients', name: 'Ingredients', text: 'Tea, osmanthus.' },
    { kind: 'allergens', name: 'Contains', text: 'Nothing we know of.' },
  ]
  const { html } = await page('', { [DETAIL]: { ...detail, facts } })
  expect(html).toMatch(/<dt>Ingredients<\/dt><dd>Tea, osmanthus\.<\/dd>/)
  expect(html).toContain('/page/contact?about=Osmanthus+Oolong+%28T-017%29')
})

test('CAT-4 what is bought beside it stands there with its price; what needs a choice of its own does not', async () => {
  const [cup, ...rest] = summaries(50, 3)
  const { html } = await page('', {
    [DETAIL]: { ...detail, addonTag: 'tea-table' },
    [ADD_ONS]: { products: [cup, { ...rest[0], hasOptions: true }, { ...rest[1], soldOut: true }] },
  })
  expect(html).toContain('Product p50')
  expect(html).not.toContain('Product p51')
  expect(html).not.toContain('Product p52')
})

test.each([
  ['NFR-P a move asks for nothing that stands below the window before the heading is there', '/store', []],
  [
    'RTE-5 who goes back is given all of it, for the place in the page',
    '/store/product/osmanthus',
    [RELATED, PLACES, ADD_ONS],
  ],
])('%s', async (_, pathname, below) => {
  const given = { ...answers, [DETAIL]: { ...detail, addonTag: 'tea-table' } }
  const { app, asked } = fakeApp(given)
  vi.stubGlobal('location', { pathname })
  const { status } = await show(app, '/store/product/osmanthus').finally(() => vi.unstubAllGlobals())
  expect(status).toBe(200)
  expect(asked.map(({ call }) => call).filter(call => [RELATED, PLACES, ADD_ONS].includes(call))).toEqual(
    below,
  )
})
