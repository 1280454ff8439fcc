import { ApiError } from 'shared-contracts/api/api-error.ts'
import type { PageArgs } from 'shared-contracts/remote/page.ts'
import type { PageModule } from 'shared-contracts/remote/remote.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { RouterContextProvider } from 'shared-contracts/remote/runtime/router.ts'
import { createFakeBackend as fakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { describe, expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { CHECK, check, ORDER, OWN, order, SNAPPAY, type Snapshot, show } from '../fixtures/shown-order.ts'
import { Component, early } from './confirmation.tsx'

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

test('RET-10 HDR-5 failed in a store that takes no orders any more: on to its goods, to no cart', async () => {
  const closed = { appInfo: { flags: { enableCheckout: false } } } as unknown as Snapshot
  const { html } = await show(() => check('FAILED', 'FAILED'), OWN, closed)
  expect(html).toContain('Payment Failed')
  expect(html).toMatch(/href="\/store"[^>]*>Continue Shopping</)
  expect(html).not.toContain('Back to Cart')
})

test('RET-5 RET-10 failed: Payment Failed, red line, Back to Cart, and another method for the same order', async () => {
  const { html } = await show(() => check('FAILED', 'FAILED'))
  expect(html).toMatch(/href="\/checkout\/payment\?order=A1&amp;another=1"[^>]*>Another method</)
  expect(html).toContain('Payment Failed')
  expect(html).toContain('confirmation-error')
  expect(html).toMatch(/href="\/checkout"[^>]*>Back to Cart</)
})

test('RET-10 CRT-3 from a group buy the way back leads to its own cart', async () => {
  for (const statuses of [
    ['FAILED', 'FAILED'],
    ['CANCELLED', 'PAID_ONLINE'],
  ] as const) {
    const of = { ...order, fissionCampaignId: 'g1' }
    const { html } = await show(() => ({ ...check(statuses[0], statuses[1]), order: of }))
    expect(html).toMatch(/href="\/checkout\/campaignCart\?FissionSale=g1"[^>]*>Back to Cart</)
  }
})

test.each([
  ['en', 'Order Cancelled', 'What you paid goes back', 'Nothing has been charged'],
  ['zh', '订单已取消', '原路退回', '没有扣款'],
] as const)(
  'RET-10 RET-13 money that came too late for its order is not called uncharged: it goes back (%s)',
  async (language, title, back, uncharged) => {
    const { html } = await show(
      () => ({ ...check('FAILED', 'FAILED'), order: { ...order, goesBack: true } }),
      OWN,
      { language },
    )
    for (const text of [title, back]) expect(html).toContain(text)
    for (const text of [uncharged, 'another=1']) expect(html).not.toContain(text)
  },
)

test.each([
  ['en', 'This order was cancelled. Too late.'],
  ['zh', '此订单已取消。Too late.'],
] as const)(
  'CHK-12 ERR-2 an order that is over says why, as its timeline does (%s)',
  async (language, text) => {
    const timeline = [
      { at: '2026-06-02T14:00:00Z', event: 'placed' },
      { at: '2026-06-02T14:30:00Z', event: 'cancelled', note: 'Too late.' },
    ]
    const address = '/confirmation/A1?from_source=storeXA1'
    for (const paymentStatus of ['PAY_AT_STORE', 'NOT_PAID', 'PAID_ONLINE']) {
      const answer = { ...check('CANCELLED', paymentStatus), timeline, returned: order }
      const { html } = await show(() => answer, address, { language })
      expect(html).toContain(text)
    }
  },
)

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

test.each([
  ['en', 'Order Cancelled', /Payment Failed|Nothing has been charged for|your cart/],
  ['zh', '订单已取消', /支付失败|购物车(?:也)?保持原样/],
] as const)(
  'RET-10 ERR-2 an order that was bought or accepted, and is cancelled, is no failed payment, and not in the cart any more (%s)',
  async (language, title, wrong) => {
    for (const paymentStatus of ['PAID_ONLINE', 'PAY_AT_STORE']) {
      const { html } = await show(() => check('CANCELLED', paymentStatus), OWN, { language })
      expect(html).toContain(title)
      expect(html).toMatch(/class="button button-primary"[^>]*href="\/user\/orders\?id=A1"/)
      expect(html).not.toContain('another=1')
      expect(html).not.toMatch(wrong)
    }
  },
)

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

test('CAT-8 the page is kept out of search engines and has a title', async () => {
  const { meta } = await show(() => check('NEW', 'PAID_ONLINE'))
  expect(meta).toEqual({ title: 'Your order', noindex: true })
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
