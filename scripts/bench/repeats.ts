import type { Browser, BrowserContext, Page } from '@playwright/test'
import { CACHES } from '../../host-shell/worker/caches.ts'
import { type LineSpeed, slowLine } from '../slow-line.ts'

export interface VisitFigures {
  /** ms */ lcpMs: number
  /** Until the page's heading is painted, ms. */ headingMs: number
  /** That came over the line until the page was calm. */ kb: number
}

/** Notes when a heading was there to be painted. */
const noteHeading = () => {
  const look = () => {
    if (document.querySelector('h1')) Object.assign(window, { headingAt: performance.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const times = (page: Page): Promise<{ lcpMs: number; headingMs: number }> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        new PerformanceObserver(list => {
          const lcpMs = list.getEntries().at(-1)?.startTime ?? Number.NaN
          resolve({ lcpMs, headingMs: (window as never as { headingAt: number }).headingAt })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

/**
 * Home pages over one slow line: a first visit with and without the service worker, and a visit after it, in turn.
 * @param url of the shop @param middle of several figures
 */
export async function repeatVisits(
  browser: Browser,
  url: string,
  runs: number,
  speed: LineSpeed,
  middle: (values: number[]) => number,
): Promise<Record<'without' | 'first' | 'repeat', VisitFigures>> {
  const line = await slowLine(url, speed)
  const all: Record<'without' | 'first' | 'repeat', VisitFigures[]> = { without: [], first: [], repeat: [] }
  const visit = async (context: BrowserContext): Promise<{ page: Page; figures: VisitFigures }> => {
    const page = await context.newPage()
    await page.addInitScript(noteHeading)
    line.taken()
    await page.goto(line.url)
    await page.waitForLoadState('networkidle')
    return { page, figures: { ...(await times(page)), kb: line.taken() / 1024 } }
  }
  const options = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2 }
  for (let i = 0; i < runs; i++) {
    const plain = await browser.newContext({ ...options, serviceWorkers: 'block' })
    all.without.push((await visit(plain)).figures)
    await plain.close()
    const context = await browser.newContext(options)
    const first = await visit(context)
    all.first.push(first.figures)
    await first.page.waitForFunction(async name => {
      const pages = await caches.open(name)
      return navigator.serviceWorker.controller && (await pages.match('/', { ignoreVary: true }))
    }, CACHES.pages)
    await first.page.waitForLoadState('networkidle')
    await first.page.close()
    all.repeat.push((await visit(context)).figures)
    await context.close()
  }
  line.close()
  const summary = (figures: VisitFigures[]): VisitFigures => ({
    lcpMs: middle(figures.map(one => one.lcpMs)),
    headingMs: middle(figures.map(one => one.headingMs)),
    kb: middle(figures.map(one => one.kb)),
  })
  return { without: summary(all.without), first: summary(all.first), repeat: summary(all.repeat) }
}
