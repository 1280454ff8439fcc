import { buyable } from './support/catalogue.ts'
import { openKept } from './support/kept-pages.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { addToCart, newVisitor, takeOver } from './support/visitor.ts'

test.use({ serviceWorkers: 'allow', viewport: SIZES.phone })

test('PWA-4 CRT-2 the cart is changed without a network; with it the changes are made, and what another device made impossible is told', async ({
  page,
  context,
  shop,
}) => {
  const t = texts('zh')
  const { api, cookies } = await newVisitor(shop.url, 'zh')
  for (const product of await buyable(shop.url, 2)) await addToCart(api, product)
  const [stays, goes] = Object.values((await api('GET shoppingManagement4/myCart')).lineItems)
  if (!stays || !goes) throw new Error('the cart has no two lines')
  await takeOver(context, shop.url, cookies())
  await openKept(page, '/')
  await openKept(page, '/checkout/cart')
  // Not every browser lets its worker read cookies: the page hands the token over.
  for (const worker of context.serviceWorkers())
    await worker.evaluate(() => void Object.defineProperty(self, 'cookieStore', { value: undefined }))

  await context.setOffline(true)
  await page.reload()
  for (const { name } of [stays, goes]) {
    const more = page.getByRole('button', { name: t('checkout.cart.more', { name }) })
    await hydrated(more)
    await more.click()
  }
  const badge = page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.cart.count_other', { count: 4 }) })
  // First what goes again by itself.
  await expect(page.getByText(t('shell.cart.waiting'))).toBeVisible()
  await expect(badge).toBeVisible()
  await page.reload()
  await expect(page.getByText(t('shell.cart.waiting'))).toBeVisible()
  await expect(badge).toBeVisible()

  const checkout = page.getByRole('link', { name: t('checkout.cart.checkout') })
  await hydrated(checkout)
  await checkout.click()
  await expect(page.getByRole('heading', { level: 1, name: '网络已断开' })).toBeVisible()
  await expect(page.getByText('结算需要网络连接')).toBeVisible()
  await page.goto('/checkout/cart')
  await expect(page).toHaveURL(/\/checkout\/cart$/)
  await expect(page.getByText(t('shell.cart.waiting'))).toBeVisible()
  await expect(badge).toBeVisible()

  await api('POST shoppingManagement4/myCart/delete', { body: { lineID: goes.id } })
  await context.setOffline(false)
  await expect(page.getByText(`“${goes.name}”`)).toBeVisible()
  await expect(page.getByText(t('shell.cart.waiting'))).toBeHidden()
  await expect(page.getByRole('list', { name: t('checkout.cart.list') })).not.toContainText(goes.name)
  const { lineItems } = await api('GET shoppingManagement4/myCart')
  expect(Object.values(lineItems).map(({ id, quantity }) => [id, quantity])).toEqual([[stays.id, 2]])
})

test('PWA-4 CRT-2 an empty cart says as well that there is no network', async ({ page, context, shop }) => {
  const t = texts('en')
  await page.goto(`${shop.url}/checkout/cart`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t('checkout.cart.empty') })).toBeVisible()
  const offline = main.getByRole('status').getByText(t('checkout.offline.title'))
  await expect(offline).toBeHidden()
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await expect(offline).toBeHidden()
})

test('PWA-4 CHK-6 checkout says that it needs a connection and keeps what is typed, also when it is loaded anew meanwhile', async ({
  page,
  context,
  shop,
}) => {
  const t = texts('en')
  const { api, cookies } = await newVisitor(shop.url, 'en')
  const [product] = await buyable(shop.url, 1)
  await addToCart(api, product)
  await takeOver(context, shop.url, cookies())
  await openKept(page, '/')
  await page.goto('/checkout/checkout')
  const field = page.getByRole('main').getByLabel(t('checkout.field.firstName'), { exact: true })
  await hydrated(field)
  await field.fill('Almaviva')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Almaviva')

  await context.setOffline(true)
  await expect(page.getByText(t('checkout.offline.text'))).toBeVisible()
  await page.reload()
  await expect(page.getByText('Checkout needs a connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(field).toHaveValue('Almaviva')
})
