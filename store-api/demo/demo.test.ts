import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { demoStores } from './stores.ts'
import type { DemoProduct, DemoStore, LocalText, Section } from './types.ts'

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
const picturesOf = (store: DemoStore): string[] => {
  const inSection = (s: Section) =>
    s.type === 'hero'
      ? [s.image.name, ...(s.portrait ? [s.portrait.name] : [])]
      : s.type === 'image'
        ? [s.image.name]
        : []
  return [
    ...store.products.flatMap(p => p.images.map(i => i.name)),
    ...store.categories.map(c => c.image),
    ...store.contentPages.flatMap(p => p.sections.flatMap(inSection)),
  ]
}

const optionKeys = (p: DemoProduct): string[] =>
  p.options.reduce<string[]>(
    (keys, o, i) => keys.flatMap(k => o.values.map(v => (i === 0 ? v.id : `${k}-${v.id}`))),
    [''],
  )

const repeated = (list: readonly string[]) => list.filter((x, i) => list.indexOf(x) !== i)

describe.each(Object.entries(demoStores))('demo store %s', (id, store: DemoStore) => {
  const ids = new Set(store.products.map(p => p.id))
  const slugs = new Set(store.categories.map(c => c.slug))
  const tags = new Set(store.tags.map(t => t.slug))
  const pages = new Set(store.contentPages.map(p => p.name))

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
    expect(store.appContent.system.appConfig.supportedLanguages).toEqual(store.languages)
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

test('the tea house is large enough to browse: products, categories, options, sold-out and clearance', () => {
  const { products, categories } = demoStores['tea-house']
  const leaves = categories.filter(c => c.parent)
  expect(products.length).toBeGreaterThanOrEqual(84)
  expect(leaves.length).toBeGreaterThanOrEqual(12)
  for (const c of leaves)
    expect(
      products.some(p => p.categorySlugs.includes(c.slug)),
      c.slug,
    ).toBe(true)
  expect(products.filter(p => p.options.length > 0).length).toBeGreaterThanOrEqual(25)
  expect(products.filter(p => Object.values(p.stock).every(n => n === 0)).length).toBeGreaterThan(2)
  expect(products.filter(p => p.clearance).length).toBeGreaterThan(5)
})
