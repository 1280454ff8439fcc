import type { Page } from '@playwright/test'
import { buyable } from './support/catalogue.ts'
import { unseen } from './support/changed-backend.ts'
import { expect, test } from './support/changed-shop.ts'
import { SIZES } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor } from './support/visitor.ts'

const t = texts('en')
const heading = (page: Page) => page.getByRole('heading', { name: t('catalog.related') })
/** Whether React has taken the section's links over from the server. */
const hydrated = (page: Page) =>
  page
    .locator('.catalog-related a')
    .first()
    .evaluate(link => Object.keys(link).some(key => key.startsWith('__reactFiber')))

test.use({ viewport: SIZES.phone })

test('CAT-4 a product whose neighbours hang is shown and can be put into the cart; the browser asks for them itself', async ({
  page,
  problems,
  changed,
}) => {
  const [product] = await buyable(changed.url, 1)
  const { api } = await newVisitor(changed.url)
  const neighbours = await api('GET productManagement2/products', { query: { numberToLoad: '4' } })
  let asked = 0
  const answer = Promise.withResolvers<object>()
  changed.backend.changes = {
    appInfo: unseen(),
    answers: {
      // The server asks first and hears nothing.
      [`GET productManagement2/products/relatedProducts/${product.id}`]: () =>
        ++asked === 1 ? new Promise(() => {}) : answer.promise,
    },
  }
  const options = product.optionPair && `?options=${product.optionPair}`
  await page.goto(`/store/product/${product.id}${options}`)
  await page
    .getByRole('button', { name: t('catalog.add'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText(product.name)).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await heading(page).count()).toBe(0)
  answer.resolve(neighbours)
  await expect(heading(page)).toBeVisible()
  expect(asked).toBe(2)
  expect(problems).toEqual([])
})

test('RTE-1 neighbours are hydrated when they come near, from the HTML that is there', async ({
  page,
  problems,
  changed,
}) => {
  const [product] = await buyable(changed.url, 1)
  // A server that is busy leaves neighbours to the browser, which asks for them near the window alone.
  await expect(async () => {
    await page.goto(`/store/product/${product.id}`)
    await expect(heading(page)).toBeAttached({ timeout: 5_000 })
  }).toPass()
  // The page reacts; what is below the fold is still the server's.
  const add = page.getByRole('button', { name: t('catalog.add'), exact: true }).first()
  await expect
    .poll(() => add.evaluate(e => Object.keys(e).some(k => k.startsWith('__reactFiber'))))
    .toBe(true)
  expect(await hydrated(page)).toBe(false)
  const first = page.locator('.catalog-related a').first()
  await first.evaluate(link => link.setAttribute('data-server', ''))
  await first.scrollIntoViewIfNeeded()
  await expect.poll(() => hydrated(page)).toBe(true)
  await expect(first).toHaveAttribute('data-server')
  await first.click()
  await expect(page).not.toHaveURL(new RegExp(product.id))
  expect(problems).toEqual([])
})
