import type { Page } from '@playwright/test'
import { beginCounting, drawnAnew, drawnSinceOpened, watchDrawing } from './support/drawn.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

/** Counts tasks of the browser's own between the first element of the page that React has taken over and the last. */
const countTasks = (page: Page) =>
  page.addInitScript(() => {
    const taken = (element: Element | undefined) =>
      element !== undefined && Object.keys(element).some(key => key.startsWith('__reactProps'))
    const channel = new MessageChannel()
    const tasks = { between: 0 }
    Object.assign(window, { tasks })
    channel.port1.onmessage = () => {
      const links = [...document.querySelectorAll('#root > .shell a')]
      if (taken(links.at(-1))) return
      if (taken(links[0])) tasks.between++
      channel.port2.postMessage(null)
    }
    channel.port2.postMessage(null)
  })

test('APP-1 a page is taken over in pieces, between which the browser may answer', async ({
  page,
  shop,
  problems,
}) => {
  await page.setViewportSize(SIZES.phone)
  const session = await page.context().newCDPSession(page)
  // React stops by the clock: how often depends on the machine and its load. Slow enough, it is always more than once.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 16 })
  await countTasks(page)
  await page.goto(shop.url)
  const between = () =>
    page.evaluate(() => (window as unknown as { tasks: { between: number } }).tasks.between)
  await expect.poll(between).toBeGreaterThan(0)
  expect(problems).toEqual([])
})

/** What only the browser knows, a part or two may have to say. */
const MAX_DRAWN = 4
/** What a move has to say in the shell: items of the menu, tabs, the line that says that a page is on its way. */
const MAX_MOVED = 40

for (const path of ['/', '/store/productlist']) {
  test(`NFR-P once ${path} is alive it is not drawn anew`, async ({ page, shop }) => {
    await watchDrawing(page)
    await page.goto(shop.url + path)
    await hydrated(page.getByRole('contentinfo').getByRole('link').last())
    await page.waitForLoadState('networkidle')
    expect(await drawnSinceOpened(page)).toBeLessThanOrEqual(MAX_DRAWN)
  })
}

test('NFR-P RTE-5 a move draws the page that it leads to, and of the shell what is another: of the menu the items that become or cease to be current', async ({
  page,
  shop,
}) => {
  await watchDrawing(page)
  await page.goto(shop.url)
  const main = page.getByRole('main')
  for (const next of ['/store/productlist', '/store/product/']) {
    const link = main.getByRole('listitem').locator(`a[href*="${next}"]`).first()
    await hydrated(link)
    await page.waitForLoadState('networkidle')
    await beginCounting(page)
    await link.click()
    await page.waitForURL(url => url.pathname.startsWith(next))
    await expect(main.getByRole('button', { name: t('catalog.add') }).first()).toBeVisible()
    expect(await drawnAnew(page)).toBeLessThanOrEqual(MAX_MOVED)
  }
})
