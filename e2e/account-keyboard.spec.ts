import type { Locator, Page } from '@playwright/test'
import { openAttempt } from './support/attempt.ts'
import { buyable } from './support/catalogue.ts'
import { expect, hydrated, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { addToCart, newVisitor, register, takeOver } from './support/visitor.ts'

const t = texts('zh')
test.use({ viewport: { width: 1440, height: 900 } })

/** Presses Tab until an element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await hydrated(target)
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${target}`)
}
async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('ACC-1 ACC-2 ACC-3 by the keyboard alone, in Chinese on a wide screen: sign in, profile, address, cancel an order', async ({
  page,
  context,
  shop,
  problems,
}) => {
  const owner = await newVisitor(shop.url)
  const { emailID, password } = await register(owner.api)
  const visitor = await newVisitor(shop.url, 'zh')
  await takeOver(context, shop.url, visitor.cookies())
  const main = page.getByRole('main')

  await page.goto('/account/login?next=%2Fuser%2Fprofile')
  await type(page, main.getByLabel(t('account.email')), emailID)
  await type(page, main.getByLabel(t('account.password'), { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 1, name: t('account.profile.title') })).toBeVisible()
  await type(page, main.getByLabel(t('account.phone')), '416 555 0123')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('account.saved'))).toBeVisible()

  await page.goto('/user/addresses')
  const shipping = main.locator('section', { hasText: t('account.addresses.SHIPPING') })
  const add = shipping.getByRole('button', { name: t('account.addresses.add') })
  await press(page, add)
  const form = page.getByRole('dialog', { name: t('account.addresses.add') })
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await type(page, form.getByLabel(t('account.addresses.street')), '5 Elm St')
  await type(page, form.getByLabel(t('account.addresses.city')), 'Markham')
  const province = form.getByLabel(t('account.addresses.province'))
  await tabTo(page, province)
  for (let presses = 0; presses < 15 && (await province.inputValue()) !== 'ON'; presses++)
    await page.keyboard.press('ArrowDown')
  await type(page, form.getByLabel(t('account.addresses.postCode')), 'L3R 0A1')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(shipping.getByText('Markham, ON L3R 0A1')).toBeVisible()
  // What was pressed goes with what it took away: the focus stays in the page.
  await press(page, shipping.getByRole('button', { name: `${t('account.remove')} · 5 Elm St` }))
  await expect(shipping.getByText('Markham, ON L3R 0A1')).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()

  await context.clearCookies()
  const { orderID } = await openAttempt(shop.url, context, 'ott-wechatpay', 'zh')
  await page.goto(`/user/orders?id=${orderID}`)
  await press(page, main.getByRole('button', { name: t('account.order.cancel'), exact: true }))
  const cancel = page.getByRole('dialog', { name: t('account.order.cancel.title') })
  await type(page, cancel.getByRole('textbox'), '改天再来')
  await press(page, cancel.getByRole('button', { name: t('account.order.cancel.sure') }))
  await expect(cancel).toBeHidden()
  await expect(main.getByRole('heading', { level: 1, name: t('account.status.CANCELLED') })).toBeFocused()
  expect(problems).toEqual([])
})

test('ACC-1 ACC-9 CRT-5 VIS-4 whoever presses what goes or is busy keeps their place', async ({
  page,
  context,
  shop,
}) => {
  const visitor = await newVisitor(shop.url, 'zh')
  await register(visitor.api)
  const [product] = await buyable(shop.url, 1)
  await addToCart(visitor.api, product)
  await takeOver(context, shop.url, visitor.cookies())
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })

  await page.goto('/account/forgotPassword')
  await type(page, main.getByLabel(t('account.email'), { exact: true }), 'nobody@example.com')
  await page.keyboard.press('Enter')
  await press(page, button(t('account.forgot.again')))
  await expect(main.getByRole('heading', { level: 1, name: t('account.forgot.title') })).toBeFocused()

  await page.goto('/page/contact')
  await type(page, main.getByLabel(t('catalog.contact-name')), '陈美')
  await type(page, main.getByLabel(t('catalog.contact-email')), 'mei@example.com')
  await type(page, main.getByLabel(t('catalog.contact-subject')), '茶')
  await type(page, main.getByLabel(t('catalog.contact-message')), '有没有新茶？')
  await press(page, button(t('catalog.contact-send')))
  await expect(button(t('catalog.contact-again'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main.getByLabel(t('catalog.contact-name'))).toBeFocused()

  await page.goto('/checkout/cart')
  await press(page, button(t('checkout.share.cart')))
  await expect(button(t('checkout.share.copy'))).toBeFocused()

  await page.route('**/common3/logout', route => route.abort())
  await page.goto('/user/list')
  await press(page, button(t('account.my.signOut')))
  await expect(page.getByText(t('account.my.stillSignedIn'))).toBeVisible()
  await expect(button(t('account.my.signOut'))).toBeFocused()

  await page.goto('/user/security')
  const downloaded = page.waitForEvent('download')
  await press(page, button(t('account.data.download')))
  await downloaded
  await expect(button(t('account.data.download'))).toBeFocused()
})
