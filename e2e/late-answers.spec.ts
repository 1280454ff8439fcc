import type { BrowserContext, Page } from '@playwright/test'
import { readyToOrder } from './support/attempt.ts'
import { buyable } from './support/catalogue.ts'
import { holdAnswers } from './support/hold-answers.ts'
import { onLastDay, timesIn } from './support/pick-time.ts'
import { expect, goInApp, hydrated, painted, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { endSession, newVisitor, register, takeOver } from './support/visitor.ts'

const t = texts('en')
test.use({ viewport: SIZES.desktop })

const goHome = (page: Page) => page.getByRole('banner').getByRole('link').first().click()

test('CRT-2 who takes what a shared cart offers, and goes elsewhere meanwhile, stays there', async ({
  page,
  shop,
}) => {
  const [tea] = await buyable(shop.url, 1)
  const items = `${tea.id}~${tea.optionPair}~1`
  await page.goto(`${shop.url}/checkout/cart?${new URLSearchParams({ items })}`)
  const take = page.getByRole('main').getByRole('button', { name: t('checkout.share.take') })
  await hydrated(take)
  const adding = await holdAnswers(page, /\/shoppingManagement4\/iCart$/)
  const added = page.waitForResponse(/\/shoppingManagement4\/iCart$/)
  await take.click()
  await expect.poll(() => adding.asked.length).toBe(1)
  await goHome(page)
  await expect(page).toHaveURL(`${shop.url}/`)
  // What the cart's page would begin with.
  let carts = 0
  page.on('request', request => {
    if (/\/shoppingManagement4\/myCart$/.test(request.url())) carts++
  })
  adding.release()
  await (await added).finished()
  const badge = page.getByRole('banner').getByRole('link', { name: t('shell.cart.count_one', { count: 1 }) })
  await expect(badge).toBeVisible()
  await painted(page)
  expect(carts).toBe(0)
  await expect(page).toHaveURL(`${shop.url}/`)
})

test('CAT-4 a number that is set while the one before goes into the cart stays set', async ({
  page,
  shop,
}) => {
  const [tea] = await buyable(shop.url, 1)
  await page.goto(`${shop.url}/store/product/${tea.id}?${new URLSearchParams({ options: tea.optionPair })}`)
  const main = page.getByRole('main')
  const add = main.getByRole('button', { name: t('catalog.add'), exact: true }).first()
  await hydrated(add)
  const adding = await holdAnswers(page, /\/shoppingManagement4\/myCart$/)
  await add.click()
  await expect.poll(() => adding.asked.length).toBe(1)
  const quantity = main.getByLabel(t('catalog.quantity'), { exact: true })
  await quantity.fill('3')
  await quantity.blur()
  adding.release()
  const badge = page.getByRole('banner').getByRole('link', { name: t('shell.cart.count_one', { count: 1 }) })
  await expect(badge).toBeVisible()
  await painted(page)
  await expect(quantity).toHaveValue('3')
})

test('CHK-3 CHK-6 who goes elsewhere while it is asked who delivers to the address stays there', async ({
  page,
  shop,
}) => {
  // Whatever is in stock: enough to be delivered.
  await readyToOrder(shop.url, page.context(), 5)
  await page.goto(`${shop.url}/checkout/checkout`)
  const main = page.getByRole('main')
  const field = (key: Parameters<typeof t>[0]) => main.getByLabel(t(key), { exact: true })
  const next = main.getByRole('button', { name: t('checkout.details.next') })
  await hydrated(next)
  await main.getByRole('radio', { name: t('checkout.method.delivery') }).check()
  await field('checkout.field.street').fill('8 No. 3 Road')
  await field('checkout.field.city').fill('Richmond')
  await field('checkout.field.province').selectOption('BC')
  await field('checkout.field.postCode').fill('V6X 2B9')
  await (await onLastDay(main, t)).first().check()
  const asking = await holdAnswers(page, /\/common3\/deliveryLocations$/)
  const saved = page.waitForResponse(/\/shoppingManagement4\/orderDeliveryDateTime\b/)
  await next.click()
  await expect.poll(() => asking.asked.length).toBe(1)
  await goHome(page)
  await expect(page).toHaveURL(`${shop.url}/`)
  asking.release()
  await (await saved).finished()
  await painted(page)
  await expect(page).toHaveURL(`${shop.url}/`)
})

/** The details of an order that has everything, with the button that leads on. */
async function openDetails(page: Page, url: string) {
  await readyToOrder(url, page.context())
  await page.goto(`${url}/checkout/checkout`)
  const main = page.getByRole('main')
  const next = main.getByRole('button', { name: t('checkout.details.next') })
  await hydrated(next)
  return { main, next }
}
/** Holds the answer that the chosen time is gone. */
const holdSlotGone = (page: Page) =>
  holdAnswers(page, /\/orderPickupDateTime$/, route =>
    route.fulfill({
      status: 409,
      json: { error: { errors: [{ code: 'slot-gone', message: 'That time is taken.' }] } },
    }),
  )

test('CHK-2 CHK-6 who is on the way elsewhere as the details are refused gets there', async ({
  page,
  shop,
}) => {
  const { main, next } = await openDetails(page, shop.url)
  const settling = await holdSlotGone(page)
  const home = await holdAnswers(page, /\/common3\/pageContent\b/)
  await next.click()
  await expect(main.getByRole('heading', { level: 1, name: t('checkout.payment.title') })).toBeVisible()
  await expect.poll(() => settling.asked.length).toBe(1)
  await goHome(page)
  await expect.poll(() => home.asked.length).toBeGreaterThan(0)
  const refused = page.waitForResponse(/\/orderPickupDateTime$/)
  settling.release()
  await (await refused).finished()
  await painted(page)
  home.release()
  await expect(page).toHaveURL(`${shop.url}/`)
  await expect(main.getByRole('heading', { level: 1, name: t('checkout.details.title') })).toBeHidden()
})

test('CHK-2 CHK-6 who chose another time before the first was refused keeps that one, and hears nothing of it', async ({
  page,
  shop,
}) => {
  const { main, next } = await openDetails(page, shop.url)
  await (await onLastDay(main, t)).first().check()
  const settling = await holdSlotGone(page)
  await next.click()
  await expect.poll(() => settling.asked.length).toBe(1)
  await page.goBack()
  const other = timesIn(main, t).getByRole('radio', { disabled: false }).last()
  await other.check()
  const [refused, again] = [/\/orderPickupDateTime$/, /\/checkoutConfig$/].map(call =>
    page.waitForResponse(call),
  )
  settling.release()
  await (await refused)?.finished()
  await (await again)?.finished()
  await painted(page)
  await expect(other).toBeChecked()
  await expect(main.getByText(t('checkout.details.slotGone'))).toHaveCount(0)
})

test('CHK-6 CHK-10 details that are refused at once are said so where they were typed, and nothing of before is paid instead', async ({
  page,
  shop,
}) => {
  // On a slow line the next step comes after the refusal.
  const step = await holdAnswers(page, /\/web\/payment\.js$/)
  const { main, next } = await openDetails(page, shop.url)
  const phone = main.getByLabel(t('checkout.field.phone'), { exact: true })
  await phone.fill('902 555 0199')
  const refusal = { errors: [{ code: 'own-code', message: 'We hand nothing over there today.' }] }
  await page.route(/\/updateOrderMethod\b/, route => route.fulfill({ status: 400, json: { error: refusal } }))
  const refused = page.waitForResponse(/\/updateOrderMethod\b/)
  // On a slow phone the refusal comes before it is drawn that the page is being left.
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await next.click()
  await (await refused).finished()
  await expect.poll(() => step.asked.length).toBeGreaterThan(0)
  await painted(page)
  const asked = page.waitForResponse(/\/checkoutConfig\b/)
  step.release()
  await (await asked).finished()
  // What is said while the step is still coming must not go with it.
  await painted(page)
  await expect(main.getByText(/We hand nothing over there today/).first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 1, name: t('checkout.details.title') })).toBeVisible()
  await expect(phone).toHaveValue('902 555 0199')
})

test('CHK-2 CHK-6 who goes elsewhere before the next step is there hears what was refused when they are back', async ({
  page,
  shop,
}) => {
  const step = await holdAnswers(page, /\/web\/payment\.js$/)
  const { main, next } = await openDetails(page, shop.url)
  const settling = await holdSlotGone(page)
  settling.release()
  const refused = page.waitForResponse(/\/orderPickupDateTime$/)
  await next.click()
  await (await refused).finished()
  await expect.poll(() => step.asked.length).toBeGreaterThan(0)
  await painted(page)
  await goHome(page)
  await expect(page).toHaveURL(`${shop.url}/`)
  step.release()
  await painted(page)
  await goInApp(page, '/checkout/checkout')
  await expect(main.getByText(t('checkout.details.slotGone')).first()).toBeVisible()
})

/** The browser is signed in as somebody with two addresses to send to. */
async function twoAddresses(url: string, context: BrowserContext): Promise<void> {
  const { api, cookies } = await newVisitor(url)
  const { userID } = await register(api)
  const address = {
    streetNumberAndNameDetails: '5 Elm St',
    city: 'Markham',
    province: 'ON',
    postCode: 'L3R 0A1',
  }
  const saved = { firstName: 'Mei', lastName: 'Chen', phone: '416 555 0123', isDefault: false, address }
  for (const streetNumberAndNameDetails of ['5 Elm St', '7 Oak Ave'])
    await api('POST admin/userManagement/updateAddresses/{a}/{b}', {
      params: { a: userID, b: 'SHIPPING' },
      body: { address: { ...saved, address: { ...address, streetNumberAndNameDetails } } },
    })
  await takeOver(context, url, cookies())
}

test('ACC-2 an address that is saved late does not close the form of another one', async ({
  page,
  context,
  shop,
}) => {
  await twoAddresses(shop.url, context)
  await page.goto(`${shop.url}/user/addresses`)
  const main = page.getByRole('main')
  const edit = (street: string) => main.getByRole('button', { name: `${t('account.edit')} · ${street}` })
  await hydrated(edit('5 Elm St'))
  await edit('5 Elm St').click()
  const form = page.getByRole('dialog', { name: t('account.addresses.editTitle') })
  const street = form.getByLabel(t('account.addresses.street'))
  await street.fill('6 Elm St')
  const saving = await holdAnswers(page, /\/updateAddresses\//)
  await form.getByRole('button', { name: t('account.save') }).click()
  await expect.poll(() => saving.asked.length).toBe(1)
  await page.keyboard.press('Escape')
  await edit('7 Oak Ave').click()
  await street.fill('8 Oak Ave')
  saving.release()
  await expect(page.getByText(t('account.saved'))).toBeVisible()
  await expect(main.getByText('6 Elm St')).toBeVisible()
  await expect(street).toHaveValue('8 Oak Ave')
})

test('ACC-2 addresses that are changed quickly end as they were asked for, whichever answer is the slower', async ({
  page,
  context,
  shop,
}) => {
  await twoAddresses(shop.url, context)
  await page.goto(`${shop.url}/user/addresses`)
  const main = page.getByRole('main')
  const remove = (street: string) => main.getByRole('button', { name: `${t('account.remove')} · ${street}` })
  await hydrated(remove('5 Elm St'))
  // The store's answer to the first comes late: a second one that did not wait for it would be here long before.
  const LATE_MS = 2_000
  let asked = 0
  await page.route(/\/updateAddresses\//, async route => {
    if (++asked > 1) return route.continue()
    const response = await route.fetch()
    await new Promise(done => setTimeout(done, LATE_MS))
    return route.fulfill({ response })
  })
  await remove('5 Elm St').click()
  await remove('7 Oak Ave').click()
  const none = main.locator('section', { hasText: t('account.addresses.SHIPPING') })
  await expect.poll(() => asked).toBe(2)
  await page.waitForLoadState('networkidle')
  await expect(none.getByText(t('account.addresses.none'))).toBeVisible()
})

test('VIS-4 who goes elsewhere while it is found out that the session has ended stays there', async ({
  page,
  context,
  shop,
}) => {
  const { api, cookies } = await newVisitor(shop.url)
  await register(api)
  await takeOver(context, shop.url, cookies())
  await page.goto(`${shop.url}/user/profile`)
  const main = page.getByRole('main')
  const phone = main.getByLabel(t('account.phone'))
  await hydrated(phone)
  await phone.fill('416 555 0123')
  await endSession(shop.url, context)
  const saving = await holdAnswers(page, /\/userManagement\/userInfo$/)
  await main.getByRole('button', { name: t('account.save') }).click()
  await expect.poll(() => saving.asked.length).toBe(1)
  await goHome(page)
  await expect(page).toHaveURL(`${shop.url}/`)
  const refused = page.waitForResponse(/\/userManagement\/userInfo$/)
  saving.release()
  await (await refused).finished()
  await painted(page)
  await expect(page).toHaveURL(`${shop.url}/`)
})
