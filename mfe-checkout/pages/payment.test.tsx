import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { PlatformKind } from 'shared-contracts/remote/platform/platform.ts'
import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { expect, test } from 'vitest'
import { drawnAtOnce } from '../adjustments/later-code.ts'
import { type Answers, bill, cartOf, config, contact, fakeApp, line, location } from '../fixtures/fake-app.ts'
import { BILL, PAYMENT_ANSWERS, PICTURE } from '../fixtures/payment-answers.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { renderPage, textOf } from '../fixtures/render-page.ts'
import * as payment from './payment.tsx'

type Setting = { language?: 'en' | 'zh'; platform?: PlatformKind }
const app = (more: Answers = {}, setting: Setting = {}) => fakeApp({ ...PAYMENT_ANSWERS, ...more }, setting)
const render = (more?: Answers, setting?: Setting) =>
  renderPage(app(more, setting), '/checkout/payment', payment)
const draftWithout = (part: keyof Bill['draft']) => ({
  [BILL]: () => ({ ...bill, draft: { ...bill.draft, [part]: null } }),
})

test('CHK-4 the bill is the server’s: every line, every tax, the total in the currency charged', async () => {
  const { html, meta } = await render()
  const text = textOf(html)
  for (const part of ['Tea a', '$33.81', 'HST (13%)', '$4.39', 'Total charged $38.20', 'charged in CAD'])
    expect(text).toContain(part)
  expect(meta).toEqual({ title: 'Payment', noindex: true })
})

test('CHK-4 a display currency changes nothing of what is charged', async () => {
  const shown = app()
  shown.state.$currency.set({ code: 'CNY', rate: 5.1 })
  const { html } = await renderPage(shown, '/checkout/payment', payment)
  expect(textOf(html)).toContain('Pay $38.20')
  expect(textOf(html)).not.toContain('≈')
})

test('CHK-6 a step asks for a quiet frame and says itself that it is safe and whom to ask', async () => {
  const { html } = await render()
  expect(html).toContain('class="page page-quiet ')
  expect(textOf(html)).toContain('Secure checkout')
  expect(html).toMatch(/href="\/page\/contact"[^>]*>Help</)
  expect(textOf((await render({}, { language: 'zh' })).html)).toContain('安全结算')
})

test('CHK-7 the options of paymentConfig that work here, as radio cards', async () => {
  const { html } = await render()
  expect(html.match(/name="payment-option"/g)).toHaveLength(2)
  // Each has its own mark, which says nothing that its name does not.
  expect(html.match(/checkout-mark-(?:wechatpay|alipay)" aria-hidden="true"/g)).toHaveLength(2)
  const inAlipay = await render({}, { platform: 'alipay' })
  expect(textOf(inAlipay.html)).not.toContain('WeChat Pay')
  const inMini = await render({}, { platform: 'wechat-mini' })
  expect(textOf(inMini.html)).toContain('There is no way to pay here')
})

test('CHK-7 who is in a browser and has no way to pay is not sent to a browser', async () => {
  const none = { 'GET shoppingManagement4/paymentConfig': () => ({ options: ['gold'] }) }
  const text = textOf((await render(none)).html)
  expect(text).toContain('Please ask the store how you can pay.')
  expect(text).not.toContain('browser')
  expect(textOf((await render(none, { platform: 'alipay' })).html)).toContain(
    'open this shop in your phone’s browser',
  )
})

test('CHK-7 many providers stay one card per means; who processes it is not asked', async () => {
  const config = 'GET shoppingManagement4/paymentConfig'
  const options = ['iotpay-alipay', 'ott-alipay', 'citcon-alipay', 'ott-wechatpay', 'paypal']
  const { html } = await render({ [config]: () => ({ options }) })
  expect(html.match(/name="payment-option"/g)).toHaveLength(3)
  expect(html).not.toContain('<select')
  expect(textOf(html)).not.toMatch(/IOTPay|OTT Pay|Citcon/)
})

test('CHK-8 who gave up at the provider is told that nothing was charged, and nobody else', async () => {
  const back = '/checkout/payment?cancelled=1&token=EC-1'
  const { html } = await renderPage(app(), back, payment)
  expect(html).toMatch(/role="status"[^>]*><strong>You came back; nothing was charged</)
  expect((await renderPage(app({}, { language: 'zh' }), back, payment)).html).toContain('没有扣款')
  expect((await render()).html).not.toContain('nothing was charged')
})

test('LNG-5 a Chinese name begins with the family’s', async () => {
  const named = { ...bill.draft, contact: { ...contact, firstName: '美', lastName: '陈' } }
  expect((await render({ [BILL]: () => ({ ...bill, draft: named }) })).html).toContain('<p>陈美</p>')
})

test('CHK-7 the page in Chinese', async () => {
  const text = textOf((await render({}, { language: 'zh' })).html)
  for (const part of ['付款', '实付金额', '微信支付', '支付宝', '支付 $38.20']) expect(text).toContain(part)
})

test('CHK-7 the pay button is a real button that says what it charges', async () => {
  const { html } = await render()
  expect(html).toMatch(/<button type="button"[^>]*aria-busy="false"[^>]*>Pay \$38\.20<\/button>/)
})

test('CHK-2 the pickup time is shown in the store’s zone, or not at all', async () => {
  expect(textOf((await render()).html)).toMatch(/Jul\.? 2, 9:30/)
  const { html } = await render({
    'GET shoppingManagement4/checkoutConfig': () => {
      throw lost()
    },
  })
  expect(textOf(html)).toContain('Markham')
  expect(textOf(html)).not.toContain('9:30')
})

test('CHK-1 CRT-6 a chosen store that does not sell all of the cart is said before it is paid, with the way to another', async () => {
  const [place] = config.locations
  const sold = (unsold: string[]) => ({
    'GET shoppingManagement4/checkoutConfig': () => ({ ...config, locations: [{ ...place, unsold }] }),
  })
  const { html } = await render(sold(['Egg tart']))
  expect(textOf(html)).toContain('Markham does not sell Egg tart.')
  expect(html).toMatch(/href="\/checkout\/checkout"[^>]*>Go to details</)
  for (const more of [sold([]), {}]) expect(textOf((await render(more)).html)).not.toContain('does not sell')
})

test('CHK-4 discounts, delivery, tip and store credit stand between subtotal and what is charged', async () => {
  const sums = {
    discounts: [{ code: 'SPRING', name: 'Spring tea', amount: 300 }],
    deliveryFee: 0,
    tip: 500,
    storeCredit: 1020,
    total: 4020,
    due: 3000,
  }
  const { html } = await render({ [BILL]: () => ({ ...bill, ...sums }) })
  const text = textOf(html)
  for (const row of [
    'Spring tea-$3.00',
    'DeliveryFree',
    'Tip$5.00',
    'Total$40.20',
    'Store credit-$10.20',
    'Total charged$30.00',
    'Pay $30.00',
  ])
    expect(text.replaceAll(/\s/g, '')).toContain(row.replaceAll(/\s/g, ''))
})

test.each([
  ['a pickup on a day without a time', { slot: null, pickupDate: '2026-06-05' }],
  ['a table', { method: 'eatIn', slot: null, tableNumber: 'A1' }],
])('RTE-7 %s is settled', async (_what, part) => {
  const { location } = await render({ [BILL]: () => ({ ...bill, draft: { ...bill.draft, ...part } }) })
  expect(location).toBeNull()
})

test('RTE-7 a delivery needs its address', async () => {
  const draft = { ...bill.draft, method: 'delivery', address: null }
  expect((await render({ [BILL]: () => ({ ...bill, draft }) })).location).toBe('/checkout/checkout')
})

test('RTE-7 an incomplete draft goes back to the details, an empty cart to the cart', async () => {
  for (const part of ['method', 'localStoreName', 'contact', 'slot'] as const)
    expect((await render(draftWithout(part))).location).toBe('/checkout/checkout')
  expect((await render({ [BILL]: () => ({ ...bill, lines: [] }) })).location).toBe('/checkout/cart')
  const refused = (code: 'cart-empty' | 'draft-incomplete') => ({
    [BILL]: () => {
      throw refusal(code)
    },
  })
  expect((await render(refused('cart-empty'))).location).toBe('/checkout/cart')
  expect((await render(refused('draft-incomplete'))).location).toBe('/checkout/checkout')
  // What the page knows of an empty cart goes along (lost-cart.test.ts).
  const shown = app(refused('cart-empty'))
  shown.state.$cart.set(cartOf([line('a')]))
  expect((await renderPage(shown, '/checkout/payment', payment)).location).toMatch(/&ended=1$/)
})

test('CHK-7 without a bill the page says what is safe and offers a retry', async () => {
  const { status, html } = await render({
    [BILL]: () => {
      throw lost()
    },
  })
  expect(status).toBe(503)
  expect(textOf(html)).toContain('Your cart and details are safe.')
})

test.each([
  ['en', 'The coupon SPRING no longer applies: This coupon has expired.', 'This coupon has expired.'],
  ['zh', '优惠券 SPRING 已不适用：这张优惠券已过期。', '这张优惠券已过期。'],
] as const)('CHK-4 a coupon that stopped working is said, once (%s)', async (language, said, message) => {
  await drawnAtOnce()
  const couponIssue = { code: 'SPRING', reason: 'coupon-expired', message }
  const { html } = await render({ [BILL]: () => ({ ...bill, couponIssue }) }, { language })
  expect(textOf(html)).toContain(said)
  expect(textOf(html).split(message)).toHaveLength(2)
  const without = await render({ [BILL]: () => ({ ...bill, couponIssue: null }) }, { language })
  expect(textOf(without.html)).not.toContain('SPRING')
})

test('CHK-4 coupon, tip, store credit and note are offered as the store and the account have them', async () => {
  const tips = { choices: [{ choice: { percent: 15 as const }, amount: 507 }], customUpTo: 3381 }
  const coupon = { code: 'SPRING', name: 'Spring tea', description: 'From $30 on.' }
  const more: Answers = {
    ...PAYMENT_ANSWERS,
    'GET shoppingManagement4/checkoutConfig': () => ({ ...config, tips }),
    'GET common3/coupons/[{code}]': () => ({ coupons: [coupon] }),
    'GET admin/storeCreditManagement/storeCredit': () => ({ balance: 1000, currency: 'CAD' }),
    'GET shoppingManagement4/paymentConfig': () => ({ options: ['ott-alipay', 'store-credit'] }),
  }
  const guest = textOf((await render(more)).html)
  expect(guest).toContain('Coupon Tip Note to the store')
  expect(guest).not.toContain('Store credit')
  const signedIn = app(more)
  const user = { emailID: 'u@example.com', firstName: 'Uma', lastName: 'Ser', profileImage: null }
  signedIn.state.$session.set({ ...ANONYMOUS, user, userID: 'u1' })
  const { html } = await renderPage(signedIn, '/checkout/payment', payment)
  expect(textOf(html)).toContain('Store credit: $10.00')
  // Too little to pay all of it is no way to pay all of it.
  expect(html).not.toContain('value="store-credit"')
})

test.each([
  ['in the bill is no way to pay the rest', 2000, 2000, 1820, false],
  ['beside the bill, enough for the rest, is a way to pay it', 5000, 2000, 1820, true],
  ['kept for an order that waits can be taken off the bill', 0, 2000, 1820, false],
])('CHK-4 CHK-7 store credit %s', async (_what, balance, storeCredit, due, offered) => {
  const owner = app({
    [BILL]: () => ({ ...bill, storeCredit, due }),
    'GET admin/storeCreditManagement/storeCredit': () => ({ balance, currency: 'CAD' }),
    'GET shoppingManagement4/paymentConfig': () => ({ options: ['ott-alipay', 'store-credit'] }),
  })
  owner.state.$session.set({ ...ANONYMOUS, userID: 'u1' })
  const { html } = await renderPage(owner, '/checkout/payment', payment)
  expect(html.includes('value="store-credit"')).toBe(offered)
  expect(textOf(html)).toMatch(/Store credit: \$[25]0\.00 -\$20\.00/)
})

test('CHK-4 CHK-7 what store credit pays in full asks for no other way to pay', async () => {
  const { html } = await render({ [BILL]: () => ({ ...bill, storeCredit: 3820, due: 0 }) })
  expect(html).not.toContain('name="payment-option"')
  expect(textOf(html)).toContain('Place order')
})

test.each([
  ['pickup', true, true],
  ['pickup', false, false],
  ['delivery', true, false],
] as const)(
  'CHK-7 an order for %s, where the store takes money: %s, can be paid there: %s',
  async (method, payAtStore, shown) => {
    const [place] = config.locations
    const draft = { ...bill.draft, method, address: location.address }
    const { html } = await render({
      [BILL]: () => ({ ...bill, draft }),
      'GET shoppingManagement4/paymentConfig': () => ({ options: ['ott-alipay', 'pay-at-store'] }),
      'GET shoppingManagement4/checkoutConfig': () => ({ ...config, locations: [{ ...place, payAtStore }] }),
    })
    expect(html.includes('value="pay-at-store"')).toBe(shown)
  },
)

test('CHK-4 the bill shows what is bought with its picture, and leads back to the cart', async () => {
  const lines = [{ ...bill.lines[0], image: PICTURE }]
  const { html } = await render({ [BILL]: () => ({ ...bill, lines }) })
  expect(html).toMatch(/<img[^>]*src="\/media\/a\.webp"/)
  expect(html).toMatch(/href="\/checkout\/cart"[^>]*>Edit cart</)
  expect(textOf(html)).toMatch(/Tea a 250 g × 2 \$33\.81/)
  // A product without a picture keeps its place; a store that names none has lines of words.
  const none = await render({ [BILL]: () => ({ ...bill, lines: [{ ...bill.lines[0], image: null }] }) })
  const silent = await render()
  expect([none, silent].map(page => page.html.includes('checkout-thumb'))).toEqual([true, false])
})
