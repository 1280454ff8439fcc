import type { Browser, Locator, Page } from '@playwright/test'
import { beginCounting, drawnAnew, watchDrawing } from '../../e2e/support/drawn.ts'
import { PurchasePage } from '../../e2e/support/purchase.ts'
import { texts } from '../../e2e/support/texts.ts'
import type { Line } from './lines.ts'

/** From the click that leads to another page to the frame that shows its heading, ms. */
export interface StepFigures {
  allMs: number
  /** Without the time in which an answer of the backend was awaited. */
  ownMs: number
  /** To the frame that shows all of the page. */
  wholeMs: number
  /** Components that were there before and were drawn anew until then. */
  drawnAnew: number
}
const t = texts('en')
const STEPS = [
  'home to list, by a banner',
  'home to list, by a tile',
  'list to product',
  'product to cart',
  'cart to details',
  'details to payment',
  'payment to details',
  'payment to success',
] as const
export type StepName = (typeof STEPS)[number]

const NO_LINE: Omit<Line, 'offline'> & { offline: boolean } = {
  offline: false,
  latency: 0,
  downloadThroughput: -1,
  uploadThroughput: -1,
}
/** In which somebody looks at a page before they go on, at the least, ms. */
const READ_MS = 1_000
/** Calm after a page was opened: by then it has begun what it does when idle, ms. */
const IDLE_WAIT_MS = 4_000

/**
 * What moves take on a slow phone; medians.
 * @param slower times that the processor is slower
 * @param line what stands between the page and the shop while something is pressed; without it nothing but this machine
 */
export async function stepChanges(
  browser: Browser,
  url: string,
  runs: number,
  slower: number,
  median: (times: number[]) => number,
  line: Line | null = null,
): Promise<Record<StepName, StepFigures>> {
  const figures = new Map<StepName, StepFigures[]>(STEPS.map(step => [step, []]))
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 915 },
      // The line is the page's: a worker would fetch beside it.
      serviceWorkers: line ? 'block' : 'allow',
    })
    const page = await context.newPage()
    await watchDrawing(page)
    const session = await context.newCDPSession(page)
    const main = page.getByRole('main')
    const step = async (name: StepName, pressed: Locator) => {
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(READ_MS)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      if (line) await session.send('Network.emulateNetworkConditions', line)
      figures.get(name)?.push(await untilHeading(page, pressed))
      await session.send('Network.emulateNetworkConditions', NO_LINE)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    await page.goto(url)
    await page.waitForTimeout(IDLE_WAIT_MS)
    await step('home to list, by a banner', main.locator('a[href*="/store/productlist"]').first())
    await page.goto(url)
    await page.waitForTimeout(IDLE_WAIT_MS)
    await step('home to list, by a tile', main.locator('li a[href*="/store/productlist"]').first())
    await step('list to product', main.locator('a[href*="/store/product/"]').first())
    const shopper = new PurchasePage(page, url, 'en')
    await shopper.openProductWithOption()
    await page.waitForTimeout(IDLE_WAIT_MS)
    await main
      .getByRole('button', { name: t('catalog.add'), exact: true })
      .filter({ visible: true })
      .click()
    const added = page.getByRole('dialog', { name: t('checkout.mini.title') })
    await step('product to cart', added.getByRole('link', { name: t('checkout.mini.view') }))
    await main.getByRole('link', { name: t('checkout.cart.checkout') }).waitFor()
    await step('cart to details', main.getByRole('link', { name: t('checkout.cart.checkout') }))
    await shopper.typeDetails({ email: `steps${run}@example.com` })
    const next = main.getByRole('button', { name: t('checkout.details.next') })
    await step('details to payment', next)
    const back = main.getByRole('link', { name: t('checkout.step.details') })
    await step('payment to details', back.first())
    await next.click()
    await main.getByRole('radio', { name: t('checkout.means.pay-at-store') }).check()
    const order = new RegExp(t('checkout.payment.order', { amount: '.*\\$.*' }))
    await step('payment to success', main.getByRole('button', { name: order }))
    await context.close()
  }
  const middle = (all: StepFigures[], what: keyof StepFigures) => median(all.map(one => one[what]))
  return Object.fromEntries(
    [...figures].map(([step, all]) => [
      step,
      {
        allMs: middle(all, 'allMs'),
        ownMs: middle(all, 'ownMs'),
        wholeMs: middle(all, 'wholeMs'),
        drawnAnew: middle(all, 'drawnAnew'),
      },
    ]),
  ) as Record<StepName, StepFigures>
}

/**
 * Presses what leads to another heading. Meanwhile nothing asks the page anything: that would count as its own time, as would the looks
 * that Playwright's own click takes at what is under the pointer.
 */
async function untilHeading(page: Page, pressed: Locator): Promise<StepFigures> {
  await pressed.click({ trial: true })
  const box = await pressed.boundingBox()
  if (!box) throw new Error('what leads on is not shown')
  // Private windows, such as this, fetch and draw the icon anew at each address; others know it.
  await page.evaluate(() => {
    for (const icon of document.querySelectorAll('link[rel~="icon"]')) icon.remove()
  })
  const seen = page.evaluate(
    () =>
      new Promise<Omit<StepFigures, 'drawnAnew'>>(resolve => {
        const heading = () => document.querySelector('main h1')?.textContent
        const before = heading()
        let began = 0
        let shown = 0
        document.addEventListener('click', ({ timeStamp }) => (began = timeStamp), { capture: true })
        const changed = new MutationObserver(() => {
          if (!heading() || heading() === before) return
          changed.disconnect()
          shown = performance.now()
          document.querySelector('main h1')?.setAttribute('elementtiming', 'heading')
        })
        changed.observe(document.body, { childList: true, subtree: true, characterData: true })
        // The browser's own word for when it was painted: frames and tasks after it may be late for what the page does next.
        new PerformanceObserver((list, painted) => {
          painted.disconnect()
          end((list.getEntries()[0] as PerformanceEntry & { renderTime: number }).renderTime)
        }).observe({ type: 'element' })
        function end(now: number) {
          const calls = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            // Some were begun by the press, before the click; what ends after the heading is there, that did not wait for.
            .filter(
              ({ initiatorType, responseEnd }) =>
                initiatorType === 'fetch' && responseEnd > began && responseEnd <= shown,
            )
            .map(({ startTime, responseEnd }) => [startTime, responseEnd] as const)
            .sort(([a], [b]) => a - b)
          let awaited = 0
          let until = began
          for (const [start, stop] of calls) {
            awaited += Math.max(0, stop - Math.max(start, until))
            until = Math.max(until, stop)
          }
          whole({ allMs: now - began, ownMs: now - began - awaited })
        }
        function whole(figures: Pick<StepFigures, 'allMs' | 'ownMs'>) {
          if (document.querySelector('main [class$="-later"], main [aria-busy="true"]'))
            requestAnimationFrame(() => requestAnimationFrame(() => whole(figures)))
          else resolve({ ...figures, wholeMs: performance.now() - began })
        }
      }),
  )
  await beginCounting(page)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  return { ...(await seen), drawnAnew: await drawnAnew(page) }
}
