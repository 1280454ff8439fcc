import { expect, test } from 'vitest'
import { remoteModule, START, visit } from '../fixtures/visit.ts'
import { alternates, inLanguage } from './addresses.ts'
import { xmlText } from './xml.ts'

const product = (id: string) => ({
  id,
  name: 'Tea & “more”',
  image: { src: '/media/a.webp', alt: '', width: 1, height: 1, sources: [], placeholder: null },
  price: 1250,
  priceVaries: false,
  compareAtPrice: null,
  currency: 'CAD',
  soldOut: id === 'gone',
  ...(id === 'a' && { changedOn: '2026-05-18' }),
  clearance: false,
  hasOptions: false,
})
const post = {
  pageName: 'storing-tea',
  title: 'Where <tea> likes to live',
  summary: 'Air.',
  author: 'Mei',
  publishedAt: '2026-05-20T14:00:00Z',
  cover: null,
}
const api = {
  'productManagement2/products/listCount': { count: 2_500 },
  'productManagement2/products': { products: [product('a'), product('gone')] },
  'productManagement/categories/all': {
    categories: [
      { slug: 'tea', name: 'Tea', parent: null, image: null, count: 3 },
      { slug: 'none', name: 'None', parent: null, image: null, count: 0 },
    ],
  },
  'productManagement/brands': {
    brands: [
      { slug: 'leaf', name: 'Leaf', count: 2 },
      { slug: 'uncounted', name: 'Uncounted' },
      { slug: 'gone', name: 'Gone', count: 0 },
    ],
  },
  'common3/campaign/fissionList': { campaigns: [] },
  'common3/sectionTemplateByType/blog': {
    type: 'blog',
    sections: [{ kind: 'posts', heading: '', posts: [post], total: 1 }],
  },
}
const modules = { 'mfe-a@a2': remoteModule('mfe-a', {}) }
const open = (path: string, more = {}) => visit(path, { modules, api: { ...api, ...more } })

test('CAT-8 memberships, which no list of goods has, stand beside the pages; goods given again do not', async () => {
  const membership = product('leaf')
  const answer = (url: URL) => ({
    products:
      url.searchParams.get('productType') === 'MEMBERSHIP' ? [product('a'), membership] : [product('a')],
  })
  const listed = (await open('/sitemap-pages.xml', { 'productManagement2/products': answer })).html
  expect(listed.match(/<loc>[^<]*product\/leaf</g)).toHaveLength(1)
  expect(listed).not.toMatch(/<loc>[^<]*product\/a</)
})

test('CAT-8 robots.txt keeps carts, accounts and searches closed and names the sitemap', async () => {
  const { status, html, headers } = await open('/robots.txt')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  for (const line of [
    'Disallow: /checkout/',
    'Disallow: /store/search',
    'Sitemap: http://shop.test/sitemap.xml',
  ])
    expect(html.split('\n')).toContain(line)
})

test('CAT-8 the sitemap is split, and each page stands in it in each language with its others', async () => {
  const index = (await open('/sitemap.xml')).html
  expect(index.match(/<loc>/g)).toHaveLength(4)
  expect(index).toContain('<loc>http://shop.test/sitemap-products.xml?page=3</loc>')
  const pages = (await open('/sitemap-pages.xml')).html
  for (const loc of [
    'http://shop.test/',
    'http://shop.test/?lang=zh',
    'http://shop.test/store/productlist?cat=tea',
    'http://shop.test/store/productlist?cat=tea&amp;lang=zh',
    'http://shop.test/store/brand?name=leaf',
    'http://shop.test/store/brand?name=uncounted',
    'http://shop.test/blog/storing-tea',
  ])
    expect(pages).toContain(`<loc>${loc}</loc>`)
  expect(pages).toContain('<lastmod>2026-05-20</lastmod>')
  expect(pages).toContain('hreflang="x-default" href="http://shop.test/store"')
  expect(pages).not.toContain('cat=none')
  const products = (await open('/sitemap-products.xml?page=1')).html
  expect(products).toContain('http://shop.test/store/product/gone</loc><xhtml:link')
  expect(products).toContain('<loc>http://shop.test/store/product/a</loc><lastmod>2026-05-18</lastmod>')
})

test('CAT-8 a part that is not there is a 404; without the backend there is nothing rather than half of it', async () => {
  const none = { 'productManagement2/products': { products: [] } }
  expect((await open('/sitemap-products.xml?page=9', none)).status).toBe(404)
  expect((await open('/feeds/products.xml?page=0')).status).toBe(404)
  const down = { 'productManagement/brands': () => new Response('', { status: 500 }) }
  const broken = await open('/sitemap-pages.xml', down)
  expect([broken.status, broken.html]).toEqual([503, ''])
  expect(
    (await open('/robots.txt', { 'common3/appInfoInit': () => new Response('', { status: 500 }) })).status,
  ).toBe(503)
})

const about = {
  ...product('a'),
  sku: 'T-1',
  description: 'Leaves.',
  images: [product('a').image, { ...product('a').image, src: '/media/tin.webp' }],
  brand: 'Leaf',
  tags: [],
  gtin: '0628555',
  breadcrumbs: [
    { slug: 'tea', name: 'Tea' },
    { slug: 'loose', name: 'Loose' },
  ],
  options: [],
}
const packing = {
  id: 'packing',
  name: 'Packing',
  values: [
    { id: 'bag', label: 'Bag', priceDelta: 0 },
    { id: 'tin', label: 'Tin', priceDelta: 400, picture: 1 },
  ],
}
const row = (optionPair: string, available: number, price: number) => ({ optionPair, available, price })
const zone = (postalPrefixes: string[], fee: number) => ({
  radiusKm: postalPrefixes.length > 0 ? null : 5,
  postalPrefixes,
  fee,
  minimum: 1500,
  freeOver: null,
})
const delivery = {
  currency: 'CAD',
  locations: [
    {
      id: 'east',
      localStoreName: 'East',
      address: null,
      timeZone: 'America/Toronto',
      methods: ['delivery'],
      zones: [zone([], 300), zone(['V6X'], 599)],
      slotMinutes: 60,
      leadMinutes: 120,
      daysAhead: 7,
    },
  ],
}
const sold = {
  'productManagement2/products': {
    products: [
      {
        ...product('a'),
        whole: {
          detail: { ...about, options: [packing] },
          rows: [row('bag', 3, 1250), row('tin', 0, 1650)],
        },
      },
      { ...product('gone'), whole: { detail: { ...about, ...product('gone'), sku: 'T-2' }, rows: [] } },
    ],
  },
  'common3/supportedCountries': { countries: [{ code: 'CA', name: 'Canada' }] },
  'shoppingManagement4/localDeliveryConfig': delivery,
}

test('API-5 CAT-12 products without item numbers are told apart in the feed by their ids', async () => {
  const bare = (id: string) => ({
    ...product(id),
    whole: { detail: { ...about, id, sku: '', options: [packing] }, rows: [row('bag', 3, 1250)] },
  })
  const { html } = await open('/feeds/products.xml', {
    ...sold,
    'productManagement2/products': { products: [bare('a'), bare('b')] },
  })
  expect([...html.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id]) => id)).toEqual(['a-bag', 'b-bag'])
})

test('CAT-12 the product feed has an item for each choice: name, price, stock, address, delivery of that choice', async () => {
  const { html, headers } = await open('/feeds/products.xml', sold)
  expect(headers.get('content-type')).toContain('application/rss+xml')
  const [, bag, tin, gone] = html.split('<item>')
  expect(bag).toContain(
    '<g:id>T-1-bag</g:id><g:item_group_id>a</g:item_group_id><title>Tea &amp; “more” · Bag</title><description>Leaves.</description>' +
      '<link>http://shop.test/store/product/a?options=bag</link><g:image_link>http://shop.test/media/a.webp</g:image_link>' +
      '<g:additional_image_link>http://shop.test/media/tin.webp</g:additional_image_link><g:price>12.50 CAD</g:price>' +
      '<g:availability>in_stock</g:availability><g:condition>new</g:condition><g:brand>Leaf</g:brand>' +
      '<g:product_type>Tea &gt; Loose</g:product_type></item>',
  )
  expect(tin).toContain('<g:availability>out_of_stock</g:availability>')
  expect(tin).toContain('<g:image_link>http://shop.test/media/tin.webp</g:image_link>')
  // Its price reaches the least that is delivered; an area around a place has no name.
  expect(tin).toContain(
    '<g:shipping><g:country>CA</g:country><g:postal_code>V6X*</g:postal_code><g:price>5.99 CAD</g:price></g:shipping></item>',
  )
  // Stock of a store that counts none is what the product says of itself.
  expect(gone).toContain('<g:id>T-2</g:id><title>')
  expect(gone).toContain('<g:gtin>0628555</g:gtin>')
  expect(gone).toContain('<g:availability>out_of_stock</g:availability>')
})

test('CAT-12 a product of very many combinations that nobody counts is one item', async () => {
  const options = Array.from({ length: 24 }, (_, i) => ({ ...packing, id: `o${i}` }))
  const text = '<p>Whole <b>leaves</b></p>'
  const detail = { ...about, ...product('many'), options, description: text }
  const many = { ...product('many'), whole: { detail, rows: [] } }
  const { html } = await open('/feeds/products.xml', { 'productManagement2/products': { products: [many] } })
  expect(html.match(/<item>/g)).toHaveLength(1)
  expect(html).toContain('<g:id>T-1</g:id><title>')
  expect(html).toContain('<description>Whole leaves</description>')
})

test('CAT-12 of a backend that gives no whole products each has one item; one that is down makes no feed', async () => {
  const { html } = await open('/feeds/products.xml')
  expect(html).toContain(
    '<item><g:id>a</g:id><title>Tea &amp; “more”</title><link>http://shop.test/store/product/a</link>' +
      '<g:image_link>http://shop.test/media/a.webp</g:image_link><g:price>12.50 CAD</g:price>' +
      '<g:availability>in_stock</g:availability><g:condition>new</g:condition></item>',
  )
  const wrong = { 'productManagement2/products': { products: [{ ...product('a'), whole: { detail: 7 } }] } }
  expect((await open('/feeds/products.xml', wrong)).html).toContain('<g:price>12.50 CAD</g:price>')
  const down = { 'productManagement2/products': () => new Response('', { status: 500 }) }
  expect((await open('/feeds/products.xml', down)).status).toBe(503)
})

test('CAT-8 a store that closes its doors to machines says so everywhere, and its readers keep the blog', async () => {
  const closed = structuredClone(START) as { body: { appContent: { system: { appConfig: object } } } }
  Object.assign(closed.body.appContent.system.appConfig, { closedToEngines: true })
  const start = { 'common3/appInfoInit': closed }
  expect((await open('/robots.txt', start)).html).toBe('User-agent: *\nDisallow: /\n')
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/feeds/products.xml'])
    expect((await open(path, start)).status, path).toBe(404)
  expect((await open('/blog/feed.json', start)).status).toBe(200)
  const page = { loader: () => ({}), Component: () => null, meta: () => ({ title: 'T' }) }
  const seen = await visit('/', {
    modules: { 'mfe-a@a2': remoteModule('mfe-a', { '/': async () => page }) },
    api: start,
  })
  expect(seen.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(seen.html).toContain('<meta name="robots" content="noindex">')
})

test('CAT-6 the blog can be followed, as RSS and as JSON', async () => {
  const rss = (await open('/blog/feed.xml')).html
  expect(rss).toContain(
    '<title>Where &lt;tea&gt; likes to live</title><link>http://shop.test/blog/storing-tea</link>',
  )
  expect(rss).toContain('<pubDate>Wed, 20 May 2026 14:00:00 GMT</pubDate>')
  const json = JSON.parse((await open('/blog/feed.json')).html)
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'http://shop.test/blog/feed.json',
    items: [{ url: 'http://shop.test/blog/storing-tea', authors: [{ name: 'Mei' }] }],
  })
})

test('CAT-8 an address names its language, the shop’s first has none, and a shop of one language no others', () => {
  expect(inLanguage('/store?x=1', 'zh', ['en', 'zh'])).toBe('/store?x=1&lang=zh')
  expect(inLanguage('/store', 'zh', ['zh', 'en'])).toBe('/store')
  expect(alternates('/store', ['zh', 'en'])).toEqual([
    { hreflang: 'zh-Hans-CN', path: '/store' },
    { hreflang: 'en-CA', path: '/store?lang=en' },
    { hreflang: 'x-default', path: '/store' },
  ])
  expect(alternates('/store', ['en'])).toEqual([])
})

test('CAT-8 a page in a language of the address is canonical to it, names its others, and changes the session', async () => {
  const page = {
    loader: () => ({}),
    Component: () => null,
    meta: () => ({ title: 'T', jsonLd: [{ url: '/', item: ['/a', '//b'], image: '/i.webp', name: '/c' }] }),
  }
  const zh = structuredClone(START) as { body: { appContent: { system: Record<string, unknown> } } }
  zh.body.appContent.system.appMessage = { currentLocale: 'zh' }
  const seen = await visit('/?lang=zh', {
    modules: { 'mfe-a@a2': remoteModule('mfe-a', { '/': async () => page }) },
    api: { 'common3/appInfoInit': zh, 'common3/changeLocale/zh': {} },
  })
  expect(seen.asked).toContain('common3/changeLocale/zh')
  expect(seen.html).toContain('<link rel="canonical" href="http://shop.test/?lang=zh">')
  expect(seen.html).toContain('hreflang="en-CA" href="http://shop.test/"')
  expect(seen.html).toContain(
    '{"url":"http://shop.test/?lang=zh","item":["http://shop.test/a?lang=zh","//b"],"image":"http://shop.test/i.webp","name":"/c"}',
  )
})

test('CAT-8 what XML cannot hold is left out or escaped', () => {
  expect(xmlText('a\u0000<b>&"c"\'')).toBe('a&lt;b&gt;&amp;&quot;c&quot;&apos;')
})
