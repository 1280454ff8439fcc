import type { Page } from '@playwright/test'
import { expectNoLayoutShift } from './support/layout-shift.ts'
import { MEASURED_PAGES } from './support/measured-pages.ts'
import { expect, painted, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

const look = () => ({
  sideways: document.documentElement.scrollWidth - innerWidth,
  fresh: document.documentElement.hasAttribute('data-fresh'),
  waiting: [...document.querySelectorAll('main [data-late-layout]')].filter(
    part => getComputedStyle(part).contentVisibility === 'auto',
  ).length,
  footer: getComputedStyle(document.querySelector('footer') ?? document.body).contentVisibility,
})
const seen = (page: Page) => page.evaluate(look)

/** Opens a page. @returns what is seen of it once its document is there: asked from outside, a busy machine may answer when it is calm */
async function openSeen(page: Page, address: string): Promise<ReturnType<typeof look>> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => Object.assign(window, { first: (${look})() }))`,
  )
  await page.goto(address)
  return page.evaluate(() => Reflect.get(globalThis, 'first'))
}

test('NFR-P what is below the window of home is laid out part by part once the page is calm', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  const first = await openSeen(page, shop.url)
  expect(first).toMatchObject({ fresh: true, sideways: 0 })
  expect(first.waiting).toBeGreaterThan(2)
  await expect.poll(async () => (await seen(page)).waiting).toBe(0)
})

test('NFR-P the footer below a list is laid out once the page is calm', async ({ page, shop }) => {
  await page.setViewportSize(SIZES.phone)
  expect((await openSeen(page, `${shop.url}/store/productlist`)).footer).toBe('auto')
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible')
})

test('NFR-P what is left of the footer on a page of one errand is taken for as high as it is', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  const path = await MEASURED_PAGES.details(shop.url, context)
  await page.goto(shop.url + path, { waitUntil: 'domcontentloaded' })
  const footer = page.getByRole('contentinfo')
  await expect(footer).toHaveCSS('content-visibility', 'auto')
  const taken = (await footer.boundingBox())?.height ?? 0
  await expect(footer).toHaveCSS('content-visibility', 'visible', { timeout: 15_000 })
  expect(Math.abs(((await footer.boundingBox())?.height ?? 0) - taken)).toBeLessThan(2)
})

test('NFR-P whole stylesheets come without a layout of all of the page', async ({ page, shop }) => {
  const held: (() => Promise<void>)[] = []
  let isHeld = true
  await page.route(/\/web\/styles\.[^/]*\.css$/, route => {
    const go = () => route.continue()
    return isHeld ? void held.push(go) : go()
  })
  const parts = page.locator('style[data-part]')
  // The first visitor's page goes out whole and is cut for those that follow, once the server has time for it.
  await expect(async () => {
    held.length = 0
    await page.goto(`${shop.url}/store/productlist`)
    expect(await parts.count()).toBeGreaterThan(0)
  }).toPass()
  const button = page.getByRole('main').getByRole('button', { disabled: false }).first()
  await expect(button).toBeEnabled()
  await expect.poll(() => held.length).toBeGreaterThan(1)
  const layouts = await tracedLayouts(page, async () => {
    isHeld = false
    await Promise.all(held.map(go => go()))
    await expect(parts).toHaveCount(0)
    await painted(page)
  })
  expect(layouts.filter(({ dirty, all }) => dirty > all / 2)).toEqual([])
})

/** @returns how much of the page each layout had to look at, in objects, while something is done; a picture made of elements is a document of its own */
async function tracedLayouts(page: Page, act: () => Promise<void>) {
  interface Event {
    name: string
    args: { beginData?: { dirtyObjects: number; totalObjects: number; frame: string } }
  }
  const session = await page.context().newCDPSession(page)
  const events: Event[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Event[])))
  const complete = new Promise(done => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  const { frameTree } = await session.send('Page.getFrameTree')
  await act()
  await session.send('Tracing.end')
  await complete
  const layouts = events.filter(({ name }) => name === 'Layout').flatMap(({ args }) => args.beginData ?? [])
  const own = layouts.filter(({ frame }) => frame === frameTree.frame.id)
  expect(own).not.toEqual([])
  return own.map(({ dirtyObjects, totalObjects }) => ({ dirty: dirtyObjects, all: totalObjects }))
}

test('RTE-5 who comes back to home, by reload or by Back, is at the place they left, whatever its parts are high', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url)
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).last()
  await last.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await seen(page)).waiting).toBe(0)
  await last.scrollIntoViewIfNeeded()
  const top = () => last.evaluate(heading => Math.round(heading.getBoundingClientRect().top))
  const left = await top()
  await page.reload()
  expect(await seen(page)).toMatchObject({ fresh: false, waiting: 0 })
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(4)
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await expect(page).not.toHaveURL(`${shop.url}/`)
  await page.goBack()
  await expect(page).toHaveURL(`${shop.url}/`)
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(4)
})

for (const size of [SIZES.phone, SIZES.desktop])
  test(`NFR-P ${size.width}: that a link for a new password is not complete moves nothing of the page`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(size)
    await page.goto(`${shop.url}/account/resetPassword`)
    await expect(page.getByText(t('account.reset.incomplete'))).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoLayoutShift(page)
  })
