import type { Locator } from '@playwright/test'
import { repeats } from 'shared-contracts/testing/repeats.ts'
import { expect, hydrated, test } from './support/test.ts'
import { texts } from './support/texts.ts'

/** Sizes in px; each size and each language once, all four in the soak. */
const SHAPES = (
  [
    ['zh', { width: 412, height: 915 }],
    ['en', { width: 1440, height: 900 }],
    ['en', { width: 412, height: 915 }],
    ['zh', { width: 1440, height: 900 }],
  ] as const
).slice(0, repeats(2, 4))
const WORDS = {
  en: { tea: 'Classic Roast Tieguanyin', weight: '75 g', tin: 'Keepsake tin', shop: 'Markham Main Shop' },
  zh: { tea: '传统浓香铁观音', weight: '75 克', tin: '纪念茶罐', shop: '万锦总店' },
} as const

for (const [language, size] of SHAPES) {
  const t = texts(language)
  const { tea, weight, tin, shop: mainShop } = WORDS[language]
  const lang = language === 'zh' ? '?lang=zh' : ''

  test(`CAT-4 CAT-11 ${language} ${size.width}: a product is looked at closely, had at stores, kept for later, found again, bought with what goes beside it; a sold-out choice is told of by mail`, async ({
    page,
    problems,
    shop,
  }) => {
    await page.setViewportSize(size)
    await page.goto(`${shop.url}/store/product/tieguanyin-classic${lang}`)
    const main = page.getByRole('main')
    const gallery = main.getByRole('region', { name: t('catalog.photos', { name: tea }) })
    const total = await gallery.getByRole('button', { name: t('catalog.photo-zoom', { alt: '' }) }).count()
    const thumb = (number: number) =>
      gallery.getByRole('button', { name: t('catalog.photo', { number, total }) })
    expect(total).toBeGreaterThan(1)
    await hydrated(thumb(1))

    // The picture of a choice comes into view, and is the one that is shown large.
    await main.getByText(tin).click()
    await expect(thumb(total)).toHaveAttribute('aria-current', 'true')
    await gallery
      .getByRole('button', { name: t('catalog.photo-zoom', { alt: '' }) })
      .nth(total - 1)
      .click()
    const zoom = page.getByRole('dialog', { name: tea })
    await zoom.getByRole('button', { name: t('catalog.zoom-in') }).click()
    await expect(zoom.getByRole('button', { name: t('catalog.zoom-out') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.keyboard.press('Escape')
    await expect(zoom).toBeHidden()

    // What puts it into the cart is read and reached right after the choices, wherever it stands.
    const add = main.getByRole('button', { name: t('catalog.add'), exact: true })
    const about = await main.getByRole('heading', { name: t('catalog.about') }).elementHandle()
    expect(
      await add.evaluate(
        (button, heading) =>
          button.compareDocumentPosition(heading as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
        about,
      ),
    ).toBeTruthy()

    const places = main.getByRole('region', { name: t('catalog.places') })
    await places.scrollIntoViewIfNeeded()
    await expect(places.getByText(mainShop)).toBeVisible()

    const heart = main.getByRole('button', { name: t('catalog.wish', { name: tea }) })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    const extra = main.getByRole('checkbox').first()
    await extra.scrollIntoViewIfNeeded()
    await hydrated(extra)
    await main.getByText(weight, { exact: true }).click()
    await main.getByText(tin).click()
    await extra.check()
    await main.getByRole('button', { name: t('catalog.bundle-add'), exact: true }).click()
    await expect(page.getByRole('dialog', { name: t('checkout.mini.title') })).toBeVisible()

    await page.goto(`${shop.url}/store/product/milk-toast-loaf?options=thin`)
    const seen = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t('catalog.recent') }) })
    const ask = main.getByRole('button', { name: t('catalog.restock') })
    await hydrated(ask)
    await ask.click()
    await main.getByRole('textbox', { name: t('catalog.restock-email') }).fill('lin@example.com')
    await main.getByRole('button', { name: t('catalog.restock-send'), exact: true }).click()
    await expect(main.getByText(t('catalog.restock-done', { email: 'lin@example.com' }))).toBeVisible()
    // What was seen before stands below all else, and is filled in when it comes near: a shopper scrolls there, no jump passes it by.
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      await expect(seen.getByRole('link', { name: tea })).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(problems).toEqual([])
  })
}

test('CAT-4 ERR-2 where a choice is missing, what is asked for is said with the control that has the focus', async ({
  page,
  shop,
}) => {
  const t = texts('en')
  await page.goto(`${shop.url}/store/product/tieguanyin-classic`)
  const main = page.getByRole('main')
  const group = main
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .first()
  const add = main.getByRole('button', { name: t('catalog.add') }).filter({ visible: true })
  await hydrated(add)
  await add.click()
  const asked = t('catalog.choose', { name: (await group.locator('legend').textContent()) ?? '' })
  const choice = group.getByRole('radio').first()
  await expect(choice).toBeFocused()
  await expect(choice).toHaveAccessibleDescription(asked)
})

test('APP-6 CAT-4 with the system’s own colours, what is chosen or current is told from what is not', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${shop.url}/store/product/tieguanyin-classic`)
  const values = page.getByRole('main').getByRole('group').first().locator('label')
  await values.first().click()
  await expect(values.first()).toHaveCSS('border-top-width', '3px')
  await expect(values.last()).toHaveCSS('border-top-width', '1px')
  await page.goto(`${shop.url}/store/productlist`)
  const chips = page.locator('.catalog-chip')
  await expect(chips.first()).toHaveCSS('border-top-width', '3px')
  await expect(chips.last()).toHaveCSS('border-top-width', '1px')
})

test('APP-6 CAT-4 GRP-1 with the system’s own colours, what cannot be pressed is told from what can, and a dialog from the page', async ({
  page,
  shop,
}) => {
  const t = texts('en')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${shop.url}/store/product/oriental-beauty`)
  const main = page.getByRole('main')
  const extras = main.getByRole('button', { name: t('catalog.bundle-add-extras') })
  const other = main.getByRole('button', { name: t('catalog.share.copy') })
  await expect(extras).toHaveAttribute('aria-disabled', 'true')
  const colour = (button: Locator) => button.evaluate(one => getComputedStyle(one).color)
  expect(await colour(extras)).not.toBe(await colour(other))
  const language = page.getByRole('banner').locator('.shell-language')
  await hydrated(language)
  await language.click()
  await expect(page.getByRole('dialog')).toHaveCSS('outline-style', 'solid')
  await page.goto(`${shop.url}/store/groupCampaigns`)
  await expect(main.getByRole('progressbar').first()).toHaveCSS('forced-color-adjust', 'none')
})

test('CAT-4 in a low window the small pictures of a product are seen, and by the keyboard the strip goes back as it went on', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${shop.url}/store/product/new-year-hamper`)
  const pictures = page.locator('.catalog-picture')
  const thumb = page.locator('.catalog-thumbs button').last()
  await hydrated(thumb)
  await thumb.focus()
  await expect(thumb).toBeInViewport({ ratio: 1 })
  await pictures.first().focus()
  await page.keyboard.press('Tab')
  await expect(pictures.nth(1)).toBeFocused()
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.5 })
  await page.keyboard.press('Shift+Tab')
  await expect(pictures.first()).toBeFocused()
  await expect(pictures.first()).toBeInViewport({ ratio: 0.5 })
})
