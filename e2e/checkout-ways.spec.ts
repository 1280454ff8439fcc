import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { CANADA } from 'shared-contracts/language/provinces.ts'
import { readyToOrder } from './support/attempt.ts'
import { expectAccessible } from './support/axe.ts'
import { buyable } from './support/catalogue.ts'
import { expectFits } from './support/fits.ts'
import { onLastDay } from './support/pick-time.ts'
import { PurchasePage } from './support/purchase.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { addToCart, newVisitor, takeOver } from './support/visitor.ts'

const t = texts('en')
const place = 'Richmond Bakery & Grocery'
const placeInChinese = '列治文烘焙杂货铺'

/** A guest with enough in the cart to be delivered. */
async function openDetails(page: Page, url: string, query = '') {
  const { api, cookies } = await newVisitor(url)
  const [product] = await buyable(url, 1)
  await addToCart(api, product, 5)
  await takeOver(page.context(), url, cookies())
  await page.goto(`${url}/checkout/checkout${query}`)
  const main = page.getByRole('main')
  await hydrated(main.getByRole('button', { name: t('checkout.details.next') }))
  return main
}
const contact = [
  ['checkout.field.firstName', 'Mei'],
  ['checkout.field.lastName', 'Chen'],
  ['checkout.field.email', `${randomUUID()}@example.com`],
  ['checkout.field.phone', '604 555 0123'],
] as const

test('CHK-6 LNG-2 who comes from the cart has the address at once, also before the provinces are there; another language keeps what was typed', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize(SIZES.desktop)
  const { promise: known, resolve: tell } = Promise.withResolvers<void>()
  await page.route(/\/common3\/supportedCountries/, async route => {
    await known
    await route.continue()
  })
  await readyToOrder(shop.url, context)
  await page.goto(`${shop.url}/checkout/cart`)
  const main = page.getByRole('main')
  const on = main.getByRole('link', { name: t('checkout.cart.checkout') })
  await hydrated(on)
  await on.click()
  await main.getByRole('radio', { name: t('checkout.method.delivery') }).check()
  const field = (key: Parameters<typeof t>[0]) => main.getByLabel(t(key), { exact: true })
  await field('checkout.field.street').fill('8 No. 3 Road')
  const province = field('checkout.field.province')
  await expect(province).toHaveJSProperty('tagName', 'SELECT')
  tell()
  await province.selectOption('BC')
  await expect(field('checkout.field.street')).toHaveValue('8 No. 3 Road')

  const zh = texts('zh')
  await new PurchasePage(page, shop.url, 'en').switchToChinese()
  await expect(main.getByRole('heading', { level: 1, name: zh('checkout.details.title') })).toBeVisible()
  await expect(
    main.getByLabel(zh('checkout.field.province')).getByRole('option', { selected: true }),
  ).toHaveText(CANADA.BC.zh)
  await expect(main.getByLabel(zh('checkout.field.street'))).toHaveValue('8 No. 3 Road')
})

test('LNG-2 LNG-6 CHK-1 a store that was chosen stays chosen in another language, by the name it has there', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  const main = await openDetails(page, shop.url)
  await main.getByRole('radio', { name: place }).check()
  const zh = texts('zh')
  await new PurchasePage(page, shop.url, 'en').switchToChinese()
  await expect(main.getByRole('heading', { level: 1, name: zh('checkout.details.title') })).toBeVisible()
  await expect(main.getByRole('radio', { name: placeInChinese })).toBeChecked()
  await expect(main.getByText(place)).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: zh('shell.location.current', { name: '万锦总店' }) }),
  ).toBeVisible()
})

test('CHK-1 CHK-2 CHK-3 CHK-6 a guest switches ways: what fits is kept, the address decides fee and times', async ({
  page,
  problems,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  const main = await openDetails(page, shop.url)
  const field = (key: Parameters<typeof t>[0]) => main.getByLabel(t(key), { exact: true })
  for (const [key, value] of contact) await field(key).fill(value)
  await main.getByRole('radio', { name: place }).check()
  await main.getByRole('radio', { name: t('checkout.details.anyTime') }).check()

  await main.getByRole('radio', { name: t('checkout.method.delivery') }).check()
  await expect(main.getByText(t('checkout.switch.time'))).toBeVisible()
  await expect(field('checkout.field.firstName')).toHaveValue('Mei')
  await main.getByRole('button', { name: t('checkout.details.next') }).click()
  // Summed up at the top, each leading to its field; the focus is on the first.
  const mistakes = main.getByRole('alert').filter({ hasText: t('checkout.mistakes_other', { count: 4 }) })
  await expect(mistakes.getByRole('link')).toHaveCount(4)
  await expect(main.getByText(t('checkout.mistake.street')).last()).toBeVisible()
  await expect(field('checkout.field.street')).toBeFocused()
  await expectAccessible(page, 'delivery with mistakes')
  await expectFits(page, 'delivery with mistakes')
  // Another way asks for none of it.
  await main.getByRole('radio', { name: t('checkout.method.eatIn') }).check()
  await expect(mistakes).toBeHidden()
  await main.getByRole('radio', { name: t('checkout.method.delivery') }).check()
  await main.getByRole('button', { name: t('checkout.details.next') }).click()
  await mistakes.getByRole('link', { name: t('checkout.mistake.postCode'), exact: true }).click()
  await expect(main.getByLabel(t('checkout.field.postCode'))).toBeFocused()
  await main.getByLabel(t('checkout.field.street')).fill('8 No. 3 Road')
  await main.getByLabel(t('checkout.field.city')).fill('Richmond')
  await main.getByLabel(t('checkout.field.province')).selectOption('BC')
  await main.getByLabel(t('checkout.field.postCode')).fill('A1A 1A1')
  await main.getByRole('button', { name: t('checkout.details.next') }).click()
  await expect(main.getByText(t('checkout.mistake.postCode.province')).last()).toBeVisible()
  await main.getByLabel(t('checkout.field.postCode')).fill('V6X 2B9')
  await expect(main.getByText(`${place} delivers there`)).toBeVisible()
  await (await onLastDay(main, t)).first().check()

  await main.getByRole('radio', { name: t('checkout.method.pickup') }).check()
  await main.getByRole('radio', { name: t('checkout.method.delivery') }).check()
  await expect(main.getByLabel(t('checkout.field.street'))).toHaveValue('8 No. 3 Road')
  await main.getByRole('button', { name: t('checkout.details.next') }).click()
  await expect(main.getByRole('heading', { name: t('checkout.fact.delivery') })).toBeVisible()
  await expect(main.getByText('8 No. 3 Road')).toBeVisible()
  await expect(main.getByText(t('checkout.payment.delivery')).last()).toBeVisible()

  await page.goto(`${shop.url}/checkout/checkout?table=zz9`)
  await expect(main.getByRole('radio', { name: t('checkout.method.eatIn') })).toBeChecked()
  await expect(field('checkout.field.table')).toHaveValue('zz9')
  await hydrated(main.getByRole('button', { name: t('checkout.details.next') }))
  await main.getByRole('button', { name: t('checkout.details.next') }).click()
  await expect(field('checkout.field.table')).toBeFocused()
  await expectAccessible(page, 'at a table')
  await expectFits(page, 'at a table')
  await field('checkout.field.table').fill('a3')
  await main.getByRole('button', { name: t('checkout.details.next') }).click()
  await expect(main.getByText(t('checkout.fact.table', { table: 'A3' }))).toBeVisible()
  expect(problems.filter(text => !text.includes('400'))).toEqual([])
})

test('CHK-6 a postal code of another province is said as either is left, listed with the other mistakes, and gone once they agree', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  const main = await openDetails(page, shop.url)
  const field = (key: Parameters<typeof t>[0]) => main.getByLabel(t(key), { exact: true })
  const province = field('checkout.field.province')
  const postCode = main.getByLabel(t('checkout.field.postCode'))
  const mistake = t('checkout.mistake.postCode.province')
  const times = main.getByText(t('checkout.when.deliveryFirst'))
  const checkAddress = main.getByText(t('checkout.when.deliveryWrong'))
  await main.getByRole('radio', { name: t('checkout.method.delivery') }).check()
  await field('checkout.field.street').fill('1 Main St')
  await field('checkout.field.city').fill('Richmond')
  await province.selectOption('ON')
  await postCode.fill('V6X 1A6')
  await expect(postCode).not.toHaveAttribute('aria-invalid', 'true')
  await expect(times).toBeVisible()
  await postCode.press('Tab')
  await expect(postCode).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByText(mistake)).toBeVisible()
  await expect(checkAddress).toBeVisible()
  await expect(times).toBeHidden()

  await main.getByRole('button', { name: t('checkout.details.next') }).click()
  const mistakes = main.getByRole('alert').filter({ hasText: t('checkout.mistakes_other', { count: 5 }) })
  await expect(mistakes.getByRole('link')).toHaveCount(5)
  await expect(mistakes.getByRole('link').first()).toHaveText(mistake)
  await expect(postCode).toBeFocused()
  await expectFits(page, 'a postal code of another province')

  await province.selectOption('BC')
  await expect(postCode).not.toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByText(`${place} delivers there`)).toBeVisible()
  await province.selectOption('ON')
  await province.press('Tab')
  await expect(postCode).toHaveAttribute('aria-invalid', 'true')
})

test('CHK-2 CHK-3 PWA-4 an address that could not be checked is checked again by Continue, and by itself once there is a network', async ({
  page,
  context,
  shop,
}) => {
  const main = await openDetails(page, shop.url)
  const field = (key: Parameters<typeof t>[0]) => main.getByLabel(t(key), { exact: true })
  await main.getByRole('radio', { name: t('checkout.method.delivery') }).check()
  for (const [key, value] of contact) await field(key).fill(value)
  await field('checkout.field.street').fill('8 No. 3 Road')
  await field('checkout.field.city').fill('Richmond')
  await field('checkout.field.province').selectOption('BC')
  const unknown = main.getByText(t('checkout.delivery.unknown'))
  const served = main.getByText(`${place} delivers there`)
  const check = /\/common3\/deliveryLocations/

  await page.route(check, route => route.abort())
  await field('checkout.field.postCode').fill('V6X 2B9')
  await expect(unknown).toBeVisible()
  await page.unroute(check)
  await main.getByRole('button', { name: t('checkout.details.next') }).click()
  await expect(main.getByText(t('checkout.mistake.slot')).last()).toBeVisible()
  await expect(served).toBeVisible()
  const times = main.getByRole('group', { name: t('checkout.details.time') })
  await expect(times.getByRole('radio', { disabled: false }).first()).toBeFocused()

  await context.setOffline(true)
  await field('checkout.field.postCode').fill('V6X 1A6')
  await expect(unknown).toBeVisible()
  await context.setOffline(false)
  await expect(served).toBeVisible()
})

test('CHK-6 LNG-6 the province is still chosen on the way back, also in another language, whose provinces come after the form', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(SIZES.desktop)
  const main = await openDetails(page, shop.url)
  await main.getByRole('radio', { name: t('checkout.method.delivery') }).check()
  const province = main.locator('select[name=province]')
  await province.selectOption('BC')
  await main.locator('[name=city]').fill('Richmond')
  const toCart = () => main.getByRole('link', { name: t('checkout.details.back') }).click()
  await toCart()
  await expect(main.getByRole('heading', { level: 1, name: t('checkout.cart.title') })).toBeVisible()
  await page.goBack()
  await expect(main.locator('[name=city]')).toHaveValue('Richmond')
  await expect(province).toHaveValue('BC')

  await toCart()
  await expect(main.getByRole('heading', { level: 1, name: t('checkout.cart.title') })).toBeVisible()
  const zh = texts('zh')
  await new PurchasePage(page, shop.url, 'en').switchToChinese()
  await expect(main.getByRole('heading', { level: 1, name: zh('checkout.cart.title') })).toBeVisible()
  await page.goBack()
  await expect(main.getByRole('heading', { level: 1, name: zh('checkout.details.title') })).toBeVisible()
  await expect(province.getByRole('option', { selected: true })).toHaveText(CANADA.BC.zh)
  await main.locator('[name=unit]').pressSequentially('3')
  await expect(province).toHaveValue('BC')
})

test('CHK-1 a code scanned into the cart is newer than the table of an earlier order', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  const { api } = await readyToOrder(shop.url, page.context())
  const { locations } = await api('GET shoppingManagement4/checkoutConfig')
  const { localStoreName = '' } = locations.find(({ methods }) => methods.includes('eatIn')) ?? {}
  await api('POST shoppingManagement4/orderContactInfo', {
    query: { localStoreName, methodName: 'eatIn', tableNumber: 'B2' },
    body: { firstName: 'Mei', lastName: 'Chen', email: 'mei@example.com', phone: '416 555 0123' },
  })
  await page.goto(`${shop.url}/checkout/cart?table=A3`)
  const main = page.getByRole('main')
  const on = main.getByRole('link', { name: t('checkout.cart.checkout') })
  await hydrated(on)
  await on.click()
  const table = main.getByRole('textbox', { name: t('checkout.field.table') })
  await expect(table).toHaveValue('A3')
  // What is typed after it counts.
  await table.fill('A1')
  await main.getByRole('link', { name: t('checkout.details.back') }).click()
  await expect(main.getByRole('heading', { level: 1, name: t('checkout.cart.title') })).toBeVisible()
  await page.goBack()
  await expect(table).toHaveValue('A1')
})
