// `npm run bench`: what the shop costs a shopper on a slow phone, and a rollback an operator. Human table and bench/latest.json.
// Times are medians on this machine, to be compared within one run only; bytes and rounds hold anywhere.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { buyable } from '../e2e/support/catalogue.ts'
import { type Loaded, layoutShift, watchNetwork } from '../e2e/support/network.ts'
import { prepareTemplate, type Shop, startShop } from '../e2e/support/shop.ts'
import { pageCosts } from '../edge/bench/page-cost.ts'
import { rollbackTimes } from '../edge/bench/rollbacks.ts'
import { apiPart } from '../store-api/bench/part.ts'
import { repeatVisits } from './bench-repeats.ts'
import { stepChanges } from './bench-steps.ts'
import { switches } from './bench-switches.ts'
import { CHROMIUM_FLAGS, ensureChromium, installedChromium } from './chromium.ts'

const ROOT = join(import.meta.dirname, '..')
const RUNS = 7
const ROLLBACKS = 20
/** A slow phone on a slow line: 150 ms, 1.6 Mbps down, 750 kbps up, processor four times slower. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWER = 4

interface PageFigures {
  fcpMs: number
  lcpMs: number
  cls: number
  scriptKb: number
  htmlKb: number
  requests: number
  rounds: number
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const kb = (loaded: Loaded[], type: string) =>
  loaded.filter(r => r.type === type).reduce((sum, r) => sum + r.bytes, 0) / 1024

async function coldLoad(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const loaded = await watchNetwork(page)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const figures = { ...(await paints(page)), cls: await layoutShift(page) }
  const own = loaded().filter(r => r.url.startsWith(new URL(url).origin))
  await context.close()
  return {
    ...figures,
    scriptKb: kb(own, 'Script'),
    htmlKb: kb(own, 'Document'),
    requests: own.length,
    rounds: Math.max(...own.map(r => r.round)),
  }
}

const paints = (page: Page): Promise<{ fcpMs: number; lcpMs: number }> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        new PerformanceObserver(list => {
          const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
          resolve({ fcpMs: fcp, lcpMs: list.getEntries().at(-1)?.startTime ?? Number.NaN })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

async function pages(browser: Browser, shop: Shop): Promise<Record<string, PageFigures>> {
  const [product] = await buyable(shop.url, 1)
  const paths = {
    home: '/',
    list: '/store/productlist',
    product: `/store/product/${product.id}`,
    cart: '/checkout/cart',
  }
  const runs: Record<string, PageFigures[]> = {}
  // Page after page in turn, so that a slow spell of the machine falls on all of them.
  for (let i = 0; i < RUNS; i++)
    for (const [name, path] of Object.entries(paths))
      runs[name] = [...(runs[name] ?? []), await coldLoad(browser, shop.url + path)]
  return Object.fromEntries(
    Object.entries(runs).map(([name, all]) => [
      name,
      Object.fromEntries(
        Object.keys(all[0] as PageFigures).map(key => [
          key,
          median(all.map(f => f[key as keyof PageFigures])),
        ]),
      ) as unknown as PageFigures,
    ]),
  )
}

const api = await apiPart(process.argv, join(ROOT, 'bench', 'latest.json'))
ensureChromium()
await prepareTemplate()
const shop = await startShop()
const executablePath = installedChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
try {
  const result = {
    at: new Date().toISOString(),
    runs: RUNS,
    api,
    pages: await pages(browser, shop),
    rollbacks: { folder: await rollbackTimes('folder', ROLLBACKS), s3: await rollbackTimes('s3', ROLLBACKS) },
    costs: await pageCosts(join(shop.dataDir, 'releases'), shop.url, '/store/productlist'),
    repeats: await repeatVisits(browser, shop.url, RUNS, LINE, median),
    switches: await switches(browser, RUNS, median),
    steps: await stepChanges(browser, shop.url, RUNS, SLOWER, median),
  }
  console.table(
    Object.fromEntries(
      Object.entries(result.pages).map(([name, figures]) => [
        name,
        Object.fromEntries(
          Object.entries(figures).map(([k, v]) => [k, Number(v.toFixed(k === 'cls' ? 3 : 1))]),
        ),
      ]),
    ),
  )
  console.log('home page: without a service worker, first visit with it, next visit')
  console.table(result.repeats)
  const { languageMs, locationMs } = result.switches
  console.log(`click to painted: language ${languageMs.toFixed(0)} ms, location ${locationMs.toFixed(0)} ms`)
  console.log(
    `moves, processor ${SLOWER} times slower: click to heading painted, that without the backend’s time, and to all of it painted (ms); components drawn anew`,
  )
  console.table(result.steps)
  console.log(
    'a page on the server: drawn for each, drawn once for anybody, and its bytes from a bare server',
  )
  console.table(result.costs)
  console.log('from a rollback command to the page of the release before (ms)')
  console.table(result.rollbacks)
  await mkdir(join(ROOT, 'bench'), { recursive: true })
  await writeFile(join(ROOT, 'bench', 'latest.json'), `${JSON.stringify(result, null, 2)}\n`)
} finally {
  await browser.close()
  await shop.stop()
}
