import type { Browser, Page } from '@playwright/test'
import { PurchasePage } from '../e2e/support/purchase.ts'
import { texts } from '../e2e/support/texts.ts'

/** From the click that leads to a step of the checkout to the frame that shows its heading, ms. */
export interface StepFigures {
  allMs: number
  /** Without the time in which an answer of the backend was awaited. */
  ownMs: number
  /** To the frame that shows all of the step. */
  wholeMs: number
}
const t = texts('en')
const STEPS = ['cart to details', 'details to payment', 'payment to details'] as const
type StepName = (typeof STEPS)[number]

/** What a step of the checkout takes on a slow phone and a quick line; medians. @param slower times that the processor is slower */
export async function stepChanges(
  browser: Browser,
  url: string,
  runs: number,
  slower: number,
  median: (times: number[]) => number,
): Promise<Record<StepName, StepFigures>> {
  const times: Record<StepName, StepFigures[]> = {
    'cart to details': [],
    'details to payment': [],
    'payment to details': [],
  }
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 412, height: 915 } })
    const page = await context.newPage()
    const shopper = new PurchasePage(page, url, 'en')
    await shopper.openProductWithOption()
    await shopper.addToCart()
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    times['cart to details'].push(await untilHeading(page, () => shopper.goToCheckout()))
    await page.waitForLoadState('networkidle')
    const email = `steps${run}@example.com`
    times['details to payment'].push(await untilHeading(page, () => shopper.fillDetails({ email })))
    await page.waitForLoadState('networkidle')
    const back = page
      .getByRole('main')
      .getByRole('link', { name: t('checkout.step.details') })
      .first()
    times['payment to details'].push(await untilHeading(page, () => back.click()))
    await context.close()
  }
  return Object.fromEntries(
    STEPS.map(step => [
      step,
      {
        allMs: median(times[step].map(({ allMs }) => allMs)),
        ownMs: median(times[step].map(({ ownMs }) => ownMs)),
        wholeMs: median(times[step].map(({ wholeMs }) => wholeMs)),
      },
    ]),
  ) as Record<StepName, StepFigures>
}

/** @param act ends with the click that leads to another heading */
async function untilHeading(page: Page, act: () => Promise<unknown>): Promise<StepFigures> {
  const seen = page.evaluate(
    () =>
      new Promise<StepFigures>(resolve => {
        const heading = () => document.querySelector('main h1')?.textContent
        const before = heading()
        let began = 0
        document.addEventListener('click', ({ timeStamp }) => (began = timeStamp), { capture: true })
        const changed = new MutationObserver(() => {
          if (!heading() || heading() === before) return
          changed.disconnect()
          // The second frame begins once the first has been painted.
          requestAnimationFrame(() => requestAnimationFrame(end))
        })
        changed.observe(document.body, { childList: true, subtree: true, characterData: true })
        function end() {
          const now = performance.now()
          const calls = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ initiatorType, startTime }) => initiatorType === 'fetch' && startTime >= began)
            .map(({ startTime, responseEnd }) => [startTime, Math.min(responseEnd || now, now)] as const)
            .sort(([a], [b]) => a - b)
          let awaited = 0
          let until = began
          for (const [start, stop] of calls) {
            awaited += Math.max(0, stop - Math.max(start, until))
            until = Math.max(until, stop)
          }
          whole({ allMs: now - began, ownMs: now - began - awaited })
        }
        function whole(figures: Omit<StepFigures, 'wholeMs'>) {
          if (document.querySelector('.checkout-later'))
            requestAnimationFrame(() => requestAnimationFrame(() => whole(figures)))
          else resolve({ ...figures, wholeMs: performance.now() - began })
        }
      }),
  )
  await act()
  return seen
}
