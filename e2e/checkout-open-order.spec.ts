import { WORDS } from '../payment-sandbox/hosted/words.ts'
import { fillCart } from './support/attempt.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, takeOver } from './support/visitor.ts'

const t = texts('en')
test.use({ viewport: SIZES.phone })

test('CHK-11 an order that waits is told on every step, paid later by another means, or dropped', async ({
  page,
  shop,
}) => {
  const { api, cookies } = await newVisitor(shop.url)
  const { due = 0 } = await fillCart(shop.url, api)
  await takeOver(page.context(), shop.url, cookies())
  const main = page.getByRole('main')
  const waiting = main.getByText(t('checkout.payment.again'))
  const beginToPay = async () => {
    await page.goto(`${shop.url}/checkout/payment`)
    await main.getByRole('radio', { name: t('checkout.means.wechatpay') }).check()
    const pay = main.getByRole('button', { name: /^Pay \$/ })
    await hydrated(pay)
    await pay.click()
    await page.waitForURL(/\/sandbox\/pay\/ott\//)
  }
  await beginToPay()

  // Gone back without paying: the cart, the details and the payment page tell.
  await page.goto(`${shop.url}/checkout/cart`)
  await expect(waiting).toBeVisible()
  await expect(main.getByRole('timer')).toHaveText(/^\d+:\d\d$/)
  const estimate = main.locator('dl > div').filter({ hasText: t('checkout.cart.estimate') })
  await expect(estimate).toContainText(`$${(due / 100).toFixed(2)}`)
  await expectAccessible(page, 'cart with an order that waits')
  await expectFits(page, 'cart with an order that waits')
  await page.goto(`${shop.url}/checkout/payment`)
  await expect(waiting).toBeVisible()
  await page.goto(`${shop.url}/checkout/checkout`)
  await expect(waiting).toBeVisible()

  // It can be dropped, and nothing of the cart is lost.
  await main.getByRole('button', { name: t('checkout.open.drop') }).click()
  const sure = page.getByRole('dialog')
  await expectAccessible(page, 'dropping an order')
  await expectFits(page, 'dropping an order')
  await sure.getByRole('button', { name: t('checkout.open.dropSure') }).click()
  await expect(main.getByText(t('checkout.open.droppedText'))).toBeVisible()
  await expect(sure).toBeHidden()
  expect((await api('GET shoppingManagement4/myCart')).itemCount).toBe(1)

  // Another one is paid later, from the cart, by another means: one order, one charge.
  await beginToPay()
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

test('CHK-5 CHK-11 a reservation counts down, says when it is over, and is had again in one tap', async ({
  page,
  shop,
}) => {
  const { api, cookies } = await newVisitor(shop.url)
  await fillCart(shop.url, api)
  await takeOver(page.context(), shop.url, cookies())
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
