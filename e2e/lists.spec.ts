import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

test('CAT-9 a list is narrowed, shared by its address and widened again; a card leads into the cart', async ({
  page,
  problems,
  shop,
}) => {
  await page.setViewportSize(SIZES.desktop)
  await page.goto(`${shop.url}/store/productlist?cat=tea`)
  const rail = page.getByRole('complementary', { name: t('catalog.filter-open') })
  const shown = page.locator('.catalog-list-bar [aria-live]')
  const brand = rail.getByRole('link', { name: /Guifeng/ })
  const said = Number((await brand.textContent())?.match(/(\d+)$/)?.[1])
  await hydrated(brand)
  await brand.click()
  await expect(page).toHaveURL(/brand=guifeng/)
  await expect(shown).toHaveText(new RegExp(`^${said} `))

  // The address alone brings the same list, without a script too.
  const html = await (await page.request.get(page.url())).text()
  expect(html).toContain(t('catalog.filter-brand', { name: 'Guifeng' }))
  await rail.getByRole('link', { name: new RegExp(t('catalog.in-stock-here')) }).click()
  await expect(page).toHaveURL(/stock=here/)
  const chips = page.getByRole('list', { name: t('catalog.filters') })
  await chips.getByRole('link', { name: /Guifeng/ }).click()
  await expect(page).not.toHaveURL(/brand=/)
  await page.goBack()
  await expect(page).toHaveURL(/brand=guifeng/)

  await page.setViewportSize(SIZES.phone)
  await page.getByRole('link', { name: t('catalog.filter-open-count', { count: 2 }) }).click()
  const sheet = page.getByRole('dialog', { name: t('catalog.filter-open') })
  await sheet.getByRole('link', { name: /Guifeng/ }).click()
  await expect(page).not.toHaveURL(/brand=/)
  await sheet.getByRole('button', { name: /^Show \d+ items?$/ }).click()

  await page
    .getByRole('button', { name: /^Choose options: / })
    .first()
    .click()
  const options = page.getByRole('dialog')
  await expect(options.getByRole('button', { name: t('catalog.add'), exact: true })).toBeVisible()
  for (const group of await options
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all())
    await group.locator('label[data-state="open"]').first().click()
  await options.getByRole('button', { name: t('catalog.add'), exact: true }).click()
  await expect(page.getByRole('dialog', { name: t('checkout.mini.title') })).toBeVisible()
  expect(page.url()).not.toContain('options=')
  expect(problems).toEqual([])
})
