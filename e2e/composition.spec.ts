import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { openSearch } from './support/open-search.ts'
import { type Fate, startProxy } from './support/proxy.ts'
import { liveIn } from './support/rollout.ts'
import type { Shop } from './support/shop.ts'
import { expect, goInApp, hydrated, test, watchProblems } from './support/test.ts'

const PHONE = { width: 412, height: 915 }
const WIDE = { width: 1440, height: 900 }

const panelOf = (page: Page) => page.getByRole('region', { name: 'Composition' })
/** Its own list of what went wrong stands in it. */
const rowOf = (page: Page, name: string) =>
  panelOf(page).getByRole('listitem').filter({ hasText: name }).first()
/** What stands beside an outline. @param about kind and name of the place */
const label = (page: Page, name: string, about: string) =>
  page.getByText(new RegExp(`^${name} [\\w.-]{1,7} · ${about} · `))

/** @returns path and query of a link that the operators' command makes */
async function linkOf(shop: Shop, ...args: string[]): Promise<string> {
  const { link } = await shop.release(...args)
  const { pathname, search } = new URL(String(link))
  return pathname + search
}

test('REL-7 a visitor who asks what a page is made of sees the shop, and loads nothing for it', async ({
  page,
  shop,
  problems,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(`${shop.url}/store?composition`)
  await hydrated(page.getByRole('banner').getByRole('link').first())
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  expect(asked.filter(url => url.includes('/inspector/'))).toEqual([])
  expect(problems).toEqual([])
})

test('REL-7 an operator sees on a phone who drew what, with the keyboard alone', async ({
  page,
  releasing: shop,
}) => {
  const problems = watchProblems(page)
  const live = await liveIn(shop)
  await page.setViewportSize(PHONE)
  await page.goto(shop.url + (await linkOf(shop, 'inspect', '--for', 'Ana', '--path', '/store')))
  await expect(label(page, 'mfe-catalog', 'page /store')).toContainText(/ KB · load \d+ ms/)
  for (const [name, release] of Object.entries(live)) {
    await expect(rowOf(page, name)).toContainText(release)
    await expect(rowOf(page, name).getByLabel(/^Another release/)).toHaveValue(new RegExp(`preview ${name}@`))
  }
  await expect(panelOf(page).getByText(/^Document \d+, for Ana until/)).toBeVisible()

  await page.keyboard.press('Tab')
  const button = panelOf(page).getByRole('button', { name: 'Composition' })
  await expect(button).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panelOf(page).getByRole('link', { name: /^Stop/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(panelOf(page).getByRole('list')).toHaveCount(0)
  await expect(label(page, 'mfe-catalog', 'page /store')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(label(page, 'mfe-catalog', 'page /store')).toBeVisible()
  await expectAccessible(page, 'inspector, phone')
  await page.screenshot({ path: test.info().outputPath('inspector-phone.png') })

  await goInApp(page, '/checkout/cart')
  await expect(label(page, 'mfe-checkout', 'page /checkout/cart')).toBeVisible()
  expect(problems).toEqual([])
})

test('REL-7 who has a preview sees what it is made of, slots too, and stops it there', async ({
  page,
  releasing: shop,
}) => {
  const live = await liveIn(shop)
  await page.setViewportSize(WIDE)
  await page.goto(
    shop.url + (await linkOf(shop, 'preview', 'mfe-catalog', live['mfe-catalog'] ?? '', '--for', 'Ana')),
  )
  const marker = page.getByRole('complementary', { name: 'Preview' })
  await marker.getByRole('link', { name: 'Composition' }).click()
  await expect(label(page, 'mfe-catalog', 'page /')).toBeVisible()
  await expect(rowOf(page, 'mfe-catalog')).toContainText('by this browser’s link')
  await expectAccessible(page, 'inspector, wide')
  await page.screenshot({ path: test.info().outputPath('inspector-wide.png') })

  await openSearch(page)
  await expect(label(page, 'mfe-catalog', 'slot search-box')).toBeVisible()
  // The dialog is nearer than the panel.
  await page.keyboard.press('Escape')
  await expect(label(page, 'mfe-catalog', 'slot search-box')).toHaveCount(0)
  await expect(label(page, 'mfe-catalog', 'page /')).toBeVisible()

  await panelOf(page).getByRole('link', { name: /^Stop/ }).click()
  await expect(marker).toHaveCount(0)
  await expect(panelOf(page)).toHaveCount(0)
  await page.goto(`${shop.url}/?composition`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
})

test('REL-7 a remote none of whose releases comes is shown as failed, with the reason', async ({
  page,
  releasing: shop,
}) => {
  const GONE = { answer: { status: 404, type: 'text/html', body: '' } }
  const fateOf = (path: string): Fate => (path.startsWith('/r/mfe-account/') ? GONE : {})
  const proxy = await startProxy(shop.url, fateOf)
  try {
    await page.goto(proxy.url + (await linkOf(shop, 'inspect', '--for', 'Ana', '--path', '/checkout/cart')))
    await expect(label(page, 'mfe-checkout', 'page /checkout/cart')).toBeVisible()
    await goInApp(page, '/account/login')
    await expect(label(page, 'mfe-account', 'page /account/login · failed in \\w+')).toBeVisible()
    await expect(rowOf(page, 'mfe-account')).toContainText(/failed in \w+ in the page, \/account\/login/)
    await expectAccessible(page, 'inspector with a failure')
  } finally {
    await proxy.stop()
  }
})
