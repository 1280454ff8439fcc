import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { PublicReleases } from 'shared-contracts/release/composition.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { readWhole } from './support/crawler.ts'
import { expectNoLayoutShift } from './support/layout-shift.ts'
import { MEASURED_PAGES, type MeasuredPage } from './support/measured-pages.ts'
import { watchNetwork } from './support/network.ts'
import { htmlParts, kb, listed, type Parts, scriptParts, tooHeavy } from './support/page-parts.ts'
import { ROOT } from './support/shop.ts'
import { expect, SIZES, test } from './support/test.ts'

const KB = 1024

interface Budget {
  /** Ceilings in KB of brotli: the page's HTML, and each part of it alone. */
  html: { whole: number; parts: Parts }
  /** KB of brotli that the page loads by itself, by release; a release that is not here is fetched ahead for the next page. */
  script: Parts
}

/** Of the HTML up to the largest picture: what a server sends before it is told that something has arrived. */
const FIRST_FLIGHT_KB = 14

/**
 * What every page begins with. A ceiling is what is needed, rounded up, and up to 0.1 for numbers of modules, which depend on all that
 * a release has: a rise names its part.
 */
const HOST = { 'host-shell start': 82.4, 'host-shell parts': 2.2 }
const CATALOG = { ...HOST, 'mfe-catalog start': 2.8, 'mfe-catalog texts': 0.3 }
const CHECKOUT = { ...HOST, 'mfe-checkout start': 2.6, 'mfe-checkout texts': 2.3 }
const INLINE = { 'inline scripts': 1.3 }
const BUDGETS = {
  home: {
    html: {
      whole: 24.6,
      parts: { ...INLINE, 'import maps': 2.1, styles: 5.5, state: 10.7, 'structured data': 0.8, markup: 9.6 },
    },
    script: { ...CATALOG, 'mfe-catalog parts': 4.7 },
  },
  list: {
    html: {
      whole: 20.3,
      parts: { ...INLINE, 'import maps': 2, styles: 5.5, state: 7.3, 'structured data': 0.3, markup: 6.9 },
    },
    // What counts a press beside an earlier one, whose list is not drawn yet, is 0.3 of it.
    script: { ...CATALOG, 'mfe-catalog parts': 14.7 },
  },
  product: {
    html: {
      // Products differ.
      whole: 21.1,
      parts: { ...INLINE, 'import maps': 2.1, styles: 6.2, state: 6.9, 'structured data': 0.9, markup: 7.1 },
    },
    script: { ...CATALOG, 'mfe-catalog parts': 16.7 },
  },
  cart: {
    html: {
      // With what mfe-catalog puts below the lines, its styles and data.
      whole: 19.1,
      parts: { ...INLINE, 'import maps': 2, styles: 5.6, state: 6.6, 'structured data': 0.1, markup: 6 },
    },
    // What offers again the cart of a visit that has ended is 0.3 of it: the panel of what was added offers it as well.
    script: { ...CHECKOUT, 'mfe-checkout parts': 15.3 },
  },
  details: {
    html: {
      // Times to choose from are more or fewer by the hour.
      whole: 21.3,
      parts: { ...INLINE, 'import maps': 2.1, styles: 5.6, state: 7.7, 'structured data': 0.1, markup: 6.4 },
    },
    script: { ...CHECKOUT, 'mfe-checkout parts': 17.6 },
  },
  payment: {
    html: {
      // As those of the details.
      whole: 19.1,
      parts: { ...INLINE, 'import maps': 2.2, styles: 5.6, state: 6.5, 'structured data': 0.1, markup: 5.5 },
    },
    script: { ...CHECKOUT, 'mfe-checkout parts': 15.5 },
  },
  return: {
    html: {
      whole: 15.4,
      parts: { ...INLINE, 'import maps': 1.7, styles: 4.8, state: 5.2, 'structured data': 0.1, markup: 4.4 },
    },
    script: {
      ...HOST,
      'mfe-confirmation start': 2.2,
      'mfe-confirmation texts': 1.4,
      'mfe-confirmation parts': 9.4,
    },
  },
} as const satisfies Record<MeasuredPage, Budget>

const RULES = { return: 'RET-4 ', details: 'CHK-6 ', payment: 'CHK-6 ' } as Record<string, string>

/** Of a calm page, for the next one: names that lists begin with. */
const NAMES = '/productManagement/categories/all'
/** What is fetched for the next page once this one is calm: other remotes' files, and what is known of them. */
const isAhead = (url: string, script: Parts): boolean => {
  const release = /\/r\/([^/]+)\//.exec(url)?.[1]
  return (
    url.includes('/.well-known/') ||
    url.endsWith(NAMES) ||
    (release !== undefined && !Object.hasOwn(script, `${release} start`))
  )
}

/** What comes of the host once a page is calm, or with a call that it makes: when that is differs by the machine. KB of brotli of each. */
const BESIDES = {
  'idle-work': 3.9,
  vitals: 0.9,
  install: 0.9,
  'apply-head': 0.5,
  'answers-people': 0.8,
  'answers-catalog': 0.9,
  'answers-ordering': 1.1,
  'answers-payment': 0.9,
  'answers-own': 1.1,
  'answers-common': 0.7,
} as const satisfies Parts
/** What comes of it once a page is used, its network is back, or a release is new: a page that nobody touches loads none of it. */
const USED = { 'side-menu': 2, 'language-modal': 2.5, renewal: 0.7, follow: 0.8 } as const satisfies Parts
const isBesides = (url: string) =>
  Object.keys(BESIDES).some(name => new RegExp(`/web/${name}\\.js$`).test(url))
/** What is asked for in the page where the server had no time for it, and the code that reads its answer. */
const LEFT_OUT = /\/(?:myCart|relatedProducts\/[^/]+|web\/answers\.js)$/

/** The remote of a page, its chunk, and those of the pages after it, whose code is fetched once this one is calm. */
const NEXT: Record<string, readonly [remote: string, own: string, ...next: string[]]> = {
  home: ['mfe-catalog', 'home', 'product-list', 'product'],
  list: ['mfe-catalog', 'product-list', 'product'],
  cart: ['mfe-checkout', 'cart', 'checkout'],
  details: ['mfe-checkout', 'checkout', 'payment'],
}
/** @returns files of the next pages that the page itself does not have */
async function nextPages(name: string): Promise<string[]> {
  const [remote = '', own = '', ...next] = NEXT[name] ?? []
  if (!remote) return []
  const text = await readFile(join(ROOT, remote, 'dist', 'manifest.json'), 'utf8')
  const { chunks } = JSON.parse(text) as ReleaseManifest
  return next
    .flatMap(page => [...(chunks[page] ?? []), ...(chunks[`messages-en-${page}`] ?? [])])
    .filter(file => !chunks[own]?.includes(file))
}

for (const name of Object.keys(BUDGETS) as (keyof typeof BUDGETS)[]) {
  test(`${RULES[name] ?? ''}APP-1 the ${name} page keeps its budget part by part: HTML and script; three rounds, no shift, a quiet console`, async ({
    page,
    context,
    problems,
    shop,
  }) => {
    const { html, script }: Budget = BUDGETS[name]
    await page.setViewportSize(SIZES.phone)
    const path = await MEASURED_PAGES[name](shop.url, context)
    const loaded = await watchNetwork(page)
    await page.goto(shop.url + path)
    await page.waitForLoadState('networkidle')
    // The server wrote what the page shows; what it may show later is there by now.
    await expect(page.locator('style[data-part]')).toHaveCount(0)
    const next = await nextPages(name)
    const requests = loaded()
    const own = requests
      .filter(({ url }) => url.startsWith(shop.url) && !isAhead(url, script))
      .filter(({ url }) => !next.some(file => url.endsWith(`/${file}`)))
    const scripts = scriptParts(own.filter(({ url }) => !isBesides(url)))
    const text = await readWhole(context, shop.url + path)
    const whole = kb(text)
    const sum = Object.values(scripts).reduce((all, part) => all + part, 0)
    console.log(
      `${name}: HTML ${whole.toFixed(1)} KB (${listed(htmlParts(text))}); ${sum.toFixed(1)} KB of script (${listed(scripts)}); ${own.length} requests`,
    )
    expect(tooHeavy(htmlParts(text), html.parts), 'parts of the HTML').toEqual([])
    expect(tooHeavy(scripts, script), 'scripts').toEqual([])
    expect(whole, 'HTML').toBeLessThanOrEqual(html.whole)
    const largest = text.indexOf('fetchPriority="high"')
    if (largest > 0) expect(kb(text.slice(0, largest)), 'up to the hero').toBeLessThanOrEqual(FIRST_FLIGHT_KB)
    // What a busy server left out is asked for once the page is there.
    const later = own.filter(({ round, url }) => round > 3 && !isBesides(url) && !LEFT_OUT.test(url))
    expect(later).toEqual([])
    await expectNoLayoutShift(page)
    expect(problems).toEqual([])
  })
}

test('APP-1 what comes of the host once a page is calm, or used, keeps its budget file by file', async () => {
  const dist = join(ROOT, 'host-shell', 'dist')
  const { chunks } = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as ReleaseManifest
  const found: Parts = {}
  for (const name of Object.keys({ ...BESIDES, ...USED })) {
    const files = (chunks[name] ?? []).filter(file => file.endsWith('.js'))
    const sizes = files.map(async file => brotliCompressSync(await readFile(join(dist, file))).length / KB)
    found[name] = (await Promise.all(sizes)).reduce((all, size) => all + size, 0)
    expect(files, name).not.toEqual([])
  }
  console.log(`once it is calm or used, or with a call: ${listed(found)}`)
  expect(tooHeavy(found, { ...BESIDES, ...USED })).toEqual([])
})

test('REL-1 every remote entry is at most 4 KB gzipped', async ({ request, shop }) => {
  const releases = (await (
    await request.get(`${shop.url}/.well-known/releases.json`)
  ).json()) as PublicReleases
  for (const [name, channel] of Object.entries(releases.remotes)) {
    const release = channel.releases[channel.active[0] as string]
    if (!release || name === 'host-shell') continue
    const entry = await request.get(shop.url + release.base + release.entry)
    expect(gzipSync(await entry.body()).length, name).toBeLessThanOrEqual(4 * KB)
  }
})

test('REL-3 no page or slot of a remote has more than four files: where all of them hang, connections are left', async () => {
  for (const remote of ['mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-confirmation']) {
    const text = await readFile(join(ROOT, remote, 'dist', 'manifest.json'), 'utf8')
    const { chunks } = JSON.parse(text) as ReleaseManifest
    const many = Object.entries(chunks).filter(([, files]) => files.length > 4)
    expect(many, remote).toEqual([])
  }
})

test('PWA-5 the service worker is at most 12 KB of brotli', async ({ request, shop }) => {
  const worker = await (await request.get(`${shop.url}/sw.js`)).body()
  const kb = brotliCompressSync(worker).length / KB
  console.log(`service worker: ${kb.toFixed(1)} KB`)
  expect(kb).toBeLessThanOrEqual(12)
})
