import type { Page } from '@playwright/test'
import { shapes } from './support/shapes.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import type { Text } from './support/texts.ts'

/** Where the list has its filters beside it (px). */
const WIDE = 1024

const BRAND = { en: 'Guifeng', zh: '桂枫' } as const

/** Filters beside the list, or in a sheet that stays open while they are chosen. */
async function filters(page: Page, t: Text) {
  const name = t('catalog.filter-open')
  if ((page.viewportSize()?.width ?? 0) >= WIDE) return page.getByRole('complementary', { name })
  const open = page.getByRole('link', { name: new RegExp(`^${name}`) })
  await hydrated(open)
  await open.click()
  return page.getByRole('dialog', { name })
}

/** The sheet's way back to the list, whatever it counts. */
const showing = (t: Text) =>
  new RegExp(`^${t('catalog.filter-show_other', { count: '\\d+' }).replace(/s$/, 's?')}$`)

for (const { name: shape, language, t, use } of shapes('phoneEn'))
  test.describe(shape, () => {
    test.use(use)

    test('CAT-9 a list is narrowed, shared by its address and widened again; a card leads into the cart', async ({
      page,
      problems,
      shop,
    }) => {
      const brandName = BRAND[language]
      await page.goto(`${shop.url}/store/productlist?cat=tea`)
      const shown = page.locator('.catalog-list-bar [aria-live]')
      const all = await shown.textContent()
      const choices = await filters(page, t)
      const brand = choices.getByRole('link', { name: new RegExp(`^${brandName}`) })
      const said = Number((await brand.textContent())?.match(/(\d+)$/)?.[1])
      await hydrated(brand)
      await brand.click()
      await expect(page).toHaveURL(/brand=guifeng/)
      await expect(shown).toHaveText(new RegExp(`(^|\\D)${said}(\\D|$)`))

      // The address alone brings the same list, without a script too.
      const headers = { 'accept-language': language }
      const html = await (await page.request.get(page.url(), { headers })).text()
      expect(html).toContain(t('catalog.filter-brand', { name: brandName }))
      await choices.getByRole('link', { name: new RegExp(t('catalog.in-stock-here')) }).click()
      await expect(page).toHaveURL(/stock=here/)
      const done = choices.getByRole('button', { name: showing(t) })
      if ((await done.count()) > 0) await done.click()
      const chips = page.getByRole('list', { name: t('catalog.filters') })
      await chips.getByRole('link', { name: new RegExp(brandName) }).click()
      await expect(page).not.toHaveURL(/brand=/)
      await page.goBack()
      await expect(page).toHaveURL(/brand=guifeng/)
      await chips.getByRole('link', { name: t('catalog.filters-clear') }).click()
      await expect(shown).toHaveText(all ?? '')

      const few = t('catalog.quick-choose-of', { name: '' })
      await page.getByRole('button', { name: few }).first().click()
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
  })

test.describe('the bar of a list on a phone', () => {
  test.use({ viewport: SIZES.phone })

  test('CAT-9 the filter and the order stand in one row, the count below', async ({ page, shop }) => {
    await page.goto(`${shop.url}/store/productlist?cat=tea`)
    const top = (selector: string) =>
      page.locator(selector).evaluate(part => {
        const { top, bottom } = part.getBoundingClientRect()
        return (top + bottom) / 2
      })
    const filter = await top('.catalog-filter-open')
    expect(Math.abs(filter - (await top('.catalog-sort')))).toBeLessThan(4)
    expect(await top('.catalog-list-bar > p')).toBeGreaterThan(filter)
  })
})
