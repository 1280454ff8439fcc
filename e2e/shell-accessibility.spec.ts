import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/changed-shop.ts'
import { choosing, RATES } from './support/stores.ts'
import { hydrated, SIZES } from './support/test.ts'
import { texts } from './support/texts.ts'

for (const language of ['en', 'zh'] as const) {
  const t = texts(language)
  test.describe(`every part of the shell, ${language}`, () => {
    test.use({ viewport: SIZES.desktop, locale: language === 'zh' ? 'zh-CN' : 'en-CA' })

    test(`LOC-1 LNG-3 HDR-3 no violation in chooser, question, modal and search, ${language}`, async ({
      page,
      changed,
    }) => {
      const store = choosing({ drops: ['Egg tart'] })
      changed.backend.changes = { ...store, answers: { ...store.answers, ...RATES.answers } }
      await page.goto('/')
      const chooser = page.getByRole('dialog')
      await expect(chooser).toBeVisible()
      await expectAccessible(page, 'chooser', language)
      await chooser.getByRole('button').nth(1).click()
      await expect(chooser.getByRole('button', { name: t('shell.location.confirm') })).toBeVisible()
      await expectAccessible(page, 'question', language)
      await chooser.getByRole('button', { name: t('shell.location.confirm') }).click()
      await expect(chooser).toBeHidden()

      await page.getByRole('banner').locator('.shell-language').click()
      await expect(page.getByRole('dialog', { name: t('shell.language.title') })).toBeVisible()
      await expectAccessible(page, 'language and currency', language)
      await page.keyboard.press('Escape')

      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell.search') })
        .click()
      await page.getByRole('combobox').pressSequentially(language === 'zh' ? '茶' : 'tea')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expectAccessible(page, 'search', language)
    })

    test(`SID-1 TAB-1 FTR-1 no violation in menu, tab bar and footer on a phone, ${language}`, async ({
      page,
    }) => {
      // As tall as the page: what is scrolled half behind a bar counts as too small a target.
      await page.setViewportSize({ ...SIZES.phone, height: 2400 })
      await page.goto('/checkout/cart')
      await expectAccessible(page, 'footer and tab bar', language)
      await page.setViewportSize(SIZES.phone)
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shell.menu.open') })
        .click()
      const menu = page.getByRole('dialog', { name: t('shell.menu') })
      await menu.getByRole('button', { expanded: false }).first().click()
      await expect(menu.getByRole('button', { expanded: true })).toBeVisible()
      await expectAccessible(page, 'menu with an open sub-menu', language)
    })
  })
}

test('LOC-1 LNG-3 the keyboard alone chooses a store and a currency', async ({ page, changed }) => {
  const t = texts('en')
  const store = choosing()
  changed.backend.changes = { ...store, answers: { ...store.answers, ...RATES.answers } }
  await page.setViewportSize(SIZES.desktop)
  await page.goto('/')
  const chooser = page.getByRole('dialog', { name: t('shell.location.title') })
  await expect(chooser).toBeVisible()
  await chooser.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chooser).toBeHidden()

  const control = page.getByRole('banner').locator('.shell-language')
  await hydrated(control)
  await control.focus()
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: t('shell.language.title') })
  await modal.getByRole('radio', { name: /CAD/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(modal).toBeHidden()
  await expect(control).toHaveText('English / USD')
  await expect(control).toBeFocused()
})
