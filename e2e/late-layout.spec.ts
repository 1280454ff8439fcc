import type { Page } from '@playwright/test'
import { expect, SIZES, test } from './support/test.ts'

const seen = (page: Page) =>
  page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - innerWidth,
    fresh: document.documentElement.hasAttribute('data-fresh'),
    waiting: [...document.querySelectorAll('main [data-late-layout]')].filter(
      part => getComputedStyle(part).contentVisibility === 'auto',
    ).length,
  }))

test('NFR-P what is below the window of home is laid out part by part once the page is calm', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  await page.goto(shop.url, { waitUntil: 'domcontentloaded' })
  expect(await seen(page)).toMatchObject({ fresh: true, sideways: 0 })
  expect((await seen(page)).waiting).toBeGreaterThan(2)
  await expect.poll(async () => (await seen(page)).waiting, { timeout: 15_000 }).toBe(0)
})

test('RTE-5 who comes back to home, by reload or by Back, is at the place they left, whatever its parts are high', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url)
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).last()
  await last.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await seen(page)).waiting, { timeout: 15_000 }).toBe(0)
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
