import type { Browser, BrowserContext, Page } from '@playwright/test'
import { layoutShift } from '../../e2e/support/layout-shift.ts'
import { type Loaded, watchNetwork } from '../../e2e/support/network.ts'
import type { Line } from './lines.ts'

/** A cold load, until nothing travels any more. Times in ms from the navigation's start, sizes as sent. */
export interface PageFigures {
  fcpMs: number
  lcpMs: number
  /** What long tasks took beyond 50 ms each, after the first paint (https://web.dev/articles/tbt). */
  tbtMs: number
  longestTaskMs: number
  longTasks: number
  cls: number
  scriptKb: number
  htmlKb: number
  allKb: number
  requests: number
  rounds: number
}

/** From here on a task keeps whoever taps waiting, ms. */
const LONG_MS = 50
const PHONE = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2 }

/**
 * @param prepare brings the browser to where the page can be shown, unhurried
 * @returns figures of its first load
 */
export async function loadCold(
  browser: Browser,
  { line, slower }: { line: Line; slower: number },
  prepare: (context: BrowserContext) => Promise<string>,
): Promise<PageFigures> {
  const context = await browser.newContext(PHONE)
  try {
    const url = await prepare(context)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const loaded = await watchNetwork(page)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const own = loaded().filter(r => r.url.startsWith(new URL(url).origin))
    return { ...(await timesOf(page)), cls: await layoutShift(page), ...sizesOf(own) }
  } finally {
    await context.close()
  }
}

function sizesOf(own: readonly Loaded[]) {
  const kb = (type?: string) =>
    own.filter(r => type === undefined || r.type === type).reduce((sum, r) => sum + r.bytes, 0) / 1024
  return {
    scriptKb: kb('Script'),
    htmlKb: kb('Document'),
    allKb: kb(),
    requests: own.length,
    rounds: Math.max(...own.map(r => r.round)),
  }
}

const timesOf = (page: Page) =>
  page.evaluate(async longMs => {
    const entries = (type: string) =>
      new Promise<PerformanceEntryList>(resolve => {
        const observer = new PerformanceObserver(list => resolve(list.getEntries()))
        observer.observe({ type, buffered: true })
        // A page without any is told so by silence.
        setTimeout(() => resolve(observer.takeRecords()), 500)
      })
    const fcpMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const painted = await entries('largest-contentful-paint')
    const tasks = (await entries('longtask')).filter(task => task.startTime + task.duration > fcpMs)
    const beyond = tasks.map(task => Math.min(task.duration, task.startTime + task.duration - fcpMs))
    return {
      fcpMs,
      lcpMs: painted.at(-1)?.startTime ?? Number.NaN,
      tbtMs: beyond.reduce((sum, ms) => sum + Math.max(0, ms - longMs), 0),
      longestTaskMs: Math.max(0, ...beyond),
      longTasks: beyond.filter(ms => ms > longMs).length,
    }
  }, LONG_MS)
