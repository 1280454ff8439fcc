import type { Page } from '@playwright/test'
import { WORDS } from '../payment-sandbox/hosted/words.ts'
import { payMeanwhile, readyToOrder } from './support/attempt.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { expectNoLayoutShift } from './support/layout-shift.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
test.use({ viewport: SIZES.phone })

/** What the start page, the store and products say of an order, once they are calm. */
const note = (page: Page) => page.getByRole('region', { name: t('shell.order.title') })

async function beginToPay(page: Page, url: string): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(`${url}/checkout/payment`)
  await main.getByRole('radio', { name: t('checkout.means.wechatpay') }).check()
  const pay = main.getByRole('button', { name: /^Pay \$/ })
  await hydrated(pay)
  await pay.click()
  await page.waitForURL(/\/sandbox\/pay\/ott\//)
}

test('CHK-11 an order that waits is told on every step, paid later by another means, or dropped', async ({
  page,
  shop,
}) => {
  const {
    api,
    bill: { due = 0 },
  } = await readyToOrder(shop.url, page.context())
  const main = page.getByRole('main')
  const waiting = main.getByText(t('checkout.payment.again'))
  await beginToPay(page, shop.url)

  // Gone back without paying: the store tells, and so do the cart, the details and the payment page.
  await page.goto(`${shop.url}/store`)
  await expect(note(page)).toBeVisible()
  await expect(note(page).getByRole('link', { name: t('shell.order.pay') })).toHaveAttribute(
    'href',
    /^\/checkout\/payment\?order=/,
  )
  await expectAccessible(page, 'store with an order that waits')
  // So do pages of the account that know of no orders, and the cart of a group buy.
  for (const path of ['/user/wishlist', '/account/login']) {
    await page.goto(shop.url + path)
    await expect(note(page)).toBeVisible()
  }
  await expectAccessible(page, 'signing in with an order that waits')
  const { campaigns } = await api('GET common3/campaign/fissionList')
  await page.goto(`${shop.url}/checkout/campaignCart?FissionSale=${campaigns[0]?.id}`)
  await expect(waiting).toBeVisible()
  await expect(note(page)).toBeHidden()
  await page.goto(`${shop.url}/checkout/cart`)
  await expect(waiting).toBeVisible()
  await expect(main.getByRole('timer')).toHaveText(/^\d+:\d\d$/)
  const estimate = main.locator('dl > div').filter({ hasText: t('checkout.cart.estimate') })
  await expect(estimate).toContainText(`$${(due / 100).toFixed(2)}`)
  await expectAccessible(page, 'cart with an order that waits')
  await expectFits(page, 'cart with an order that waits')
  const reserved = page.waitForResponse(/\/reserve/)
  await page.goto(`${shop.url}/checkout/payment`)
  await expect(waiting).toBeVisible()
  await reserved
  // The page says itself how long all of it is kept.
  await expect(main.getByText(t('checkout.hold.held'))).toHaveCount(1)
  await expect(
    main
      .getByRole('status')
      .filter({ hasText: t('checkout.payment.again') })
      .getByRole('timer'),
  ).toHaveCount(0)
  await page.goto(`${shop.url}/checkout/checkout`)
  await expect(waiting).toBeVisible()

  // It can be dropped, and nothing of the cart is lost.
  await main.getByRole('button', { name: t('checkout.open.drop') }).click()
  const sure = page.getByRole('dialog')
  await expectAccessible(page, 'dropping an order')
  // As wide as an order's number can be: what closes the dialog stays as large as a finger.
  const title = t('checkout.open.dropTitle', { orderID: 'W'.repeat(14) })
  await sure.getByRole('heading').evaluate((heading, text) => {
    heading.textContent = text
  }, title)
  await expectFits(page, 'dropping an order')
  await sure.getByRole('button', { name: t('checkout.open.dropSure') }).click()
  await expect(main.getByText(t('checkout.open.droppedText'))).toBeVisible()
  await expect(sure).toBeHidden()
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await api('GET shoppingManagement4/myCart')).itemCount).toBe(1)

  // Another one is paid later, from the cart, by another means: one order, one charge.
  await beginToPay(page, shop.url)
  await page.goto(`${shop.url}/checkout/cart`)
  await main
    .getByRole('link', { name: t('checkout.open.pay', { amount: `$${(due / 100).toFixed(2)}` }) })
    .click()
  await expect(main.getByRole('heading', { level: 1, name: t('checkout.payment.title') })).toBeVisible()
  const orderID = new URL(page.url()).searchParams.get('order') ?? ''
  await main.getByRole('radio', { name: t('checkout.means.alipay') }).check()
  await main.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(/\/sandbox\/pay\//)
  await page.getByRole('button', { name: WORDS.en.pay, exact: true }).click()
  await page.waitForURL(new RegExp(`/confirmation/${orderID}`))
  await expect(main.getByRole('heading', { level: 1, name: t('confirmation.success.title') })).toBeVisible()
  const order = await api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })
  expect(order).toMatchObject({ paymentStatus: 'PAID_ONLINE', due })
  await page.goto(`${shop.url}/checkout/cart`)
  await expect(main.getByRole('heading', { name: t('checkout.cart.empty') })).toBeVisible()
  await expect(waiting).toBeHidden()
})

test('CHK-8 who comes back from the provider goes on with the means that they went with', async ({
  page,
  shop,
}) => {
  await readyToOrder(shop.url, page.context())
  const means = page.getByRole('main').getByRole('radio', { name: t('checkout.means.wechatpay') })
  await page.setViewportSize(SIZES.desktop)
  await page.goto(`${shop.url}/checkout/payment`)
  await expect(means).not.toBeChecked()
  await beginToPay(page, shop.url)
  await page.goBack()
  await expect(means).toBeChecked()
  await page.goto(`${shop.url}/checkout/payment`)
  await expect(means).toBeChecked()
})

for (const [name, size] of Object.entries(SIZES))
  test(`CHK-11 APP-1 where an order that waits is told nothing moves, ${name}`, async ({ page, shop }) => {
    await page.setViewportSize(size)
    await readyToOrder(shop.url, page.context())
    await beginToPay(page, shop.url)
    for (const path of ['/checkout/cart', '/checkout/checkout', '/checkout/payment']) {
      await page.goto(shop.url + path)
      await expect(page.getByRole('main').getByText(t('checkout.payment.again'))).toBeAttached()
      await page.waitForLoadState('networkidle')
      await expectNoLayoutShift(page, { what: path })
    }
  })

test('CHK-11 an order that was paid without coming back is told on the start page until it is seen', async ({
  page,
  shop,
}) => {
  await readyToOrder(shop.url, page.context())
  await beginToPay(page, shop.url)
  await payMeanwhile(page.context(), page.url())
  await page.goto(shop.url)
  const see = note(page).getByRole('link', { name: t('shell.order.see') })
  await expect(see).toBeVisible()
  await expect(note(page).getByRole('link', { name: t('shell.order.pay') })).toHaveCount(0)
  await see.click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: t('confirmation.success.title') })).toBeVisible()
  const held = () => page.evaluate(() => localStorage.getItem('arcade.holds'))
  await expect.poll(held).toBe('[]')
})

test('CHK-5 CHK-11 a reservation counts down, says when it is over, and is had again in one tap', async ({
  page,
  shop,
}) => {
  await readyToOrder(shop.url, page.context())
  await page.clock.install()
  await page.goto(`${shop.url}/checkout/payment`)
  const main = page.getByRole('main')
  await expect(main.getByRole('timer')).toHaveText(/^\d+:\d\d$/)
  await page.clock.fastForward('16:00')
  await expect(main.getByText(t('checkout.hold.over'))).toBeVisible()
  await page.clock.setSystemTime(Date.now())
  await main.getByRole('button', { name: t('checkout.hold.again') }).click()
  await expect(main.getByText(t('checkout.hold.over'))).toBeHidden()
  await expect(main.getByRole('timer')).toHaveText(/^\d+:\d\d$/)
})
