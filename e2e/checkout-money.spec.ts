import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { readyToOrder } from './support/attempt.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { holdAnswers } from './support/hold-answers.ts'
import { expect, goInApp, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
/** That a change was taken, with what is to be paid now. */
const saved = (main: Locator, amount = '\\$') =>
  main.getByRole('status').filter({ hasText: new RegExp(t('checkout.adjust.done', { amount })) })
const SAVED = t('checkout.adjust.done').replace(/ \{\{.*/, '')
const money = (minor: number) => `$${(minor / 100).toFixed(2)}`

/** The payment page, whose part for tips is open. */
async function openTips(page: Page, shopUrl: string): Promise<Locator> {
  await page.goto(`${shopUrl}/checkout/payment`)
  const main = page.getByRole('main')
  await hydrated(main.getByRole('button', { name: /^Pay/ }))
  const part = main.locator('summary').filter({ hasText: t('checkout.tip.title') })
  await part.last().click()
  return main
}

test('CHK-4 CHK-7 coupon, tip and note are in the bill, and the order has just what was shown', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  const { api } = await readyToOrder(shop.url, page.context(), 5, `${randomUUID()}@example.com`)
  await page.goto(`${shop.url}/checkout/payment`)
  const main = page.getByRole('main')
  await hydrated(main.getByRole('button', { name: /^Pay/ }))

  await main.getByText(t('checkout.coupon.title'), { exact: true }).click()
  const code = main.getByLabel(t('checkout.coupon.code'))
  await code.fill('harvest20')
  await code.press('Enter')
  await expect(main.getByText('This coupon has expired.')).toBeVisible()
  await main
    .getByRole('list', { name: t('checkout.coupon.own') })
    .getByRole('button')
    .first()
    .click()
  await expect(main.getByText(/ is in use\./)).toBeVisible()

  await main
    .locator('summary')
    .filter({ hasText: t('checkout.tip.title') })
    .last()
    .click()
  await main.getByRole('radio', { name: /15%/ }).check()
  const note = main.getByText(t('checkout.comment.title'))
  await note.click()
  await main.getByLabel(t('checkout.comment.label')).fill('Please ring twice')

  await expectAccessible(page, 'payment with coupon, tip and note')
  await expectFits(page, 'payment with coupon, tip and note')

  const {
    total,
    tip = 0,
    discounts = [],
    taxes,
  } = await expect
    .poll(async () => (await api('GET shoppingManagement4/billing/')).tip)
    .toBeGreaterThan(0)
    .then(() => api('GET shoppingManagement4/billing/'))
  const bill = main.getByRole('region', { name: t('checkout.payment.bill') })
  for (const amount of [total, tip, discounts[0]?.amount ?? 0, ...taxes.map(tax => tax.amount)])
    await expect(bill.getByText(money(amount)).first()).toBeVisible()
  // A code that is refused is said at its field; the order can be paid all the same.
  await code.fill('harvest20')
  await code.press('Enter')
  await expect(main.getByText('This coupon has expired.')).toBeVisible()
  await main.getByRole('radio', { name: t('checkout.means.pay-at-store') }).check()
  await main.getByRole('button', { name: t('checkout.payment.order', { amount: money(total) }) }).click()
  await page.waitForURL(/\/confirmation\//)
  const id = /\/confirmation\/([^/?]+)/.exec(page.url())?.[1] ?? ''
  const order = await api('GET admin/orderManagement/order/{id}', { params: { id } })
  expect(order).toMatchObject({ total, tip, discounts, taxes, comment: 'Please ring twice' })
})

test('CHK-4 ERR-2 a coupon is taken as a Chinese keyboard writes it, heard with what is left to pay, and leaves its field; none at all is told so', async ({
  page,
  context,
  shop,
}) => {
  const { api } = await readyToOrder(shop.url, context, 5)
  await page.goto(`${shop.url}/checkout/payment`)
  const main = page.getByRole('main')
  await hydrated(main.getByRole('button', { name: /^Pay/ }))
  await main.getByText(t('checkout.coupon.title'), { exact: true }).click()
  const code = main.getByLabel(t('checkout.coupon.code'))
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(t('checkout.coupon.missing'))
  await code.fill('ｔｅａｔｉｍｅ１０')
  await expect(code).toHaveAccessibleDescription('')
  await main.evaluate(element => {
    const told = new Set<string>()
    new MutationObserver(() => {
      for (const status of element.querySelectorAll('[role="status"]')) told.add(status.textContent ?? '')
      element.dataset.told = [...told].join(' | ')
    }).observe(element, { childList: true, characterData: true, subtree: true })
  })
  await code.press('Enter')
  await expect(main.getByText(t('checkout.coupon.used', { code: 'TEATIME10' }))).toBeVisible()
  const { total } = await api('GET shoppingManagement4/billing/')
  await expect(saved(main, `\\${money(total)}`)).toHaveCount(1)
  // Not with what it was before.
  expect((await main.getAttribute('data-told'))?.match(new RegExp(SAVED, 'g'))).toHaveLength(1)
  await expect(code).toHaveValue('')
  await expect(code).toBeFocused()
})

/** The part of the payment page where something is written to the store. */
async function openNote(page: Page) {
  const main = page.getByRole('main')
  await hydrated(main.getByRole('button', { name: /^Pay/ }))
  const summary = main.locator('summary').filter({ hasText: t('checkout.comment.title') })
  await summary.click()
  return { main, summary, note: main.getByLabel(t('checkout.comment.label')) }
}

test('CHK-4 that a note is kept is said once: below its field, and beside the title once its part is closed', async ({
  page,
  context,
  shop,
}) => {
  await readyToOrder(shop.url, context, 5)
  await page.goto(`${shop.url}/checkout/payment`)
  const { main, summary, note } = await openNote(page)
  const kept = main.getByText(t('checkout.comment.kept')).filter({ visible: true })
  await note.fill('Please ring twice')
  await note.blur()
  await expect(main.getByRole('status').filter({ hasText: t('checkout.comment.kept') })).toBeVisible()
  await expect(kept).toHaveCount(1)
  await summary.click()
  await expect(summary.getByText(t('checkout.comment.kept'))).toBeVisible()
  await expect(kept).toHaveCount(1)
})

test('CHK-4 what is typed on while a note is being saved is there again when the page is loaded anew', async ({
  page,
  context,
  shop,
}) => {
  await readyToOrder(shop.url, context, 5)
  await page.goto(`${shop.url}/checkout/payment`)
  const { main, note } = await openNote(page)
  await note.fill('Please ring')
  const saving = await holdAnswers(page, /\/updateCustomerComment\b/)
  await note.blur()
  await expect.poll(() => saving.asked.length).toBe(1)
  await note.fill('Please ring twice')
  saving.release()
  await expect(main.getByRole('status').filter({ hasText: t('checkout.comment.kept') })).toBeVisible()
  await page.reload()
  await openNote(page)
  await expect(note).toHaveValue('Please ring twice')
})

test('CHK-4 CHK-6 ERR-2 an amount that was refused stays in its field, with the focus, and what is taken is said', async ({
  page,
  context,
  shop,
}) => {
  await readyToOrder(shop.url, context, 5)
  const main = await openTips(page, shop.url)
  const amount = main.getByLabel(t('checkout.tip.own'))
  const give = main.getByRole('button', { name: t('checkout.tip.give') })
  const tips = /\/shoppingManagement4\/tips\b/
  const errors = [{ code: 'invalid', message: 'No tips right now.' }]
  await page.route(tips, route => route.fulfill({ status: 400, json: { error: { errors } } }))
  await amount.fill('7')
  await give.press('Enter')
  await expect(main.getByText('No tips right now.')).toBeVisible()
  await expect(amount).toHaveValue('7')
  await expect(give).toBeFocused()
  await page.unroute(tips)
  await give.press('Enter')
  await expect(saved(main)).toHaveCount(1)
  await expect(amount).toHaveValue('7.00')
  await expect(give).toBeFocused()
  // What is being typed stays while another choice is made; what was given makes way for it.
  await main.getByRole('radio', { name: /15%/ }).check()
  await expect(amount).toHaveValue('')
  await amount.fill('8')
  await main.getByRole('radio', { name: t('checkout.tip.none') }).check()
  await expect(saved(main)).toHaveCount(1)
  await expect(amount).toHaveValue('8')
})

test('PWA-4 CHK-6 a bill that cannot be read again stays as it was, with what was typed; one that never came comes with the network', async ({
  page,
  context,
  shop,
}) => {
  const { bill } = await readyToOrder(shop.url, context, 5)
  // The page alone: the shell, once it is calm, has what was read without a network read anew as well.
  await page.route(/\/idle-work\./, route => route.abort())
  await page.goto(`${shop.url}/checkout/checkout`)
  const main = page.getByRole('main')
  await hydrated(main.getByRole('button', { name: t('checkout.details.next') }))
  const billing = /\/shoppingManagement4\/billing\/$/
  await page.route(billing, route => route.abort())
  await goInApp(page, '/checkout/payment')
  await expect(main.getByRole('heading', { name: t('checkout.payment.unavailable') })).toBeVisible()
  await context.setOffline(true)
  await page.unroute(billing)
  await context.setOffline(false)
  const pay = main.getByRole('button', { name: t('checkout.payment.pay', { amount: money(bill.total) }) })
  await expect(pay).toBeVisible()

  await main.getByText(t('checkout.coupon.title'), { exact: true }).click()
  const code = main.getByLabel(t('checkout.coupon.code'))
  await code.fill('half a co')
  const chosen = main.getByRole('radio', { name: t('checkout.means.alipay') })
  await chosen.check()
  await context.setOffline(true)
  const back = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const failed = page.waitForEvent('requestfailed', request => billing.test(new URL(request.url()).pathname))
  await back()
  await failed
  await expect(main.getByText(t('checkout.offline.title'))).toBeVisible()
  const stale = main.getByRole('status').filter({ hasText: t('checkout.payment.stale') })
  // What was lost is asked for by the page itself, and shown: only then there is something that can be lost anew.
  const answered = page.waitForResponse(answer => billing.test(new URL(answer.url()).pathname) && answer.ok())
  await context.setOffline(false)
  await answered
  await expect(stale).toBeHidden()
  let lost = 0
  await page.route(billing, route => {
    lost++
    return route.abort()
  })
  await back()
  await expect(stale).toBeVisible()
  // The notice asks once by itself.
  await expect.poll(() => lost).toBe(2)
  await page.unroute(billing)
  await stale.getByRole('button', { name: t('checkout.retry') }).click()
  await expect(stale).toBeHidden()
  await expect(code).toHaveValue('half a co')
  await expect(chosen).toBeChecked()
  await expect(pay).toBeVisible()
})

test('CHK-4 CHK-6 what the shopper changes of the bill is no news to them and leaves the focus near, what changes elsewhere is', async ({
  page,
  context,
  shop,
}) => {
  const { api } = await readyToOrder(shop.url, context, 5)
  const main = await openTips(page, shop.url)
  const changed = main.getByText(t('checkout.bill.changed'))
  const tip = main
    .getByRole('region', { name: t('checkout.payment.bill') })
    .getByText(t('checkout.payment.tip'), { exact: true })
  await main.getByRole('radio', { name: /15%/ }).check()
  await expect(tip).toBeVisible()
  await expect(changed).toHaveCount(0)
  await main.getByRole('radio', { name: t('checkout.tip.none') }).check()
  await expect(tip).toHaveCount(0)
  await expect(changed).toHaveCount(0)
  // A coupon is put on and taken off by keyboard, from where the focus is.
  const coupons = main
    .locator('summary')
    .filter({ hasText: t('checkout.coupon.title') })
    .first()
  await coupons.click()
  const own = main
    .getByRole('list', { name: t('checkout.coupon.own') })
    .getByRole('button')
    .first()
  await own.press('Enter')
  const takeOff = main.getByRole('button', { name: t('checkout.coupon.takeOff') })
  await expect(takeOff).toBeVisible()
  await expect(own).toBeFocused()
  await expect(own).toHaveAccessibleName(/^In use: /)
  await takeOff.press('Enter')
  await expect(takeOff).toHaveCount(0)
  await expect(coupons).toBeFocused()
  await expect(changed).toHaveCount(0)
  await api('POST shoppingManagement4/tips', { body: { tip: { amount: 300 } } })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(changed).toBeVisible()
  await expect(tip).toBeVisible()
})

test('CHK-4 CHK-8 of two tips chosen quickly the later stays chosen, and nothing can be paid by the sum of before', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  const { api } = await readyToOrder(shop.url, page.context(), 5)
  const main = await openTips(page, shop.url)
  const pay = main.getByRole('button', { name: /^Pay/ })
  // What could be pressed at any moment, however short.
  const offered = await pay.evaluateHandle(button => {
    const seen = new Set<string | null>()
    new MutationObserver(() => {
      if (button.getAttribute('aria-disabled') !== 'true') seen.add(button.textContent)
    }).observe(button, { attributes: true, childList: true, characterData: true, subtree: true })
    return seen
  })
  const tips = await holdAnswers(page, /\/shoppingManagement4\/tips\b/)
  await main.getByRole('radio', { name: /15%/ }).check()
  const more = main.getByRole('radio', { name: /20%/ })
  await more.check()
  await expect(more).toBeChecked()
  tips.release()
  await expect(pay).toHaveAttribute('aria-disabled', 'false')
  await expect(more).toBeChecked()
  const { total, draft } = await api('GET shoppingManagement4/billing/')
  expect(draft.tip).toEqual({ percent: 20 })
  await expect(pay).toHaveText(t('checkout.payment.pay', { amount: money(total) }))
  expect(await offered.evaluate(seen => [...seen])).toEqual([
    t('checkout.payment.pay', { amount: money(total) }),
  ])
})
