import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PAYMENT_OPTIONS, wayToPay } from 'shared-contracts/api/payment/options.ts'
import { CANADA } from 'shared-contracts/language/provinces.ts'
import type { LocalText } from 'store-api/language/local-text.ts'
import { optionPairs } from 'store-api/seed/option-pairs.ts'
import type { Section } from 'store-api/store-description/content-page.ts'
import type { ProductDescription, StoreDescription } from 'store-api/store-description/description.ts'
import { describe, expect, test } from 'vitest'
import { demoStores } from './stores.ts'

const media = join(import.meta.dirname, 'media')

const isText = (x: unknown): x is LocalText =>
  typeof x === 'object' && x !== null && 'en' in x && typeof x.en === 'string'

/** Every text below `x`, with the path to it. */
const textsIn = (x: unknown, path: string): [string, LocalText][] => {
  if (isText(x)) return [[path, x]]
  if (Array.isArray(x)) return x.flatMap((y, i) => textsIn(y, `${path}[${i}]`))
  if (typeof x === 'object' && x !== null)
    return Object.entries(x).flatMap(([k, y]) => textsIn(y, `${path}.${k}`))
  return []
}

/** Every picture the store names: of products, categories and content pages. */
const picturesOf = (store: StoreDescription): string[] => {
  const inSection = (s: Section) =>
    s.type === 'hero'
      ? [s.image, s.portrait].flatMap(picture => picture?.name ?? [])
      : s.type === 'image'
        ? [s.image.name]
        : []
  return [
    ...store.products.flatMap(p => p.images.map(i => i.name)),
    ...store.categories.map(c => c.image),
    ...store.contentPages.flatMap(p => p.sections.flatMap(inSection)),
    ...store.contentPages.flatMap(p => (p.post ? [p.post.cover.name] : [])),
  ]
}

const optionKeys = (p: ProductDescription): string[] =>
  p.options.reduce<string[]>(
    (keys, o, i) => keys.flatMap(k => o.values.map(v => (i === 0 ? v.id : `${k}-${v.id}`))),
    [''],
  )

const repeated = (list: readonly (string | undefined)[]) => list.filter((x, i) => list.indexOf(x) !== i)

describe.each(Object.entries(demoStores))('APP-6 demo store %s', (id, store: StoreDescription) => {
  const ids = new Set(store.products.map(p => p.id))
  const slugs = new Set(store.categories.map(c => c.slug))
  const tags = new Set(store.tags.map(t => t.slug))
  const pages = new Set(store.contentPages.map(p => p.name))

  test('CAT-4 a product says each thing about it once, and no option is named as the amount beside it', () => {
    for (const { id: product, facts = [], options } of store.products) {
      expect(repeated(facts.map(fact => `${fact.kind} ${fact.name.en}`)), product).toEqual([])
      expect(repeated(facts.filter(fact => fact.kind === 'care').map(fact => fact.kind)), product).toEqual([])
      expect(options.map(option => option.name.zh)).not.toContain('数量')
    }
  })

  test('LOC-6 a default location is one of those that are shown, where shoppers choose at all', () => {
    const { enableMultiLocationSelection } = store.appContent.system.appConfig
    const shown = store.locations.filter(location => location.display).map(location => location.id)
    expect(store.defaultLocation === undefined).toBe(!enableMultiLocationSelection)
    if (store.defaultLocation) expect(shown).toContain(store.defaultLocation)
  })

  test('is named by its id and gives no id, sku, slug or page twice', () => {
    expect(store.id).toBe(id)
    expect(repeated(store.products.map(p => p.id))).toEqual([])
    expect(repeated(store.products.map(p => p.sku))).toEqual([])
    expect(repeated(store.categories.map(c => c.slug))).toEqual([])
    expect(repeated(store.locations.map(l => l.id))).toEqual([])
    expect(repeated(store.contentPages.map(p => p.name))).toEqual([])
  })

  test('LNG-2 writes every text in every language it supports', () => {
    const { appContent: _, ...data } = store
    const missing = textsIn(data, id).filter(([, text]) => store.languages.some(l => !text[l]?.trim()))
    expect(missing.map(([path]) => path)).toEqual([])
    const unnamed = store.locations.filter(({ nameContent }) =>
      store.languages.some(l => l !== 'en' && !nameContent?.[l]),
    )
    expect(unnamed).toEqual([])
    expect(store.appContent.system.appConfig.supportedLanguages).toEqual(store.languages)
  })

  test('LOC-1 LNG-2 writes no province by another Chinese name than the shop does', () => {
    const written = textsIn(store, id).filter(([, { zh }]) => zh?.includes('不列颠哥伦比亚'))
    expect(written.map(([path]) => path)).toEqual([])
    expect(CANADA.BC.zh).toBe('卑诗省')
  })

  test('names only categories, brands, tags and related products that exist', () => {
    const brands = new Set(store.brands.map(b => b.slug))
    for (const c of store.categories) if (c.parent) expect(slugs, c.slug).toContain(c.parent)
    for (const p of store.products) {
      expect(p.categorySlugs.length, p.id).toBeGreaterThan(0)
      for (const slug of p.categorySlugs) expect(slugs, p.id).toContain(slug)
      expect(brands, p.id).toContain(p.brand)
      for (const t of [...p.tags, ...(p.addonTag ? [p.addonTag] : [])]) expect(tags, p.id).toContain(t)
      for (const r of p.related) expect(ids, p.id).toContain(r)
      expect(p.related, p.id).not.toContain(p.id)
    }
  })

  test('CAT-4 counts stock for exactly the combinations its options allow', () => {
    for (const p of store.products) {
      for (const v of p.options.flatMap(o => o.values)) expect(v.id, p.id).toMatch(/^[a-z0-9]+$/)
      expect(Object.keys(p.stock).sort(), p.id).toEqual(optionKeys(p).sort())
      for (const count of Object.values(p.stock))
        expect(Number.isInteger(count) && count >= 0, p.id).toBe(true)
    }
  })

  test('CHK-4 GRP-1 coupons and group buys name categories, products and options that exist, at no higher price', () => {
    for (const coupon of store.coupons ?? [])
      for (const slug of coupon.categories ?? []) expect(slugs, coupon.code).toContain(slug)
    for (const { id, items, sold = [], totalLimit = Number.POSITIVE_INFINITY } of store.campaigns ?? []) {
      for (const { productId, optionPair, prices } of items) {
        const product = store.products.find(p => p.id === productId)
        const row = product && optionPairs(product).find(pair => pair.optionPair === optionPair)
        expect(Math.max(...prices), `${id} ${productId}`).toBeLessThan(row?.price ?? 0)
      }
      expect(sold.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(totalLimit)
    }
  })

  test('CHK-7 every demo store takes money somehow, and shows in its footer only what it takes', () => {
    const means: readonly string[] = PAYMENT_OPTIONS.map(option => wayToPay(option).means)
    // `supportPayPal` switches `paypal` on, and is what the footer shows.
    const shown = Object.entries(store.appContent.system.payment).flatMap(([flag, on]) =>
      on === true ? [flag.replace('support', '').toLowerCase()] : [],
    )
    for (const icon of shown) expect(means).toContain(icon)
    expect(shown.length).toBeGreaterThan(0)
    for (const { id: place, payAtStore } of store.locations) expect(payAtStore, place).toBe(true)
  })

  test('CAT-6 what a page shows as newest can be bought', () => {
    const newest = store.products
      .filter(p => !p.membership)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? -1 : 1))
    const counts = store.contentPages.flatMap(p =>
      p.sections.flatMap(s => (s.type === 'products' && 'newest' in s.source ? [s.count] : [])),
    )
    for (const { id: product, stock } of newest.slice(0, Math.max(...counts)))
      expect(Math.max(...Object.values(stock)), product).toBeGreaterThan(0)
  })

  test('CAT-6 the home page shows what is new and what is marked down, each in a full row', () => {
    const home = store.contentPages.find(p => p.name === 'home')
    const rows = home?.sections.flatMap(s => (s.type === 'products' ? [s] : [])) ?? []
    const down = store.products.filter(p => p.clearance && Math.max(...Object.values(p.stock)) > 0)
    expect(rows.some(({ source }) => 'newest' in source)).toBe(true)
    expect(rows.filter(({ source }) => 'clearance' in source).map(({ count }) => count)).toEqual([4])
    expect(down.length).toBeGreaterThanOrEqual(4)
  })

  test('LNG-5 prices in whole minor units, a former price above the present one', () => {
    for (const p of store.products) {
      const least = p.price + p.options.reduce((a, o) => a + Math.min(...o.values.map(v => v.priceDelta)), 0)
      expect(Number.isInteger(p.price) && least > 0, p.id).toBe(true)
      if (p.compareAtPrice !== undefined) expect(p.compareAtPrice, p.id).toBeGreaterThan(p.price)
      if (p.clearance) expect(p.compareAtPrice, p.id).toBeDefined()
      expect(p.createdAt, p.id).toMatch(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
    }
  })

  test('LNK-1 menus and pages lead to categories and pages that exist', () => {
    const { headerMenu, sideMenu, footerMenu, footerTabs } = store.appContent.navigation
    const links = [
      ...[...headerMenu, ...sideMenu, ...footerMenu].flatMap(m => [m, ...(m.subMenu ?? [])]),
      ...footerTabs,
      ...store.contentPages.flatMap(p =>
        p.sections.flatMap(s => ('links' in s ? s.links : 'more' in s && s.more ? [s.more] : [])),
      ),
    ].flatMap(m => m.link ?? [])
    for (const link of links) {
      const category = /^(?:products\/|productlist\?cat=)(.+)$/.exec(link)?.[1]
      if (category) expect(slugs, link).toContain(category)
      if (link.startsWith('page/')) expect(pages, link).toContain(link.slice(5))
    }
    for (const name of store.contentPages.flatMap(p => p.post?.related ?? []))
      expect(store.contentPages.find(p => p.name === name)?.post, name).toBeDefined()
  })

  test('HDR-3 HDR-8 where the header is hidden the tabs lead to the search', () => {
    const { headerControl, footerTabs } = store.appContent.navigation
    const isHidden = Object.values(headerControl).some(Boolean)
    if (isHidden) expect(footerTabs.map(tab => tab.link)).toContain('search')
  })

  test('has every picture on disk in both formats and all widths, with its facts', () => {
    const facts = JSON.parse(readFileSync(join(media, id, 'media.json'), 'utf8'))
    for (const name of new Set(picturesOf(store))) {
      const fact = facts[name]
      expect(fact, name).toBeDefined()
      expect(fact.color, name).toMatch(/^#[0-9a-f]{6}$/)
      expect(fact.placeholder.length, name).toBeLessThanOrEqual(200)
      for (const w of fact.widths)
        for (const type of ['avif', 'webp'])
          expect(existsSync(join(media, id, `${name}-${w}.${type}`)), `${name}-${w}.${type}`).toBe(true)
    }
  })

  test('HDR-1 has its logos on disk, free of script', () => {
    const { logo, favicon, footerLogo } = store.appContent
    for (const picture of [logo, favicon, footerLogo]) {
      const svg = readFileSync(join(media, picture?.imageURL.replace('/media/', '') ?? ''), 'utf8')
      expect(svg).toMatch(/^<svg /)
      expect(svg).not.toMatch(/<script|\son\w+=|href=/)
    }
  })
})

describe('APP-6 the tea house', () => {
  const { products, categories, brands, tags, locations, contentPages } = demoStores['tea-house']
  const goods = products.filter(p => !p.membership)
  const leaves = categories.filter(c => c.parent)
  const left = (p: ProductDescription) => Object.values(p.stock).reduce((a, b) => a + b, 0)

  test('is large enough to browse: products, categories, options and clearance', () => {
    expect(goods.length).toBeGreaterThanOrEqual(240)
    expect(leaves.length).toBeGreaterThanOrEqual(12)
    for (const c of leaves)
      expect(goods.filter(p => p.categorySlugs.includes(c.slug)).length, c.slug).toBeGreaterThanOrEqual(5)
    expect(goods.filter(p => p.options.length > 0).length).toBeGreaterThanOrEqual(80)
    expect(goods.filter(p => p.clearance).length).toBeGreaterThanOrEqual(10)
    expect(brands.filter(b => !goods.some(p => p.brand === b.slug))).toEqual([])
    expect(tags.filter(t => !goods.some(p => p.tags.includes(t.slug)))).toEqual([])
  })

  test('shows every state of stock: plenty, few left, a choice sold out, sold out', () => {
    expect(goods.filter(p => left(p) === 0).length).toBeGreaterThanOrEqual(8)
    expect(goods.filter(p => left(p) > 0 && left(p) <= 5).length).toBeGreaterThanOrEqual(8)
    const partly = goods.filter(p => left(p) > 0 && Object.values(p.stock).includes(0))
    expect(partly.length).toBeGreaterThanOrEqual(8)
  })

  test('gives every product of its own a picture, a name and words that no other has', () => {
    expect(repeated(goods.map(p => p.images[0]?.name))).toEqual([])
    for (const language of ['en', 'zh'] as const) {
      const name = (p: ProductDescription) => p.name[language]?.replace(/[\d\s]/g, '')
      expect(repeated(goods.map(name))).toEqual([])
      expect(repeated(goods.map(p => p.description[language]))).toEqual([])
    }
    for (const p of goods) expect(p.related.length, p.id).toBeGreaterThan(0)
  })

  test('offers add-ons that can be bought beside whatever asks for them', () => {
    const asking = goods.filter(p => p.addonTag)
    expect(asking.length).toBeGreaterThanOrEqual(60)
    for (const tag of new Set(asking.map(p => p.addonTag ?? '')))
      expect(goods.filter(p => p.tags.includes(tag) && left(p) > 0).length, tag).toBeGreaterThanOrEqual(3)
  })

  test('keeps some products to some locations, and a page for one of them', () => {
    const known = new Set(locations.map(l => l.id))
    const limited = goods.filter(p => p.locations)
    expect(limited.length).toBeGreaterThanOrEqual(5)
    for (const id of limited.flatMap(p => p.locations ?? [])) expect(known).toContain(id)
    const pages = locations.flatMap(l => l.landingPageUrl ?? [])
    expect(pages.length).toBeGreaterThan(0)
    for (const url of pages) expect(contentPages.map(p => `/page/${p.name}`)).toContain(url)
  })
})

test('NFR-P the pictures of the demo stores stay small enough to be kept with the code', () => {
  const bytes = Object.keys(demoStores)
    .flatMap(id => readdirSync(join(media, id)).map(file => statSync(join(media, id, file)).size))
    .reduce((a, b) => a + b, 0)
  expect(bytes).toBeLessThan(20 * 1024 * 1024)
})

test('CAT-4 what is in food is said where it is baked, and by whom a book is', () => {
  const { products } = demoStores['tea-house']
  const kindsOf = (p: ProductDescription) => (p.facts ?? []).map(({ kind }) => kind)
  for (const slug of ['bread', 'mooncakes'])
    for (const p of products.filter(one => one.categorySlugs[0] === slug))
      expect(kindsOf(p), p.id).toEqual(expect.arrayContaining(['ingredients', 'allergens', 'care']))
  for (const p of demoStores.bookshop.products) expect(kindsOf(p), p.id).toContain('author')
})

test('CHK-2 the bookshop promises no other time than checkout offers: its hours, from the lead time on', () => {
  const { contentPages, locations } = demoStores.bookshop
  expect(locations.map(l => l.pickup?.leadMinutes)).toEqual([120])
  const said = textsIn(contentPages, 'pages').map(([, text]) => text.en)
  const promises = said.filter(text => /\btwo hours\b/.test(text))
  expect(promises).toHaveLength(1)
  expect(promises[0]).toContain('while we are open: two hours after you order at the earliest')
})
