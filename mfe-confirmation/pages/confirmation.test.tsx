import { ApiError } from 'shared-contracts/api/api-error.ts'
import type { Bought, ReturnedOrder } from 'shared-contracts/api/entities/order.ts'
import type { PageArgs } from 'shared-contracts/remote/page.ts'
import type { PageModule } from 'shared-contracts/remote/remote.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { RouterContextProvider } from 'shared-contracts/remote/runtime/router.ts'
import { createFakeBackend as fakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { openPage, renderPage } from 'shared-contracts/testing/render-page.tsx'
import { describe, expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import remote from '../remote.ts'
import { Component, early } from './confirmation.tsx'

const CHECK = 'POST shoppingManagement4/checkOttPaymentStatus'
const SNAPPAY = 'POST shoppingManagement4/checkSnapPayPaymentStatus'
const ORDER = 'GET admin/orderManagement/order/{id}'
const OWN = '/confirmation/A1?from_source=ott_h5XA1'
const check = (status: string, paymentStatus: string, qrCodeScan = false) => ({
  orderID: 'A1',
  status,
  paymentStatus,
  qrCodeScan,
})
const session = {
  user: { emailID: 'a@b.ca', firstName: 'Ann', lastName: 'Bo', profileImage: null },
  userID: 'u1',
  lastLoginDate: '2026-01-01T00:00:00Z',
  myID: null,
}

const order: ReturnedOrder = {
  amount: 4520,
  currency: 'CAD',
  startedAt: '2026-06-02T14:00:00Z',
  expiresAt: '2026-06-02T14:30:00Z',
  reopenUrl: 'http://pay.test/att-1',
  method: 'pickup',
  location: {
    id: 'east',
    localStoreName: 'East Shop',
    address: {
      streetNumberAndNameDetails: '1 King St',
      city: 'Toronto',
      province: 'ON',
      postCode: 'M5V 1A1',
    },
    timeZone: 'America/Toronto',
    methods: ['pickup'],
  },
  slot: { start: '2026-06-02T16:00:00Z', end: '2026-06-02T17:00:00Z' },
  pickupDate: null,
  tableNumber: null,
  pickupCode: 'K7M2',
  receiptTo: 'a•••@b.ca',
  emailID: 'ann@b.ca',
}

const bought: Bought = {
  lines: [
    {
      productID: 'longjing',
      name: 'Longjing',
      optionLabel: '250 g',
      quantity: 2,
      unitPrice: 2000,
      lineTotal: 4000,
      image: {
        src: '/longjing.webp',
        alt: 'A tin of Longjing',
        width: 400,
        height: 400,
        sources: [],
        placeholder: null,
      },
    },
  ],
  subtotal: 4000,
  taxes: [{ name: 'HST', rate: 130_000, amount: 520 }],
  total: 4520,
  paymentMethod: 'alipay',
}

type Snapshot = Parameters<typeof fakeApp>[1]
async function show(answer: () => unknown, address = OWN, snapshot: Snapshot = {}) {
  const { api, calls } = fakeBackend({ [CHECK]: answer, [SNAPPAY]: answer, [ORDER]: answer })
  return { ...(await openPage(remote.pages, address, fakeApp(api, snapshot))), calls }
}

test('RET-9 anonymous success: receipt, order id, Register and Continue Shopping', async () => {
  const { html, calls } = await show(() => check('NEW', 'PAID_ONLINE'))
  expect(html).toContain('Order Success!')
  expect(html).toContain('A receipt has been emailed')
  expect(html).toContain('<strong>A1</strong>')
  expect(html).toMatch(/href="\/account\/signup"[^>]*>Register</)
  expect(html).toMatch(/href="\/store"[^>]*>Continue Shopping</)
  expect(html).not.toContain('Check Order Detail')
  expect(calls).toHaveLength(1)
})

test('RET-9 logged-in success: Check Order Detail and My Account', async () => {
  const { html } = await show(() => check('NEW', 'PAID_ONLINE'), OWN, { session })
  expect(html).toMatch(/href="\/user\/orders\?id=A1"[^>]*>Check Order Detail</)
  expect(html).toMatch(/href="\/user\/list"[^>]*>My Account</)
  expect(html).not.toContain('Register')
})

test.each([
  [
    'en',
    'check the order in your account by its order id.',
    'check the order by its order id:',
    'Find your order',
  ],
  ['zh', '在账户中凭订单号查看订单。', '凭订单号查看订单：', '查找订单'],
] as const)(
  'RET-9 where the order is checked by its order id is said as it is for a member and for a guest (%s)',
  async (language, member, guest, find) => {
    for (const paymentStatus of ['PAID_ONLINE', 'PAY_AT_STORE']) {
      const answer = () => check('NEW', paymentStatus)
      const own = (await show(answer, OWN, { session, language })).html
      expect(own).toContain(member)
      expect(own).not.toContain('findOrder')
      const { html } = await show(answer, OWN, { language })
      expect(html).toContain(guest)
      expect(html).toMatch(new RegExp(`href="/account/findOrder\\?order=A1"[^>]*>${find}<`))
      expect(html).not.toContain(member)
    }
  },
)

test('RET-9 ACC-5 where nobody hands anything over nothing is said of fetching it', async () => {
  const membership = { ...order, location: null, slot: null, pickupCode: null }
  const { html } = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order: membership }))
  expect(html).toContain('Order Success!')
  expect(html).not.toContain('confirmation-next')
})

test('RET-4 pending: Submit Payment... with the provider and a spinner', async () => {
  const { html } = await show(() => check('INTERIM', 'NOT_PAID'))
  expect(html).toContain('Submit Payment...')
  expect(html).toContain('OTT Pay')
  expect(html).toContain('spinner')
})

test('RET-4 the waiting screen says order, amount, provider and time, and has every way on', async () => {
  const { html } = await show(() => ({ ...check('INTERIM', 'NOT_PAID'), order }))
  for (const text of ['A1', '$45.20', 'OTT Pay', 'Waiting for', '10:30', 'Check now'])
    expect(html).toContain(text)
  expect(html).toMatch(/href="http:\/\/pay\.test\/att-1"[^>]*>Reopen payment</)
  expect(html).toMatch(/href="\/checkout\/payment\?order=A1&amp;another=1"[^>]*>Another method</)
  expect(html).toMatch(/href="\/user\/orders\?id=A1"[^>]*>Pay later</)
  // One of them leads: whoever has paid must not be led to pay once more.
  expect(html.match(/button-primary/g)).toHaveLength(1)
  expect(html).toMatch(/button-primary"[^>]*>Check now</)
  expect(html.match(/class="button button-quiet"/g)).toHaveLength(3)
})

test('RET-4 APP-1 the times stand in the first drawing as they will once the page runs, so that nothing moves then', async () => {
  const since = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const kept = { ...order, startedAt: since(-5), expiresAt: since(25) }
  const { html } = await show(() => ({ ...check('INTERIM', 'NOT_PAID'), order: kept }))
  expect(html).toMatch(/<span role="timer">5:\d\d</)
  expect(html).toMatch(/2[45]:\d\d left</)
})

test('RET-4 an address of the payment page that is no web address is not offered', async () => {
  const evil = { ...order, reopenUrl: 'javascript:alert(1)' }
  const { html } = await show(() => ({ ...check('INTERIM', 'NOT_PAID'), order: evil }))
  expect(html).not.toContain('Reopen payment')
})

test('RET-9 success says when the store is open, with a telephone to tap; a store that says neither has its place alone', async () => {
  const place = { phone: '+1 416-555-0167', openingHours: ['Mo-Fr 09:00-18:00'] }
  const location = order.location && { ...order.location, ...place }
  const { html } = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order: { ...order, location } }))
  expect(html).toContain('Mon–\u2060Fri 9:00\xa0a.m.–6:00\xa0p.m.')
  expect(html).toContain('<a href="tel:+14165550167">+1 416-555-0167</a>')
  const silent = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order }))
  expect(silent.html).not.toContain('tel:')
})

test('RET-9 success says what comes next: code, place on a map, slot with a calendar file, masked receipt address', async () => {
  const before = new Date()
  const { html } = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order }))
  for (const text of ['K7M2', 'East Shop', '1 King St', '12:00', 'emailed to a•••@b.ca'])
    expect(html).toContain(text)
  expect(html).toMatch(
    /href="https:\/\/www\.google\.com\/maps\/search\/[^"]*King[^"]*"[^>]*>Show on the map</,
  )
  expect(html).toMatch(/href="data:text\/calendar[^"]*"[^>]*>Add to calendar</)
  const [, stamp = ''] = /DTSTAMP%3A(\d{8}T\d{6}Z)/.exec(html) ?? []
  const seconds = [before, new Date()].map(time => time.toISOString().replace(/[-:]|\.\d+/g, ''))
  expect([seconds[0], stamp, seconds[1]]).toEqual([seconds[0], stamp, seconds[1]].sort())
  expect(html).not.toContain('ann@b.ca')
})

test('RET-9 a paid order shows what was bought, what it came to and what it was paid with', async () => {
  const paid = () => ({ ...check('NEW', 'PAID_ONLINE'), order: { ...order, bought } })
  const { html } = await show(paid)
  for (const text of ['250 g', 'HST 13%', 'Paid with Alipay', 'src="/longjing.webp"'])
    expect(html).toContain(text)
  expect(html).toMatch(/href="\/store\/product\/longjing"[^>]*>Longjing</)
  expect((await show(paid, OWN, { language: 'zh' })).html).toContain('已用支付宝付款')
  // A backend may say nothing of it.
  const silent = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order }))
  expect(silent.html).not.toContain('What you ordered')
})

test('RET-9 ACC-10 an order that says itself what was bought shows it to its own shopper, not to a return token alone', async () => {
  const address = '/confirmation/A1?from_source=paypalXA1'
  const paid = (returned: ReturnedOrder) => ({
    ...bought,
    orderID: 'A1',
    status: 'NEW',
    paymentStatus: 'PAID_ONLINE',
    paymentMethod: 'paypal',
    returned,
  })
  const { html } = await show(() => paid(order), address)
  expect(html).toContain('Longjing')
  expect(html).toContain('Paid with PayPal')
  const stranger = await show(() => paid({ ...order, emailID: null }), address)
  expect(stranger.html).toContain('Order Success!')
  expect(stranger.html).not.toContain('Longjing')
  expect(JSON.stringify(stranger.data)).not.toContain('Longjing')
})

test('RET-9 a table, or a day without a time, is said as such', async () => {
  const eatIn = { ...order, method: 'eatIn', slot: null, tableNumber: '12' }
  const { html } = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order: eatIn }))
  expect(html).toMatch(/Table.*12/)
  expect(html).not.toContain('K7M2')
  const day = { ...order, slot: null, pickupDate: '2026-06-03' }
  expect((await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order: day }))).html).toContain('Wed, Jun')
})

test('RET-9 a delivery names its address and time, also in the calendar, and no code, though older orders have one', async () => {
  const address = {
    streetNumberAndNameDetails: '8 Elm Street',
    unit: '4B',
    city: 'Markham',
    province: 'ON',
    postCode: 'L3R 2B2',
  }
  const delivered = { ...order, method: 'delivery', address }
  const { html } = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order: delivered }))
  expect(html).toMatch(/Where.*8 Elm Street.*L3R 2B2.*When.*12:00.*1:00/)
  expect(html).toContain('LOCATION%3A8%20Elm%20Street')
  for (const text of ['K7M2', 'East Shop', 'Show on the map']) expect(html).not.toContain(text)
})

test('RET-9 an order to be paid in the store is a success that says what is due there', async () => {
  const accepted = { ...bought, orderID: 'A1', status: 'NEW', paymentStatus: 'PAY_AT_STORE', returned: order }
  const { html } = await show(() => accepted, '/confirmation/A1?from_source=storeXA1')
  expect(html).toContain('Order Success!')
  expect(html).toMatch(/To pay at the store.*\$45\.20/)
  expect(html).toContain('A confirmation has been emailed to a•••@b.ca')
  expect(html).not.toContain('receipt')
  const zh = await show(() => accepted, '/confirmation/A1?from_source=storeXA1', { language: 'zh' })
  expect(zh.html).toContain('确认邮件已发送')
  expect(zh.html).not.toContain('收据')
})

test('RET-8 ERR-1 the mini program’s errors appear exactly so', async () => {
  const mini = async (query: string) =>
    (await show(() => ({}), `/confirmation/A1?MP_paymentstatus=OK${query}`)).html
  expect(await mini('&wmpoid=o1')).toContain('miniProgram OrderID error')
  expect(await mini('&orderID=A1')).toContain('no WechatOpenID')
})

test('RET-7 the debug line shows where debugging is switched on, for the scan-to-pay provider', async () => {
  const address = '/confirmation/A1?from_source=snappay_h5XA1'
  const pending = () => check('INTERIM', 'NOT_PAID')
  expect((await show(pending, address)).html).not.toContain('INTERIM')
  const debugging = { appInfo: { flags: { debug: true } } } as unknown as Snapshot
  expect((await show(pending, address, debugging)).html).toContain('INTERIM NOT_PAID')
  expect((await show(pending, OWN, debugging)).html).not.toContain('INTERIM')
})

test.each([
  [SNAPPAY, '/confirmation/A1?from_source=snappay_h5XA1'],
  [CHECK, OWN],
])('RET-11 success shows when %s says so, the spinner while it is pending', async (_call, address) => {
  expect((await show(() => check('NEW', 'PAID_ONLINE'), address)).html).toContain('Order Success!')
  expect((await show(() => check('INTERIM', 'NOT_PAID'), address)).html).toContain('confirmation-spinner')
})

test('RET-5 RET-10 failed: Payment Failed, red line, Back to Cart, and another method for the same order', async () => {
  const { html } = await show(() => check('FAILED', 'FAILED'))
  expect(html).toMatch(/href="\/checkout\/payment\?order=A1&amp;another=1"[^>]*>Another method</)
  expect(html).toContain('Payment Failed')
  expect(html).toContain('confirmation-error')
  expect(html).toMatch(/href="\/checkout"[^>]*>Back to Cart</)
})

test('RET-10 a cancelled order says so, and one that was paid says that the money goes back', async () => {
  const cancelled = await show(() => check('CANCELLED', 'NOT_PAID'))
  expect(cancelled.html).toContain('Payment Failed')
  expect(cancelled.html).toContain('This order was cancelled.')
  expect(cancelled.html).toContain('href="/checkout/payment?order=A1&amp;another=1"')
  const refunded = await show(() => check('CANCELLED', 'PAID_ONLINE'))
  expect(refunded.html).toContain('Order Cancelled')
  expect(refunded.html).toContain('goes back the way it came')
  expect(refunded.html).not.toContain('Nothing has been charged')
})

test('RET-6 a scanned code: in process with the order id', async () => {
  const { html } = await show(() => check('INTERIM', 'NOT_PAID', true))
  expect(html).toContain('Your order is in process')
  expect(html).toContain('A1')
})

test('RET-1 CHK-4 an order is told by the number that its store gave it', async () => {
  for (const id of ['#1001', 'ORD/2026:1', 'A 12', '订单-42']) {
    const address = `/confirmation/${encodeURIComponent(id)}?${new URLSearchParams({ from_source: `ott_h5X${id}` })}`
    const { html } = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), orderID: id }), address)
    expect(html).toContain('Order Success!')
    expect(html).toContain(id)
  }
})

test('RET-2 ERR-1 an unreadable address says orderID error and asks nobody', async () => {
  for (const address of ['/confirmation/A1?from_source=', '/confirmation/A1?from_source=ott_h5XA2']) {
    const { html, calls } = await show(() => check('NEW', 'PAID_ONLINE'), address)
    expect(html).toContain('orderID error')
    expect(html).not.toContain('Order Success!')
    expect(calls).toHaveLength(0)
  }
})

test('RET-1 RET-13 without any query the path names the order: whoever may see it is told what became of it', async () => {
  const { html, calls } = await show(
    () => ({ ...check('NEW', 'PAID_ONLINE'), returned: { ...order, emailID: null } }),
    '/confirmation/A1',
  )
  expect(html).toContain('Order Success!')
  expect(html).toContain('K7M2')
  expect(calls.map(({ call }) => call)).toEqual([ORDER])
  const waits = await show(
    () => ({ ...check('INTERIM', 'NOT_PAID'), returned: { ...order, emailID: null } }),
    '/confirmation/A1',
  )
  expect(waits.html).toContain('Submit Payment...')
})

test('RET-2 ERR-1 CHK-10 without any query an order that is not the visitor’s is an orderID error', async () => {
  const absent = () => {
    throw new ApiError(ORDER, 404, { error: { errors: [{ code: 'not-found', message: 'Not here.' }] } })
  }
  const { html } = await show(absent, '/confirmation/A1')
  expect(html).toContain('orderID error')
  expect(html).not.toContain('Not here.')
})

test('RET-7 ERR-1 an answer without statuses says so exactly', async () => {
  const scanToPay = '/confirmation/A1?from_source=snappay_h5XA1'
  const { html } = await show(() => ({ orderID: 'A1' }), scanToPay)
  expect(html).toContain('no status or no payment status')
})

test('RET-8 the mini program’s failure is shown in its words, as text', async () => {
  const said = 'MP_paymentstatus=FAIL&message=%3Cb%3Ecancelled%3C%2Fb%3E'
  const { html } = await show(() => ({}), `/confirmation/A1?${said}`)
  expect(html).toContain('Payment Failed')
  expect(html).toContain('&lt;b&gt;cancelled&lt;/b&gt;')
})

test('RET-12 a refusal shows its first message as text, and is no failed payment: whose order it is can find it', async () => {
  const refuse = () => {
    throw new ApiError(CHECK, 404, { error: { errors: [{ code: 'not-found', message: '<b>No</b>' }] } })
  }
  const { html } = await show(refuse)
  expect(html).toContain('We cannot show this order here')
  expect(html).not.toContain('Payment Failed')
  expect(html).toMatch(/href="\/account\/findOrder\?order=A1"[^>]*>Find your order</)
  expect(html).toContain('&lt;b&gt;No&lt;/b&gt;')
  expect(html).toContain('Check again')
  expect((await show(refuse, OWN, { language: 'zh' })).html).toContain('无法在此显示这笔订单')
})

test('RET-13 what the address claims is never shown as paid', async () => {
  const forged = `${OWN}&status=SUCCESS&MP_paymentstatus=OK&orderID=A1&message=%3Cscript%3E`
  const { html } = await show(() => check('INTERIM', 'NOT_PAID'), forged)
  expect(html).not.toContain('Order Success!')
  expect(html).not.toContain('<script>')
})

test('RET-9 RET-10 Chinese', async () => {
  const success = await show(() => check('NEW', 'PAID_ONLINE'), OWN, { language: 'zh' })
  expect(success.html).toContain('下单成功')
  const named = { language: 'zh', appInfo: { storeName: 'East Shop', flags: {} } } as unknown as Snapshot
  const thanks = await show(() => check('NEW', 'PAID_ONLINE'), OWN, named)
  expect(thanks.html).toContain('感谢您在 East Shop 购物')
  const failure = await show(() => check('FAILED', 'FAILED'), OWN, { language: 'zh' })
  expect(failure.html).toContain('支付失败')
})

test('the page is kept out of search engines and has a title', async () => {
  const { meta } = await show(() => check('NEW', 'PAID_ONLINE'))
  expect(meta).toEqual({ title: 'Your order', noindex: true })
})

test('CHK-12 an order that its mailbox must confirm says so in place of the receipt, in both languages', async () => {
  const answer = () => ({
    ...bought,
    ...check('NEW', 'PAY_AT_STORE'),
    returned: { ...order, confirmBy: '2026-06-02T14:30:00Z' },
  })
  const { html } = await show(answer, '/confirmation/A1?from_source=storeXA1')
  expect(html).toContain('confirm your order')
  expect(html).toContain('By 10:30\xa0a.m., open the link we emailed to a•••@b.ca')
  expect(html).not.toContain('A receipt has been emailed')
  const zh = await show(answer, '/confirmation/A1?from_source=storeXA1', { language: 'zh' })
  expect(zh.html).toContain('还差一步')
})

describe('RTE-1 RET-9 before the order is there', () => {
  const STORE = '/confirmation/A1?from_source=storeXA1'
  const begin = (state: unknown, address = STORE) => {
    const { api } = fakeBackend({})
    const context = new RouterContextProvider()
    context.set(appContext, fakeApp(api))
    const request = new Request(`http://shop.test${address}`)
    return early({ request, params: { id: 'A1' }, context } as unknown as PageArgs, state)
  }

  test('RTE-1 RET-9 the page begins with the store’s own word that it took the order; without that it waits', () => {
    expect(begin({ ordered: 'accepted' })).toMatchObject({
      data: { orderID: 'A1', first: { verdict: 'accepted', order: null } },
      meta: { title: 'Your order', noindex: true },
    })
    for (const state of [null, undefined, {}, { email: 'a@b.ca' }]) expect(begin(state)).toBeNull()
    expect(begin({ ordered: 'accepted' }, '/confirmation/A1?from_source=storeXA2')).toBeNull()
  })

  test('RTE-1 RET-9 it says that and the number, and offers no way on that would move as the rest comes', async () => {
    const { data } = begin({ ordered: 'paid' }) ?? {}
    const page: PageModule = { loader: () => data, Component }
    const { html } = await renderPage(page, '/confirmation/:id', STORE, fakeApp(fakeBackend({}).api))
    for (const text of ['Order Success!', '<strong>A1</strong>', 'aria-busy']) expect(html).toContain(text)
    for (const text of ['emailed', 'Continue Shopping', 'Register']) expect(html).not.toContain(text)
  })
})
