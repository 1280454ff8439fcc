import { MEASURED_PAGES } from './support/measured-pages.ts'
import { expect, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

/** What a page's first of these takes: 12 ms, 50 on a slow phone, in one task. */
const FORMATTERS = ['NumberFormat', 'DateTimeFormat'] as const

for (const name of ['home', 'list', 'product', 'cart', 'payment', 'return'] as const) {
  test(`NFR-P ${name} is taken over without making anything that writes numbers or times`, async ({
    page,
    context,
    shop,
  }) => {
    await page.addInitScript(names => {
      const made: string[] = []
      for (const name of names) {
        const make = (formatter: new (...given: unknown[]) => object, given: unknown[]) => {
          made.push(`${name} ${JSON.stringify(given)}`)
          return new formatter(...given)
        }
        // They may be called without `new` as well.
        const watched = {
          construct: make,
          apply: (formatter: never, _: unknown, given: unknown[]) => make(formatter, given),
        }
        Object.assign(Intl, { [name]: new Proxy(Intl[name] as never, watched) })
      }
      Object.assign(window, { made })
    }, FORMATTERS)
    const address = shop.url + (await MEASURED_PAGES[name](shop.url, context))
    // What the server had no time for is drawn in the page.
    await expect(async () => {
      const html = (await (await page.goto(address))?.text()) ?? ''
      if (name === 'product') expect(html).toContain(`>${t('catalog.delivery')}</h2>`)
    }).toPass()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([])
  })
}
