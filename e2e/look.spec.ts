import type { Locator, Page } from '@playwright/test'
import { buyable } from './support/catalogue.ts'
import { holdAnswers } from './support/hold-answers.ts'
import { type Shop, startShop } from './support/shop.ts'
import { expect, goInApp, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
const STORES = ['tea-house', 'bookshop'] as const
const WIDTHS = { 412: 915, 768: 1024, 1440: 900 } as const
/** Share of pixels that may differ: what text edges do between two runs, far below a part that moves. */
const TOLERANCE = { maxDiffPixelRatio: 0.003, animations: 'disabled', caret: 'hide', scale: 'css' } as const

async function calm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter(image => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    await Promise.all(pictures.map(image => image.decode().catch(() => {})))
  })
}

for (const store of STORES) {
  test.describe(`how the ${store} looks`, () => {
    let shop: Shop
    test.beforeAll(async () => {
      shop = await startShop({ STORE: store })
      while (!(await fetch(shop.url)).ok) {}
    })
    test.afterAll(() => shop.stop())
    test.use({ reducedMotion: 'reduce', timezoneId: 'America/Toronto' })

    test(`HDR-1 HDR-2 ${store}: on no screen with a menu the logo shrinks or the menu takes one row more`, async ({
      page,
    }) => {
      await page.goto(`${shop.url}/store/brands`)
      const banner = page.getByRole('banner')
      const sizes = async (width: number) => {
        await page.setViewportSize({ width, height: 900 })
        return [
          (await banner.boundingBox())?.height,
          (await banner.getByRole('link').first().boundingBox())?.width,
        ]
      }
      const usual = await sizes(1280)
      for (const width of [1024, 1152, 1440, 1600, 1920, 2560])
        expect(await sizes(width), `${width} px`).toEqual(usual)
    })

    for (const width of [412, 1440] as const)
      test(`APP-6 ${store} at ${width} px: where a product can be had takes the room that was kept for it, no more and no less`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: WIDTHS[width] })
        const [{ id }] = await buyable(shop.url, 1)
        const { release } = await holdAnswers(page, /\/common3\/pickupLocations$/)
        await page.goto(`${shop.url}/store/brands`)
        await goInApp(page, `/store/product/${id}`)
        const kept = page.locator('.catalog-places')
        await expect(kept).toBeVisible()
        const height = async (part: Locator) => Math.round((await part.boundingBox())?.height ?? 0)
        const before = await height(kept)
        release()
        const said = page.getByRole('region', { name: t('catalog.places') })
        await expect(said).toBeVisible()
        expect([await height(said), await height(kept)]).toEqual([before, before])
      })

    for (const [width, height] of Object.entries(WIDTHS)) {
      test(`APP-6 ${store} at ${width} px: home, menu or modal, footer`, async ({ page }) => {
        await page.clock.setFixedTime('2026-06-01T16:00:00Z')
        await page.setViewportSize({ width: Number(width), height })
        await page.goto(shop.url)
        await calm(page)
        await expect(page).toHaveScreenshot(`${store}-${width}-home.png`, TOLERANCE)

        const menu = page.getByRole('banner').getByRole('button', { name: t('shell.menu.open') })
        const language = page.getByRole('banner').locator('.shell-language')
        for (const [name, control] of Object.entries({ menu, language })) {
          if (!(await control.isVisible())) continue
          await control.click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await expect(page).toHaveScreenshot(`${store}-${width}-${name}.png`, TOLERANCE)
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toHaveCount(0)
        }
        const footer = page.getByRole('contentinfo')
        await footer.scrollIntoViewIfNeeded()
        await calm(page)
        await expect(footer).toHaveScreenshot(`${store}-${width}-footer.png`, TOLERANCE)
      })
    }
  })
}
