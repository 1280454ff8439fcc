import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import type { PublicReleases } from 'shared-contracts/release/composition.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { fillCart, openAttempt } from './support/attempt.ts'
import { buyable } from './support/catalogue.ts'
import { layoutShift, watchNetwork } from './support/network.ts'
import { htmlParts, kb, listed, type Parts, scriptParts, tooHeavy } from './support/page-parts.ts'
import { ROOT } from './support/shop.ts'
import { expect, SIZES, test } from './support/test.ts'
import { newVisitor, takeOver } from './support/visitor.ts'

const KB = 1024

interface Budget {
  /** Ceilings in KB of brotli: the page's HTML, and each part of it alone. */
  html: { whole: number; parts: Parts }
  /** KB of brotli by release: what the page needs until its network is quiet. */
  script: Parts
  /** All requests until then, pictures too. */
  requests: number
}

/** For crawlers the server waits until the page is drawn whole, however busy the machine: then its HTML is always the same. */
const PATIENT_BROWSER = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/147.0.0.0 Mobile Safari/537.36 (budget bot)',
}

/** What is in every page; a page's own is beside it. A ceiling is what is needed, rounded up: a rise names its part. */
const HOST = 115
const CATALOG = { 'host-shell start': HOST, 'mfe-catalog start': 3.7, 'mfe-catalog texts': 0.5 }
const CHECKOUT = { 'host-shell start': HOST, 'mfe-checkout start': 3.4, 'mfe-checkout texts': 5.2 }
const BUDGETS = {
  home: {
    html: {
      whole: 99,
      parts: {
        'import maps': 9,
        styles: 9,
        state: 13,
        'structured data': 1,
        'inline scripts': 2,
        markup: 10,
      },
    },
    script: { ...CATALOG, 'mfe-catalog parts': 5, 'host-shell parts': 0 },
    requests: 30,
  },
  list: {
    html: {
      whole: 99,
      parts: {
        'import maps': 9,
        styles: 9,
        state: 13,
        'structured data': 1,
        'inline scripts': 2,
        markup: 10,
      },
    },
    script: { ...CATALOG, 'mfe-catalog parts': 16, 'host-shell parts': 3 },
    requests: 30,
  },
  product: {
    html: {
      whole: 99,
      parts: {
        'import maps': 9,
        styles: 9,
        state: 13,
        'structured data': 1,
        'inline scripts': 2,
        markup: 10,
      },
    },
    script: { ...CATALOG, 'mfe-catalog parts': 16, 'host-shell parts': 5 },
    requests: 30,
  },
  cart: {
    html: {
      whole: 99,
      parts: {
        'import maps': 9,
        styles: 9,
        state: 13,
        'structured data': 1,
        'inline scripts': 2,
        markup: 10,
      },
    },
    script: { ...CHECKOUT, 'mfe-checkout parts': 14, 'host-shell parts': 4 },
    requests: 30,
  },
  details: {
    html: {
      whole: 99,
      parts: {
        'import maps': 9,
        styles: 9,
        state: 13,
        'structured data': 1,
        'inline scripts': 2,
        markup: 10,
      },
    },
    script: { ...CHECKOUT, 'mfe-checkout parts': 22, 'host-shell parts': 4 },
    requests: 30,
  },
  payment: {
    html: {
      whole: 99,
      parts: {
        'import maps': 9,
        styles: 9,
        state: 13,
        'structured data': 1,
        'inline scripts': 2,
        markup: 10,
      },
    },
    script: { ...CHECKOUT, 'mfe-checkout parts': 22, 'host-shell parts': 4 },
    requests: 30,
  },
  return: {
    html: {
      whole: 99,
      parts: {
        'import maps': 9,
        styles: 9,
        state: 13,
        'structured data': 1,
        'inline scripts': 2,
        markup: 10,
      },
    },
    script: {
      'host-shell start': HOST,
      'host-shell parts': 4,
      'mfe-confirmation start': 3,
      'mfe-confirmation texts': 1.5,
      'mfe-confirmation parts': 8,
    },
    requests: 30,
  },
} as const satisfies Record<string, Budget>

/** Brings the browser to where the page can be shown. @returns its path */
const OPEN: Record<keyof typeof BUDGETS, (url: string, context: BrowserContext) => Promise<string>> = {
  home: async () => '/',
  list: async () => '/store/productlist',
  product: async url => `/store/product/${(await buyable(url, 1))[0].id}`,
  cart: withCart('/checkout/cart'),
  details: withCart('/checkout/checkout'),
  payment: withCart('/checkout/payment'),
  async return(url, context) {
    const { orderID } = await openAttempt(url, context, 'ott-alipay')
    return `/confirmation/${orderID}?from_source=ott_h5X${orderID}`
  },
}

function withCart(path: string) {
  return async (url: string, context: BrowserContext) => {
    const { api, cookies } = await newVisitor(url)
    await fillCart(url, api)
    await takeOver(context, url, cookies())
    return path
  }
}

const RULES = { return: 'RET-4 ', details: 'CHK-6 ', payment: 'CHK-6 ' } as Record<string, string>

for (const name of Object.keys(BUDGETS) as (keyof typeof BUDGETS)[]) {
  test(`${RULES[name] ?? ''}APP-1 the ${name} page keeps its budget part by part: HTML, script, requests, rounds; shifts nothing, quiet console`, async ({
    page,
    context,
    problems,
    shop,
  }) => {
    const { html, script, requests }: Budget = BUDGETS[name]
    await page.setViewportSize(SIZES.phone)
    const path = await OPEN[name](shop.url, context)
    const loaded = await watchNetwork(page)
    await page.goto(shop.url + path)
    await page.waitForLoadState('networkidle')
    // The server wrote what the page shows; what it may show later is there by now.
    await expect(page.locator('style[data-part]')).toHaveCount(0)
    const own = loaded().filter(({ url }) => url.startsWith(shop.url))
    const scripts = scriptParts(own)
    const text = await (await context.request.get(shop.url + path, { headers: PATIENT_BROWSER })).text()
    const whole = kb(text)
    const sum = Object.values(scripts).reduce((all, part) => all + part, 0)
    console.log(
      `${name}: HTML ${whole.toFixed(1)} KB (${listed(htmlParts(text))}); ${sum.toFixed(1)} KB of script (${listed(scripts)}); ${own.length} requests`,
    )
    expect(tooHeavy(htmlParts(text), html.parts), 'parts of the HTML').toEqual([])
    expect(tooHeavy(scripts, script), 'scripts').toEqual([])
    expect(whole, 'HTML').toBeLessThanOrEqual(html.whole)
    expect(own.length, 'requests').toBeLessThanOrEqual(requests)
    // A cart that the server had no time for is caught up later, with the shapes of its answer.
    const caughtUp = /\/answers-[^/]*\.js$/
    expect(own.filter(({ round, url }) => round > 3 && !caughtUp.test(url))).toEqual([])
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
    expect(problems).toEqual([])
  })
}

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
