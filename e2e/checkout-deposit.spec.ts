import { randomUUID } from 'node:crypto'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { fillCart } from './support/attempt.ts'
import { holdAnswers } from './support/hold-answers.ts'
import { joinForCredit } from './support/order-by-hand.ts'
import { expect, goInApp, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, register, takeOver } from './support/visitor.ts'

const t = texts('en')
test.use({ viewport: SIZES.phone })

test('CHK-4 CHK-8 store credit for a part of an order that waits is taken once, however often its button is pressed, and nothing is paid by the sum of before', async ({
  page,
  shop,
}) => {
  const { api, cookies } = await newVisitor(shop.url)
  await register(api, { emailID: `${randomUUID()}@example.com` })
  await joinForCredit(shop.url, api, address =>
    page.request.post(address, { form: { do: 'pay' }, maxRedirects: 0 }),
  )
  const credit = async () => (await api('GET admin/storeCreditManagement/storeCredit')).balance
  const before = await credit()
  const waiting = async () => {
    const { id, total, currency } = await fillCart(shop.url, api, 5)
    const body = { idempotencyKey: randomUUID(), total, currency }
    const { orderID } = await api('POST shoppingManagement4/billing/{id}', { params: { id }, body })
    return { path: `/checkout/payment?order=${orderID}`, orderID, total, currency }
  }
  // The second is in the place of the first.
  const [dropped, order] = [await waiting(), await waiting()]
  const { orderID, total, currency } = order
  await takeOver(page.context(), shop.url, cookies())
  await page.goto(shop.url + dropped.path)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText(dropped.orderID)
  // As Back and Forward lead from one to the other: it is taken for the one that is shown.
  await goInApp(page, order.path)
  await expect(main.getByText(orderID)).toBeVisible()
  const pay = main.getByRole('button', { name: /^Pay/ })
  await hydrated(pay)
  await main
    .locator('summary')
    .filter({ hasText: t('checkout.credit.title', { balance: '' }) })
    .click()
  const amount = main.getByLabel(t('checkout.credit.amount'))
  await amount.fill('1.00')
  const use = main.getByRole('button', { name: t('checkout.credit.use') })
  const taken: string[] = []
  page.on('request', request => {
    if (/applyStoreCreditDeposit/.test(request.url())) taken.push(request.postDataJSON().orderID)
  })
  const readAnew = await holdAnswers(page, /\/orderManagement\/order\//)
  await use.click()
  await expect.poll(() => readAnew.asked.length).toBe(1)
  // It is taken, and the page does not say so yet.
  await use.click()
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  readAnew.release()
  await expect(pay).toHaveAccessibleName(new RegExp(`\\${formatMoney(total - 100, currency, 'en')}$`))
  await expect(pay).toHaveAttribute('aria-disabled', 'false')
  // Nor does a press that comes after it find another amount to take.
  await expect(amount).toHaveValue('')
  await use.click()
  await expect(amount).toBeFocused()
  expect(taken).toEqual([orderID])
  expect(await credit()).toBe(before - 100)
})
