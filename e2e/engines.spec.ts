import { decimalAmount, offersOf } from 'shared-contracts/api/offers.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { figure, repeats } from 'shared-contracts/testing/repeats.ts'
import { type Crawl, crawl } from './support/crawl.ts'
import { each, fetchAsCrawler, readPage } from './support/read-page.ts'
import { startShop } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { newVisitor } from './support/visitor.ts'
import { faultsOf } from './support/vocabulary.ts'

/** Of pages that there are many of, one in so many is read. */
const EVERY = repeats(40, 1)
const isProduct = (url: string) => url.includes('/store/product/')
const isPlain = (url: string) => !url.includes('lang=')
/** Always the same ones of a shop, whatever order they come in. */
const drawn = (url: string) =>
  [...new URL(url).search, ...new URL(url).pathname].reduce(
    (sum, c) => (sum * 31 + c.charCodeAt(0)) % 65_521,
    7,
  ) %
    EVERY ===
  0

/** Products, the further parts of lists but the whole one, tags and other languages are many. */
function wanted(url: string): boolean {
  const { pathname, searchParams } = new URL(url)
  const isPart = searchParams.has('page') && (pathname !== '/store/productlist' || searchParams.has('cat'))
  const isMany = isPart || isProduct(url) || pathname.startsWith('/store/tag') || !isPlain(url)
  return !isMany || drawn(url)
}

const crawls = new Map<string, Promise<Crawl>>()
function crawled(origin: string): Promise<Crawl> {
  const known = crawls.get(origin) ?? crawl(origin, wanted)
  crawls.set(origin, known)
  return known
}

async function isReadByEngines(origin: string): Promise<void> {
  const { listed, pages, linked } = await crawled(origin)
  const wrong: string[] = []
  for (const url of listed) {
    const page = pages.get(url)
    if (!page) continue
    if (page.status !== 200 || page.at !== url || page.canonical !== url || page.noindex)
      wrong.push(`${url}: ${page.status} at ${page.at}, canonical ${page.canonical}`)
    const others = [...page.alternates.values()]
    if (others.length > 0 && !others.includes(url)) wrong.push(`${url}: not among its languages`)
    if (others.length > 0 && !page.alternates.has('x-default')) wrong.push(`${url}: no x-default`)
    for (const other of others) if (!listed.includes(other)) wrong.push(`${url}: ${other} is not listed`)
  }
  for (const { url, status } of pages.values()) if (status >= 400) wrong.push(`${url}: ${status}`)
  for (const url of listed)
    if (isPlain(url) && url !== `${origin}/` && !linked.has(url)) wrong.push(`${url}: nothing leads to it`)
  for (const { url, status, at, canonical, noindex } of pages.values()) {
    const isOwn = status === 200 && at === url && canonical === url && !noindex
    if (isOwn && isPlain(url) && !url.includes('page=') && !listed.includes(url))
      wrong.push(`${url}: not in the sitemap`)
  }
  expect(wrong).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
  figure(`${new URL(origin).host}: ${pages.size} pages read, ${listed.length} addresses in the sitemap`)
}

/** Pages whose structured data is right, and the kinds it has. */
async function isSaidInWordsOfSchemaOrg(origin: string): Promise<{ count: number; kinds: Set<string> }> {
  const { pages } = await crawled(origin)
  const described = [...pages.values()].filter(({ jsonLd, noindex }) => jsonLd.length > 0 && !noindex)
  const faults: string[] = []
  for (const { url, jsonLd } of described)
    faults.push(...(await faultsOf(jsonLd)).map(fault => `${url}: ${fault}`))
  expect(faults).toEqual([])
  const kinds = described.flatMap(({ jsonLd }) => jsonLd.map(node => String(node['@type'])))
  return { count: described.length, kinds: new Set(kinds) }
}

test('CAT-8 every address in the sitemap answers 200 and is canonical to itself; from / no link is broken and nothing is out of reach', async ({
  shop,
}) => {
  await isReadByEngines(shop.url)
  expect((await crawled(shop.url)).listed.length).toBeGreaterThan(600)
})

test('CAT-8 structured data of fifty pages and more is in words of schema.org, complete for engines', async ({
  shop,
}) => {
  const { count, kinds } = await isSaidInWordsOfSchemaOrg(shop.url)
  expect(count).toBeGreaterThanOrEqual(50)
  for (const kind of [
    'BlogPosting',
    'BreadcrumbList',
    'FAQPage',
    'LocalBusiness',
    'Organization',
    'Product',
    'ProductGroup',
  ])
    expect(kinds).toContain(kind)
})

test('CAT-12 page, structured data, merchant feed and API say the same of every product', async ({
  shop,
}) => {
  const { listed } = await crawled(shop.url)
  const { api } = await newVisitor(shop.url)
  // Merchants are told of goods; a membership is none.
  const query = { productType: 'MEMBERSHIP', recordStatus: 'ACTIVE' } as const
  const { products: memberships } = await api('GET productManagement2/products', { query })
  const others = new Set(memberships.map(({ id }) => `${shop.url}/store/product/${id}`))
  const products = listed.filter(url => isProduct(url) && isPlain(url) && !others.has(url))
  const feed = await (await fetchAsCrawler(`${shop.url}/feeds/products.xml`)).text()
  const items = feed
    .split('<item>')
    .slice(1)
    .map(item => {
      const of = (name: string) =>
        new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(item)?.[1]?.replaceAll('&amp;', '&') ?? ''
      return {
        sku: of('g:id'),
        title: of('title'),
        link: of('link'),
        price: of('g:price'),
        stock: of('g:availability') === 'in_stock' ? 'InStock' : 'OutOfStock',
        delivery: [...new Set([...item.matchAll(/<\/g:postal_code><g:price>(.*?)</g)].map(([, fee]) => fee))],
      }
    })
  const addresses = new Set(items.map(({ link }) => link.split('?')[0] ?? ''))
  expect([...addresses].sort()).toEqual([...products].sort())
  expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length)

  await each(products.filter(drawn), async url => {
    const params = { id: decodeURIComponent(url.split('/').at(-1) ?? '') }
    const [product, inventory, page] = await Promise.all([
      api('GET productDetailManagement/productDetail/{id}', { params }),
      api('GET inventoryManagement/inventoryByProductAndOptions/{id}', { params }),
      readPage(url),
    ])
    const { currency } = product
    const said = offersOf(product, inventory).map(offer => ({
      sku: offer.sku,
      title: [product.name, ...offer.choices.map(choice => choice.label)].join(' · '),
      link: offer.optionPair ? `${url}?${new URLSearchParams({ options: offer.optionPair })}` : url,
      price: `${decimalAmount(offer.price, currency)} ${currency}`,
      stock: offer.available ? 'InStock' : 'OutOfStock',
    }))
    const own = items.filter(({ link }) => link.split('?')[0] === url)
    expect(
      own.map(({ delivery: _, ...item }) => item),
      url,
    ).toEqual(said)
    // biome-ignore lint/suspicious/noExplicitAny: whatever stands in the page
    const [described] = page.jsonLd as any[]
    const variants = described['@type'] === 'ProductGroup' ? described.hasVariant : [described]
    expect(
      // biome-ignore lint/suspicious/noExplicitAny: as above
      variants.map(({ sku, name, offers }: any) => ({
        sku,
        title: name,
        link: offers.url,
        price: `${offers.price} ${offers.priceCurrency}`,
        stock: offers.availability.replace('https://schema.org/', ''),
      })),
      url,
    ).toEqual(said)
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const fees = variants.map(({ offers }: any) => [
      // biome-ignore lint/suspicious/noExplicitAny: as above
      ...new Set((offers.shippingDetails ?? []).map((one: any) => `${one.shippingRate.value} ${currency}`)),
    ])
    expect(fees, url).toEqual(own.map(({ delivery }) => delivery))
    for (const { offers } of variants) expect(offers.hasMerchantReturnPolicy, url).toBeDefined()
    const prices = (
      inventory.rows.some(row => row.available > 0)
        ? inventory.rows.filter(row => row.available > 0)
        : inventory.rows
    ).map(row => row.price)
    expect(page.html, url).toContain(formatMoney(Math.min(...prices), currency, 'en'))
  })
  expect(items.flatMap(({ delivery }) => delivery).length).toBeGreaterThan(0)
})

// The second store is started for it alone: in the soak.
for (const store of ['bookshop'].slice(0, repeats(0, 1)))
  test(`CAT-8 the ${store} is read by engines whole, and described in words of schema.org`, async () => {
    const shop = await startShop({ STORE: store })
    try {
      await isReadByEngines(shop.url)
      await isSaidInWordsOfSchemaOrg(shop.url)
    } finally {
      await shop.stop()
    }
  })
