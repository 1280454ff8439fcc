import type { Page } from '@playwright/test'
import { buyable } from './support/catalogue.ts'
import { expect, goInApp, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { addToCart, endSession, newVisitor, register, takeOver } from './support/visitor.ts'

const t = texts('en')
test.use({ viewport: SIZES.phone })

test('CRT-2 two tabs and two devices on one cart: nothing lost or doubled, and each says what the other did', async ({
  page,
  browser,
  shop,
}) => {
  const [tea, cake] = await buyable(shop.url, 2)
  const { api, cookies } = await newVisitor(shop.url)
  const { emailID, password } = await register(api)
  for (const product of [tea, cake]) await addToCart(api, product)
  await takeOver(page.context(), shop.url, cookies())

  const parts = (tab: Page) => {
    const main = tab.getByRole('main')
    return {
      more: main.getByRole('button', { name: t('checkout.cart.more', { name: tea.name }) }),
      remove: main.getByRole('button', { name: t('checkout.cart.removeNamed', { name: cake.name }) }),
      told: main.getByText(t('checkout.elsewhere.title')),
      main,
    }
  }
  const open = async (tab: Page) => {
    await tab.goto(`${shop.url}/checkout/cart`)
    const found = parts(tab)
    await hydrated(found.more)
    return found
  }
  const first = await open(page)
  const second = await open(await page.context().newPage())

  // Of two tabs each hears of the other at once; the one just opened speaks first: from then on it listens.
  await second.remove.click()
  await expect(first.main.getByText(t('checkout.elsewhere.removed', { name: cake.name }))).toBeVisible()
  await expect(first.remove).toBeHidden()
  await first.more.click()
  const became = t('checkout.elsewhere.quantity', { name: tea.name, now: 2 })
  await expect(second.main.getByText(became)).toBeVisible()

  // Another device is heard of when the shopper is back.
  const phone = await newVisitor(shop.url)
  await phone.api('POST common3/signon', { body: { emailID, password } })
  const device = await browser.newContext({ viewport: SIZES.phone })
  await takeOver(device, shop.url, phone.cookies())
  const away = await open(await device.newPage())
  await expect(away.told).toBeHidden()
  await addToCart(phone.api, cake)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(first.main.getByText(t('checkout.elsewhere.added', { name: cake.name, now: 1 }))).toBeVisible()

  // All at once: the server has every wish, and all see the same.
  await Promise.all([
    first.more.click(),
    second.remove.or(second.main).first().isVisible(),
    addToCart(api, cake),
  ])
  await expect.poll(async () => (await api('GET shoppingManagement4/myCart')).itemCount).toBe(5)
  await Promise.all([device.close(), second.main.page().close()])
})

test('VIS-4 CHK-6 signed out in another tab, or by the store, the checkout says so, and the cart is there again after signing in', async ({
  page,
  context,
  shop,
}) => {
  const [tea] = await buyable(shop.url, 1)
  const { api, cookies } = await newVisitor(shop.url)
  const { emailID, password } = await register(api)
  await addToCart(api, tea)
  await takeOver(context, shop.url, cookies())
  const main = page.getByRole('main')
  const backIn = async () => {
    await expect(main.getByText(t('checkout.cart.signedOut'))).toBeVisible()
    await main.getByRole('link', { name: t('checkout.cart.signIn') }).click()
    await main.getByLabel(t('account.email')).fill(emailID)
    await main.getByLabel(t('account.password'), { exact: true }).fill(password)
    await main.getByRole('button', { name: t('account.login.submit') }).click()
    await expect(main.getByRole('heading', { name: tea.name })).toBeVisible()
  }

  await page.goto('/checkout/checkout')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('arcade.visitor'))).not.toBeNull()
  const other = await context.newPage()
  await other.goto('/user/list')
  const out = other.getByRole('button', { name: t('account.my.signOut') })
  await hydrated(out)
  await out.click()
  await expect(page).toHaveURL(/checkout\/cart/)
  await backIn()

  await endSession(shop.url, context)
  await goInApp(page, '/checkout/payment')
  await expect(page).toHaveURL(/checkout\/cart/)
  await backIn()
})

test('CRT-2 CHK-6 what another tab does to the cart while the details have not been touched yet is there when they are, and nothing of them fails', async ({
  page,
  context,
  shop,
  problems,
}) => {
  const [tea, cake] = await buyable(shop.url, 2)
  const { api, cookies } = await newVisitor(shop.url)
  for (const product of [tea, cake]) await addToCart(api, product)
  await takeOver(context, shop.url, cookies())
  await page.goto('/checkout/checkout')
  const main = page.getByRole('main')
  const name = main.getByLabel(t('checkout.field.firstName'), { exact: true })
  await hydrated(name)
  const summary = main.getByRole('complementary', { name: t('checkout.cart.summary') })
  await expect(summary.getByText(cake.name)).toHaveCount(1)

  const heard = page.waitForResponse(/\/shoppingManagement4\/myCart/)
  const other = await context.newPage()
  await other.goto('/checkout/cart')
  await other.getByRole('button', { name: t('checkout.cart.removeNamed', { name: cake.name }) }).click()
  await heard
  await name.click()
  await expect(summary.getByText(tea.name)).toHaveCount(1)
  await expect(summary.getByText(cake.name)).toHaveCount(0)
  await other.close()
  expect(problems).toEqual([])
})
