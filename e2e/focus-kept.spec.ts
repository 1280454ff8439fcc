import type { Locator, Page } from '@playwright/test'
import { LIST_TEXTS } from 'shared-contracts/ui/growing-list/texts.ts'
import { fillCart } from './support/attempt.ts'
import { buyable } from './support/catalogue.ts'
import { openCalm } from './support/open-calm.ts'
import { expect, hydrated, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, register, takeOver } from './support/visitor.ts'

// What was pressed goes with what it took away: whoever has no mouse goes on from there, not from the top of the page.

const t = texts('en')

async function press(page: Page, target: Locator): Promise<void> {
  await hydrated(target)
  await target.focus()
  await page.keyboard.press('Enter')
}

test('CAT-2 a list that could not go on, or has come to its end, keeps the focus there', async ({ page }) => {
  const list = LIST_TEXTS.en
  const end = page.getByRole('main').locator('.growing-list-end')
  const again = end.getByRole('button', { name: list['kit.list.retry'] })
  await page.goto('/store/productlist?cat=pastries')
  await page.route('**/productManagement2/products?*', route => route.abort())
  await press(page, end.getByRole('link', { name: list['kit.list.more'] }))
  await expect(again).toBeFocused()
  await page.unrouteAll()
  await press(page, again)
  await expect(end.getByText(list['kit.list.all'])).toBeFocused()
})

test('RTE-5 who comes Back has the focus on the link they left by: the next Tab leads on from there, not from the top', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const cards = main.locator('.catalog-card a')
  await openCalm(page, '/store/productlist?cat=tea')
  const left = cards.nth(9)
  const name = (await left.textContent()) ?? ''
  for (let times = 0; times < 2; times++) {
    await press(page, left)
    await expect(main.getByRole('heading', { level: 1, name })).toBeFocused()
    await page.goBack()
    await expect(left).toBeFocused()
  }
  // Forward again there is no link that was left by: the heading has it, as on a new page.
  await page.goForward()
  await expect(main.getByRole('heading', { level: 1, name })).toBeFocused()
})

test('CAT-11 who asks for a mail when something is back has the focus in the form, and then on the answer', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/store/product/milk-toast-loaf?options=thin')
  await press(page, main.getByRole('button', { name: t('catalog.restock') }))
  const email = main.getByRole('textbox', { name: t('catalog.restock-email') })
  await expect(email).toBeFocused()
  await email.fill('lin@example.com')
  await press(page, main.getByRole('button', { name: t('catalog.restock-send'), exact: true }))
  await expect(main.locator('.notice-success')).toBeFocused()
})

test('CRT-2 CHK-5 a notice that goes by its own button leaves the focus on the page’s heading', async ({
  page,
  context,
  shop,
}) => {
  const main = page.getByRole('main')
  const heading = (name: string) => main.getByRole('heading', { level: 1, name })
  const [product] = await buyable(shop.url, 1)
  for (const answer of [t('checkout.share.leave'), t('checkout.share.take')]) {
    await page.goto(`/checkout/cart?items=${product.id}~${product.optionPair}~1`)
    await press(page, main.getByRole('button', { name: answer }))
    await expect(page).toHaveURL('/checkout/cart')
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  }

  const { api, cookies } = await newVisitor(shop.url)
  await fillCart(shop.url, api)
  await takeOver(context, shop.url, cookies())
  // What is kept for them goes back soon after they are there.
  await page.route('**/shoppingManagement4/reserve*', async route => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, expiresAt: new Date(Date.now() + 2_000).toISOString() } })
  })
  await page.goto('/checkout/payment')
  const again = main.getByRole('button', { name: t('checkout.hold.again') })
  await expect(again).toBeVisible()
  await page.unrouteAll()
  await press(page, again)
  await expect(heading(t('checkout.payment.title'))).toBeFocused()
})

test('ACC-11 the reminder to confirm an address leaves the focus on the page’s heading once it is put off', async ({
  page,
  context,
  shop,
}) => {
  const { api, cookies } = await newVisitor(shop.url)
  await register(api)
  await takeOver(context, shop.url, cookies())
  const main = page.getByRole('main')
  await page.goto('/user/list')
  await press(page, main.getByRole('button', { name: t('account.confirm.later') }))
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
})
