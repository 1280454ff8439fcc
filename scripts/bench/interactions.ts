import type { Browser, Locator, Page } from '@playwright/test'
import { buyable } from '../../e2e/support/catalogue.ts'
import { texts } from '../../e2e/support/texts.ts'

export interface Interactions {
  /** From a tap or a key to the next frame that was painted (https://web.dev/articles/inp), ms. */
  p50Ms: number
  p75Ms: number
  p98Ms: number
  /** Taps and keys, the slowest first, ms. */
  slowest: Record<string, number>
}

/** What the browser does not tell of took less, ms: the least that may be asked for. */
const UNTOLD_MS = 16
const t = texts('en')
/** Steppers of lines in the cart name the product besides. */
const MORE = /^One more/
const FEWER = /^One fewer/

/** Taps and types as a shopper does who looks around and fills a cart. @param slower times that the processor is slower */
export async function interactions(
  browser: Browser,
  url: string,
  runs: number,
  slower: number,
): Promise<Interactions> {
  const taken: { name: string; ms: number }[] = []
  for (let run = 0; run < runs; run++) taken.push(...(await session(browser, url, slower)))
  taken.sort((a, b) => b.ms - a.ms)
  const at = (share: number) => taken[Math.floor(taken.length * (1 - share))]?.ms ?? Number.NaN
  const slowest: Record<string, number> = {}
  for (const { name, ms } of taken) slowest[name] ??= ms
  return { p50Ms: at(0.5), p75Ms: at(0.75), p98Ms: at(0.98), slowest }
}

async function session(browser: Browser, url: string, slower: number) {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, hasTouch: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const taken: { name: string; ms: number }[] = []
  const take = async (name: string, act: () => Promise<unknown>) => {
    await page.waitForLoadState('networkidle')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const longest = await watchEvents(page)
    await act()
    taken.push({ name, ms: await longest() })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  const open = async (path: string) => {
    await page.goto(url + path)
    await page.waitForLoadState('networkidle')
  }
  const tap = (name: string, target: Locator) => take(name, () => target.click())
  const banner = page.getByRole('banner')
  const main = page.getByRole('main')

  await open('/')
  await tap('menu opens', banner.getByRole('button', { name: t('shell.menu.open') }))
  await take('menu closes', () => page.keyboard.press('Escape'))
  await tap('search opens', banner.getByRole('link', { name: t('shell.search') }))
  const box = page.getByRole('combobox', { name: t('catalog.search-label') })
  await box.waitFor()
  for (const letter of 'tea') await take(`search, a letter`, () => box.press(letter))
  await take('search closes', () => page.keyboard.press('Escape'))

  await open('/store/productlist')
  await tap('filters open', main.getByRole('link', { name: t('catalog.filter-open'), exact: true }))
  const sheet = page.getByRole('dialog', { name: t('catalog.filter-open') })
  await tap('a filter', sheet.getByRole('link', { name: t('catalog.in-stock-here') }))
  await take('filters close', () => page.keyboard.press('Escape'))
  const sort = main.getByRole('combobox', { name: t('catalog.sort') })
  await tap('sort opens', sort)
  await take('sort closes', () => page.keyboard.press('Escape'))

  const [product] = await buyable(url, 1)
  await open(`/store/product/${product.id}`)
  const more = main.getByRole('button', { name: MORE }).first()
  const fewer = main.getByRole('button', { name: FEWER }).first()
  await tap('one more', more)
  await tap('one fewer', fewer)
  await tap('add to cart', main.getByRole('button', { name: t('catalog.add'), exact: true }))
  await page.getByRole('dialog', { name: t('checkout.mini.title') }).waitFor()
  await take('mini-cart closes', () => page.keyboard.press('Escape'))

  await open('/checkout/cart')
  await tap('cart, one more', more)
  await tap('cart, one fewer', fewer)
  await tap('to checkout', main.getByRole('link', { name: t('checkout.cart.checkout') }))
  const name = main.getByRole('textbox', { name: t('checkout.field.firstName') })
  await name.waitFor()
  for (const letter of 'Mei') await take('a letter in checkout', () => name.press(letter))
  await context.close()
  return taken
}

/** @returns the longest of the events that come from now on, once a frame was painted after them, ms */
async function watchEvents(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(shortest => {
    const seen: number[] = []
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) seen.push(entry.duration)
    }
    const observer = new PerformanceObserver(list => add(list.getEntries()))
    observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit)
    Object.assign(window, {
      longestEvent: () =>
        new Promise<number>(resolve => {
          // Entries are made once their frame is shown.
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              setTimeout(() => {
                add(observer.takeRecords())
                observer.disconnect()
                resolve(Math.max(shortest, ...seen))
              }),
            ),
          )
        }),
    })
  }, UNTOLD_MS)
  return () => page.evaluate(() => (window as never as { longestEvent(): Promise<number> }).longestEvent())
}
