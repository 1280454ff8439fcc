import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test'
import { freePort } from '../../scripts/process.ts'
import { failedCalls } from './failed-calls.ts'
import { channelsOf, putBack } from './rollout.ts'
import { LONG_API_LIMIT, type Shop, startShop } from './shop.ts'

export { expect }

interface PageFixtures {
  /** For every test: one that fails says what its shops' backends logged of calls that failed. */
  sayErrors: undefined
  /** Console errors and page errors of the test's page; a test that expects none asserts that it is empty. */
  problems: string[]
  /** A running shop whose releases the test may change: every channel serves afterwards what it served before. */
  releasing: ReleasingShop
}
/** Has operators' pages, and waits long for its API. */
export interface ReleasingShop extends Shop {
  operatorUrl: string
}
interface WorkerFixtures {
  /** One running shop for all tests of the worker that leave its releases alone. */
  shop: Shop
  releasingShop: ReleasingShop
}

export const test = base.extend<PageFixtures, WorkerFixtures>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the destructured names
    async ({}, use) => {
      const shop = await startShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  releasingShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the destructured names
    async ({}, use) => {
      const port = String(await freePort())
      const shop = await startShop({ ...LONG_API_LIMIT, OPERATOR_PORT: port })
      await use({ ...shop, operatorUrl: `http://127.0.0.1:${port}/` })
      await shop.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  releasing: async ({ releasingShop }, use) => {
    const before = await channelsOf(releasingShop)
    await use(releasingShop)
    await putBack(releasingShop, before)
  },
  sayErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the destructured names
    async ({}, use, testInfo) => {
      const failed = failedCalls()
      await use(undefined)
      if (testInfo.status !== testInfo.expectedStatus)
        for (const line of failed()) console.log(`  the backend: ${line}`)
    },
    { auto: true },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  problems: async ({ page }, use, testInfo) => {
    const problems = watchProblems(page)
    const calls = watchCalls(page)
    await use(problems)
    // What a test that failed once in a hundred runs leaves behind must say why.
    if (testInfo.status !== testInfo.expectedStatus)
      for (const said of [...problems, ...calls]) console.log(`  the page: ${said}`)
  },
})

/** Said by Playwright where a test does without the service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/** Collects what the browser complains about: errors and warnings in the console, uncaught errors. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', message => {
    if (message.text().includes(WORKER_BLOCKED)) return
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const { url } = message.location()
    // What could not be loaded is named by its place alone.
    const where = message.text().startsWith('Failed to load') ? ` ${url}` : ''
    problems.push(`${message.type()}: ${message.text()}${where}`)
  })
  page.on('pageerror', error => problems.push(`uncaught: ${error.message}`))
  return problems
}

/** Collects what the page asked the backend, and what came of it. */
function watchCalls(page: Page): Iterable<string> {
  const calls = new Map<Request, string>()
  const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/')
  const name = (request: Request) =>
    `${request.method()} ${new URL(request.url()).pathname.replace('/api/istore/client/', '')}`
  const became = (request: Request, what: string | number) =>
    calls.has(request) && calls.set(request, `${name(request)}: ${what}`)
  page.on('request', request => isCall(request) && calls.set(request, `${name(request)}: no answer`))
  page.on('response', response => became(response.request(), response.status()))
  page.on('requestfailed', request => became(request, request.failure()?.errorText ?? 'failed'))
  return { [Symbol.iterator]: () => calls.values() }
}

/** Waits until an element of the server's HTML hears events: a key pressed before that is lost. */
export const hydrated = (target: Locator): Promise<void> =>
  expect
    .poll(() => target.evaluate(element => Object.keys(element).some(key => key.startsWith('__reactProps'))))
    .toBe(true)

/** Waits until what is asked to be drawn now has been, and painted. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** A navigation within the app to any path, as the browser's own Forward makes one. */
export async function goInApp(page: Page, path: string): Promise<void> {
  // An address that changes before the app is there is that of another page for it.
  await hydrated(page.getByRole('banner').getByRole('link').first())
  await page.evaluate(to => {
    history.pushState({ usr: null, key: 'e2e', idx: 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

/** Phone and desktop widths of the design (px). */
export const SIZES = {
  phone: { width: 412, height: 915 },
  desktop: { width: 1280, height: 900 },
} as const
