import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Of all that moves by itself while a page loads (https://web.dev/articles/cls; 0.1 is called good). */
const MAX_SHIFT = 0.02

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** What moved by itself since `from` (ms), a line per shift: how much, when, and which elements from where to where (x y width height, px). */
function shifts(page: Page, from: number): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(
    since =>
      new Promise(resolve => {
        let sum = 0
        const moved: string[] = []
        const named = (node: Node | null) => {
          const element = node instanceof Element ? node : node?.parentElement
          const words = element?.textContent?.trim().slice(0, 40)
          return element
            ? `${element.tagName.toLowerCase()}.${element.className} “${words}”`
            : 'one that is gone'
        }
        const place = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ')
        const add = (entries: PerformanceEntryList) => {
          for (const { value, hadRecentInput, startTime, sources } of entries as LayoutShift[]) {
            if (hadRecentInput || startTime < since) continue
            sum += value
            const what = sources.map(
              s => `${named(s.node)} ${place(s.previousRect)} → ${place(s.currentRect)} px`,
            )
            moved.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${what.join('; ')}`)
          }
        }
        const observer = new PerformanceObserver(list => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve({ sum, moved })
          }),
        )
      }),
    from,
  )
}

/** Sum of the layout shifts that no input explains (https://web.dev/articles/cls). */
export const layoutShift = async (page: Page): Promise<number> => (await shifts(page, 0)).sum

/**
 * Nothing of a page has moved but what its visitor moved (sum of its layout shifts); a failure names what did.
 * @param from counted since then, ms after the page began
 */
export async function expectNoLayoutShift(
  page: Page,
  { what = page.url(), from = 0, most = MAX_SHIFT } = {},
): Promise<void> {
  const { sum, moved } = await shifts(page, from)
  expect(sum, `${what}\n${moved.join('\n')}`).toBeLessThanOrEqual(most)
}
