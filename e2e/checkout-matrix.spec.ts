import { randomUUID } from 'node:crypto'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { repeats } from 'shared-contracts/testing/repeats.ts'
import { buyable } from './support/catalogue.ts'
import { mailTo } from './support/mails.ts'
import {
  fillDetails,
  joinForCredit,
  MEANS,
  type Means,
  payBy,
  WAYS,
  type Way,
} from './support/order-by-hand.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { addToCart, newVisitor, register, takeOver } from './support/visitor.ts'

type Who = 'guest' | 'account'
type Row = [way: Way, who: Who, means: Means, size: keyof typeof SIZES, language: 'en' | 'zh']

/**
 * Each way as guest and as account, each means of payment, each size in each language. `npm run soak` has every combination: the
 * size and language of each follow from its place.
 */
const PAIRS: Row[] = [
  ['pickup slot', 'guest', 'card page', 'phone', 'en'],
  ['pickup day', 'account', 'card page', 'desktop', 'zh'],
  ['delivery', 'guest', 'PayPal', 'desktop', 'zh'],
  ['eat-in', 'account', 'PayPal', 'phone', 'en'],
  ['pickup day', 'guest', 'WeChat', 'phone', 'zh'],
  ['pickup slot', 'account', 'WeChat', 'desktop', 'en'],
  ['eat-in', 'guest', 'Alipay', 'desktop', 'en'],
  ['delivery', 'account', 'credit in part', 'phone', 'zh'],
  ['pickup slot', 'guest', 'pay at store', 'desktop', 'zh'],
]
const SHAPES = [
  ['phone', 'en'],
  ['desktop', 'zh'],
  ['phone', 'zh'],
  ['desktop', 'en'],
] as const
const EVERY: Row[] = WAYS.flatMap(way =>
  (['guest', 'account'] as const).flatMap(who => MEANS.map(means => ({ way, who, means }))),
)
  // Nobody pays at the store for what is brought to the door, and credit belongs to an account.
  .filter(row => !(row.way === 'delivery' && row.means === 'pay at store'))
  .filter(row => !(row.who === 'guest' && row.means === 'credit in part'))
  .map(({ way, who, means }, i) => [way, who, means, ...(SHAPES[i % SHAPES.length] ?? SHAPES[0])])

/** All amounts of a bill that are written on the order's page and in its mail, as they are written. */
function written(
  { total, discounts = [], taxes, tip = 0, storeCredit = 0, due = total, currency }: Bill,
  language: 'en' | 'zh',
) {
  const all = [due, tip, storeCredit, ...discounts.map(d => d.amount), ...taxes.map(tax => tax.amount)]
  return all.filter(minor => minor > 0).map(minor => formatMoney(minor, currency, language))
}

for (const [i, [way, who, means, size, language]] of (repeats(0, 1) ? EVERY : PAIRS).entries()) {
  const more = means === 'credit in part' ? ', with coupon and tip' : ''
  test(`CHK-1 CHK-4 CHK-7 ${way}, ${who}, ${means}${more} (${size}, ${language}): order page and mail say what the server billed`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(SIZES[size])
    const t = texts(language)
    const email = `${randomUUID()}@example.com`
    const { api, cookies } = await newVisitor(shop.url, language)
    if (who === 'account') await register(api, { emailID: email })
    if (means === 'credit in part')
      await joinForCredit(shop.url, api, address =>
        page.request.post(address, { form: { do: 'pay' }, maxRedirects: 0 }),
      )
    const [product] = await buyable(shop.url, 1)
    await addToCart(api, product, way === 'delivery' || means === 'credit in part' ? 5 : 1)
    await takeOver(page.context(), shop.url, cookies())
    await page.goto(`${shop.url}/checkout/checkout`)
    const main = page.getByRole('main')
    await fillDetails(main, t, way, email, i)

    if (means === 'credit in part') {
      await main.getByText(t('checkout.coupon.title'), { exact: true }).click()
      await main.getByLabel(t('checkout.coupon.code')).fill('TEATIME10')
      await main.getByLabel(t('checkout.coupon.code')).press('Enter')
      await expect(main.getByText(t('checkout.coupon.used', { code: 'TEATIME10' }))).toBeVisible()
      await main
        .locator('summary')
        .filter({ hasText: t('checkout.tip.title') })
        .last()
        .click()
      await main.getByRole('radio', { name: /15%/ }).check()
      await expect.poll(async () => (await api('GET shoppingManagement4/billing/')).tip).toBeGreaterThan(0)
      // Asked for anew, the page knows its visitor's credit as well.
      await page.reload()
      const part = main.locator('summary').filter({ hasText: t('checkout.credit.title', { balance: '' }) })
      await part.click()
      const credit = main.getByLabel(t('checkout.credit.amount'))
      await hydrated(credit)
      await credit.fill('5.00')
      await credit.press('Enter')
      const none = main.getByRole('button', { name: t('checkout.credit.takeOff') })
      await none.press('Enter')
      await expect(none).toHaveCount(0)
      await expect(part).toBeFocused()
      await credit.fill('5.00')
      await credit.press('Enter')
      await expect.poll(async () => (await api('GET shoppingManagement4/billing/')).storeCredit).toBe(500)
    }
    const bill = await api('GET shoppingManagement4/billing/')
    const amounts = written(bill, language)
    const shown = main.getByRole('region', { name: t('checkout.payment.bill') })
    for (const amount of amounts) await expect(shown.getByText(amount).first()).toBeVisible()

    const orderID = await payBy(page, t, means, language)
    const { total, due, tip, taxes, discounts, storeCredit } = bill
    expect(await api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })).toMatchObject({
      ...{ total, due, tip, taxes, discounts, storeCredit },
      paymentStatus: means === 'pay at store' ? 'PAY_AT_STORE' : 'PAID_ONLINE',
    })
    await page.goto(`${shop.url}/user/orders?id=${orderID}`)
    for (const amount of amounts) await expect(main.getByText(amount).first()).toBeVisible()
    const mail = await mailTo(shop, email, orderID)
    for (const amount of amounts) expect(mail).toContain(amount)
  })
}
