import type { Page } from '@playwright/test'
import { expect, test } from './support/changed-shop.ts'
import { goInApp, hydrated, SIZES } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
const counted = (address = '/collect') => ({
  // biome-ignore lint/suspicious/noExplicitAny: the store's document as it comes
  appInfo(document: any) {
    document.body.appContent.analytics = [{ kind: 'beacon', address }]
    return document
  },
})

/** What is told to the store's counter, from now on. */
async function collected(page: Page): Promise<Record<string, unknown>[]> {
  const told: Record<string, unknown>[] = []
  await page.route('**/collect', route => {
    const request = route.request()
    told.push({ ...request.postDataJSON(), cookie: request.headers().cookie })
    return route.fulfill({ status: 204 })
  })
  return told
}
const question = (page: Page) => page.getByRole('region', { name: t('shell.consent.title') })
const names = (told: readonly Record<string, unknown>[]) => told.map(({ name }) => name)

test('NFR-S a store with a counter asks before anything leaves; after a yes it hears what is looked at and added, after a no nothing', async ({
  page,
  changed,
  problems,
}) => {
  changed.backend.changes = counted()
  await page.setViewportSize(SIZES.desktop)
  const told = await collected(page)
  await page.goto('/store/productlist?cat=teaware')
  await expect(question(page)).toBeVisible()
  expect(told).toEqual([])
  await question(page)
    .getByRole('button', { name: t('shell.consent.yes') })
    .click()
  await expect.poll(() => names(told)).toEqual(['view'])
  await goInApp(page, '/store/product/gaiwan-plum')
  await expect.poll(() => names(told).sort()).toEqual(['product', 'view', 'view'])
  const add = page.getByRole('main').getByRole('button', { name: t('catalog.add'), exact: true })
  await hydrated(add)
  await add.click()
  await expect.poll(() => names(told)).toContain('add')
  expect(told.find(({ name }) => name === 'add')).toMatchObject({ productID: 'gaiwan-plum', quantity: 1 })
  expect(told.every(({ cookie }) => cookie === undefined)).toBe(true)

  // A later visit needs no other question; the answer can be taken back.
  await page.goto('/store/product/gaiwan-plum')
  const again = page.getByRole('button', { name: t('shell.consent.again') })
  await expect(again).toBeVisible()
  // All of this visit: what came later would be taken for told after the no.
  await expect.poll(() => names(told).sort()).toEqual(['add', 'product', 'product', 'view', 'view', 'view'])
  await again.click()
  await question(page)
    .getByRole('button', { name: t('shell.consent.no') })
    .click()
  const before = told.length
  await goInApp(page, '/store')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(told).toHaveLength(before)
  expect(problems).toEqual([])
})

test('NFR-S who says no by the browser is not asked, and nothing leaves; a store without a counter loads nothing for it', async ({
  page,
  changed,
}) => {
  const told = await collected(page)
  const loaded: string[] = []
  page.on('response', response => loaded.push(response.url()))
  const calm = (file: RegExp) => expect.poll(() => loaded.some(url => file.test(url))).toBe(true)
  await page.goto('/store')
  await calm(/\/idle-work[.-]/)
  await page.waitForLoadState('networkidle')
  expect(loaded.some(url => /\/analytics[.-]/.test(url))).toBe(false)

  changed.backend.changes = counted()
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  loaded.length = 0
  await page.goto('/store')
  await calm(/\/analytics[.-]/)
  await page.waitForLoadState('networkidle')
  await expect(question(page)).toBeHidden()
  await goInApp(page, '/store/product/gaiwan-plum')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Plum Blossom Gaiwan')
  expect(told).toEqual([])
})
