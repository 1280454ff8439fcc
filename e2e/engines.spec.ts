import { repeats } from 'shared-contracts/testing/repeats.ts'
import { expect, test } from './support/test.ts'
import { newVisitor } from './support/visitor.ts'

/** Pages read at once: the machine has two cores. */
const MAX_PARALLEL = 2
/** Of the addresses in another language, and of the products whose pages are compared, one in so many. */
const EVERY = repeats(40, 1)

const locs = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => (loc ?? '').replaceAll('&amp;', '&'))
const read = async (url: string) => {
  // Crawlers are given the whole page at once.
  const answer = await fetch(url, { headers: { 'user-agent': 'examplebot/1.0' } })
  return { status: answer.status, text: await answer.text() }
}

async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all]
  await Promise.all(
    Array.from({ length: MAX_PARALLEL }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one)
    }),
  )
}

test('CAT-8 CAT-12 every address in the sitemap answers 200 and is canonical to itself; page, JSON-LD, feed and API say the same', async ({
  shop,
}) => {
  expect((await read(`${shop.url}/robots.txt`)).text).toContain(`Sitemap: ${shop.url}/sitemap.xml`)
  const files = await Promise.all(locs((await read(`${shop.url}/sitemap.xml`)).text).map(read))
  const all = files.flatMap(({ text }) => locs(text))
  expect(new Set(all).size).toBe(all.length)
  const plain = all.filter(url => !url.includes('lang='))
  const others = all.filter(url => url.includes('lang='))
  expect(plain.length).toBeGreaterThan(300)
  const products = plain.filter(url => url.includes('/store/product/'))
  const sampled = (urls: readonly string[]) => urls.filter((_, i) => i % EVERY === 0)
  const pages = new Map<string, string>()
  const asked = [...plain.filter(url => !products.includes(url)), ...sampled(products), ...sampled(others)]
  const wrong: string[] = []
  await each(asked, async url => {
    const { status, text } = await read(url)
    const canonical = /<link rel="canonical" href="(.*?)">/.exec(text)?.[1]?.replaceAll('&amp;', '&')
    if (status !== 200 || canonical !== url) wrong.push(`${url}: ${status}, canonical ${canonical}`)
    pages.set(url, text)
  })
  expect(wrong).toEqual([])

  const feed = (await read(`${shop.url}/feeds/products.xml`)).text
  const items = new Map(
    feed
      .split('<item>')
      .slice(1)
      .map(item => {
        const of = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(item)?.[1] ?? ''
        return [of('g:id'), { link: of('link'), price: of('g:price'), availability: of('g:availability') }]
      }),
  )
  expect([...items.values()].map(({ link }) => link).sort()).toEqual([...products].sort())
  const { api } = await newVisitor(shop.url)
  await each(sampled(products), async url => {
    const id = decodeURIComponent(url.split('/').at(-1) ?? '')
    const product = await api('GET productDetailManagement/productDetail/{id}', { params: { id } })
    const price = (product.price / 100).toFixed(2)
    const said = {
      link: url,
      price: `${price} ${product.currency}`,
      availability: product.soldOut ? 'out_of_stock' : 'in_stock',
    }
    expect(items.get(id), id).toEqual(said)
    const jsonLd = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(
      pages.get(url) ?? '',
    )?.[1]
    const [described] = JSON.parse(jsonLd ?? '[]')
    expect(described, id).toMatchObject({
      '@type': 'Product',
      name: product.name,
      offers: {
        priceCurrency: product.currency,
        availability: `https://schema.org/${product.soldOut ? 'OutOfStock' : 'InStock'}`,
        url,
      },
    })
    expect([described.offers.price, described.offers.lowPrice], id).toContain(price)
  })
})
