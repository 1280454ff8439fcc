import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { buyable } from './support/catalogue.ts'
import { shapes } from './support/shapes.ts'
import { expect, hydrated, test } from './support/test.ts'
import { newVisitor, register, takeOver } from './support/visitor.ts'

/** Sold at some of the stores alone. */
const ELSEWHERE = 'oriental-beauty'
const CHOSEN = 'markham'

for (const { name: shape, language, t, use } of shapes('desktopZh'))
  test.describe(shape, () => {
    test.use(use)
    /** Lists a product from its page. */
    async function wish(page: Page, id: string, name: string): Promise<void> {
      await page.goto(`/store/product/${id}`)
      const heart = page.getByRole('main').getByRole('button', { name: t('catalog.wish', { name }) })
      await hydrated(heart)
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    }

    test('CAT-11 VIS-4 a guest’s wishlist and what they looked at stay through sign-in, and leave with sign-out', async ({
      page,
      context,
      shop,
      problems,
    }) => {
      const guest = await newVisitor(shop.url, language)
      await takeOver(context, shop.url, guest.cookies())
      const [{ id }] = await buyable(shop.url, 1)
      const { name } = await guest.api('GET productDetailManagement/productDetail/{id}', { params: { id } })
      const main = page.getByRole('main')
      await wish(page, id, name)
      await main.getByRole('link', { name: t('catalog.wishlist') }).click()
      await expect(main.getByRole('heading', { level: 1, name: t('account.wishlist.title') })).toBeVisible()
      await expect(main.getByRole('link', { name, exact: true })).toHaveCount(2)
      await expect(main.getByRole('heading', { name: t('account.viewed.title') })).toBeVisible()
      await expectAccessible(page, 'wishlist', language)

      await register(guest.api)
      await takeOver(context, shop.url, guest.cookies())
      await page.goto('/user/list')
      const tile = main.getByRole('link', { name: t('account.wishlist.title') })
      await expect(tile).toContainText(t('account.my.listed_one', { count: 1 }))
      const viewed = main.getByRole('heading', { name: t('account.viewed.title') })
      const out = main.getByRole('button', { name: t('account.my.signOut') })
      await expect(viewed).toBeVisible()
      // It comes after the page: nothing that can be pressed moves away for it.
      expect((await viewed.boundingBox())?.y).toBeGreaterThan((await out.boundingBox())?.y ?? Infinity)
      await expectAccessible(page, 'home of the account', language)
      await tile.click()
      await expect(main.getByRole('heading', { level: 1, name: t('account.wishlist.title') })).toBeVisible()
      await main.getByRole('button', { name: `${t('account.remove')} · ${name}` }).click()
      await expect(main.getByText(t('account.wishlist.none'))).toBeVisible()
      await expect(page.getByText(t('account.wishlist.removed', { name }))).toBeVisible()
      await expect(main.getByRole('heading', { level: 1 })).toBeFocused()

      await page.goto('/user/list')
      await hydrated(out)
      await out.click()
      await expect(main.getByText(t('account.left.signedOut'))).toBeVisible()
      await page.goto('/user/wishlist')
      await expect(main.getByText(t('account.wishlist.none'))).toBeVisible()
      await expect(main.getByRole('heading', { name: t('account.viewed.title') })).toHaveCount(0)
      expect(problems).toEqual([])
    })

    test('CAT-11 what the chosen store does not sell says so on the wishlist and among what was seen, and leads to where it is', async ({
      page,
      context,
      shop,
      problems,
    }) => {
      const guest = await newVisitor(shop.url, language)
      const { soldAt, name } = await guest.api('GET productDetailManagement/productDetail/{id}', {
        params: { id: ELSEWHERE },
      })
      await guest.api('POST common3/setSelectedStoreLocation', { body: { id: CHOSEN } })
      const places = await guest.api('GET common3/pickupLocations')
      await takeOver(context, shop.url, guest.cookies())
      const main = page.getByRole('main')
      await wish(page, ELSEWHERE, name)

      const [{ id }] = await buyable(shop.url, 1)
      await page.goto(`/store/product/${id}`)
      const seen = main
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: t('catalog.recent') }) })
      await expect(async () => {
        await page.mouse.wheel(0, 400)
        await expect(seen.getByText(t('catalog.not-here'))).toBeVisible({ timeout: 500 })
      }).toPass()

      await page.goto('/user/wishlist')
      const store = places.locations.find(({ id }) => id === CHOSEN)?.localStoreName ?? ''
      await expect(main.getByText(t('account.wishlist.notAt', { store }))).toHaveCount(2)
      await main.getByRole('link', { name: t('account.wishlist.whereOf', { name }) }).click()
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
      const [place] = soldAt ?? []
      await expect(main.getByText(place?.localStoreName ?? '', { exact: false }).first()).toBeVisible()
      expect(problems).toEqual([])
    })
  })
