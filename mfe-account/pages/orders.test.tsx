import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { expect, test } from 'vitest'
import { COUNT, LIST, ORDER, open } from '../fixtures/open.ts'
import { openOrder } from '../fixtures/open-order.ts'
import { ANN, detail, refuses, summary } from '../fixtures/visitors.ts'

test('VIS-2 the anonymous are sent to sign in and come back', async () => {
  const anonymous = { [COUNT]: refuses(401), [LIST]: refuses(401), [ORDER]: refuses(404) }
  expect((await open('/user/orders', anonymous)).redirect).toBe('/account/login?next=%2Fuser%2Forders')
  const back = '/account/login?next=%2Fuser%2Forders%3Fid%3DA1'
  expect((await open('/user/orders?id=A1', anonymous)).redirect).toBe(back)
  expect((await open('/user/orders?id=A1', { ...anonymous, [ORDER]: refuses(401) })).redirect).toBe(back)
})

test('API-5 ACC-3 orders that nobody counts are listed, and lead on while parts come full', async () => {
  const orders = Array.from({ length: 10 }, (_, i) => summary(i + 1))
  for (const status of [404, 500]) {
    const { html } = await open('/user/orders', { [COUNT]: refuses(status), [LIST]: () => ({ orders }) })
    expect(html.match(/<li/g)?.length).toBeGreaterThanOrEqual(10)
    expect(html).toContain('10 shown')
    expect(html).toContain('rel="next"')
  }
  const few = await open('/user/orders', { [COUNT]: refuses(404), [LIST]: () => ({ orders: [] }) })
  expect(few.html).toContain('No orders yet')
})

test('API-5 RTE-8 an order that is not there is said to be missing also where orders are not counted', async () => {
  const answers = { [ORDER]: refuses(404), [COUNT]: refuses(501) }
  const { status, html } = await open('/user/orders?id=A9', answers, { session: ANN })
  expect(status).toBe(404)
  expect(html).toContain('We could not find that order')
})

test('ACC-3 the list of orders: count, words, dates in the store’s zone', async () => {
  const orders = Array.from({ length: 10 }, (_, i) => summary(24 - i))
  const { html } = await open('/user/orders', { [COUNT]: () => ({ count: 24 }), [LIST]: () => ({ orders }) })
  expect(html).toContain('10 of 24')
  expect(html).toContain('href="/user/orders?id=A24"')
  expect(html).toContain('Jan 15, 2026')
  expect(html).toContain('>Paid</span>')
  expect(html).toMatch(/href="\/user\/orders\?page=2"[^>]*>Show more</)
})

test.each([
  ['NEW', 'PAID_ONLINE', 'good', ['Order received', 'Paid']],
  ['NEW', 'PAY_AT_STORE', 'good', ['Order received', 'Pay at the store']],
  ['INTERIM', 'NOT_PAID', 'open', ['Not confirmed yet', 'Not paid yet']],
  ['FAILED', 'FAILED', 'bad', ['Not placed', 'Payment failed']],
  ['CANCELLED', 'NOT_PAID', 'bad', ['Cancelled']],
  ['CANCELLED', 'PAY_AT_STORE', 'bad', ['Cancelled']],
  ['CANCELLED', 'FAILED', 'bad', ['Cancelled', 'Payment failed']],
  ['CANCELLED', 'PAID_ONLINE', 'bad', ['Cancelled', 'Refund']],
])('ACC-3 RET-5 the badges of %s with %s look %s', async (status, paymentStatus, tone, words) => {
  const answers = {
    [COUNT]: () => ({ count: 1 }),
    [LIST]: () => ({ orders: [{ ...summary(1), status, paymentStatus }] }),
  }
  const { html } = await open('/user/orders', answers)
  expect(html.match(/<span class="badge [^<]*<\/span>/g)).toEqual(
    words.map(word => `<span class="badge account-tone-${tone}">${word}</span>`),
  )
})

test('API-5 ACC-3 of a way of handing over that nobody here knows, what is known of the order is said', async () => {
  const order = { ...summary(1), status: 'NEW', paymentStatus: 'PAID_ONLINE', handedOver: 'shipped' }
  const answers = { [COUNT]: () => ({ count: 1 }), [LIST]: () => ({ orders: [order] }) } as object
  expect((await open('/user/orders', answers)).html).toMatch(/<span class="badge [^>]*>Order received</)
})

test('ACC-3 CHK-4 of a cancelled order that cost nothing no money is spoken of', async () => {
  const order = {
    ...detail,
    total: 0,
    due: 0,
    status: 'CANCELLED',
    paymentStatus: 'PAID_ONLINE',
    refund: 'done',
  }
  const listed = { [COUNT]: () => ({ count: 1 }), [LIST]: () => ({ orders: [order] }), [ORDER]: () => order }
  for (const path of ['/user/orders', '/user/orders?id=A1']) {
    const { html } = await open(path, listed, { session: ANN })
    expect(html).toContain('Cancelled')
    expect(html).not.toMatch(/refund|paid online/i)
  }
})

test.each([
  ['en', 'due', 'Refund under way'],
  ['en', 'done', 'Refunded'],
  ['zh', 'due', '退款处理中'],
  ['zh', 'done', '已退款'],
] as const)(
  'ACC-3 a row of the list says how far the money has come that goes back (%s, %s)',
  async (language, refund, words) => {
    const order = { ...summary(1), status: 'CANCELLED', paymentStatus: 'PAID_ONLINE', refund }
    const answers = { [COUNT]: () => ({ count: 1 }), [LIST]: () => ({ orders: [order] }) }
    for (const path of ['/user/list', '/user/orders'])
      expect((await open(path, answers, { session: ANN, language })).html).toMatch(
        new RegExp(`<span class="badge [^>]*>${words}</span>`),
      )
  },
)

test.each([
  ['en', 'Cancelled', 'Not paid yet'],
  ['zh', '已取消', '尚未付款'],
] as const)(
  'ACC-3 nobody is told that a cancelled order is not paid yet (%s)',
  async (language, said, unsaid) => {
    const order = { ...detail, status: 'CANCELLED', paymentStatus: 'NOT_PAID' }
    const answers = {
      [COUNT]: () => ({ count: 1 }),
      [LIST]: () => ({ orders: [order] }),
      [ORDER]: () => order,
    }
    for (const path of ['/user/list', '/user/orders', '/user/orders?id=A1']) {
      const { html } = await open(path, answers, { session: ANN, language })
      expect(html).toContain(said)
      expect(html).not.toContain(unsaid)
    }
  },
)

test.each([
  ['COMPLETED', 'PAID_ONLINE', ['COMPLETED', 'Paid']],
  ['SHIPPED', 'PAID', ['SHIPPED', 'PAID']],
  ['COMPLETED', 'PAY_AT_STORE', ['COMPLETED', 'Pay at the store']],
])('ACC-3 nobody is asked to pay an order that is %s and %s', async (status, paymentStatus, words) => {
  const { expiresAt: _, ...order } = { ...detail, status, paymentStatus }
  const answers = { [COUNT]: () => ({ count: 1 }), [LIST]: () => ({ orders: [order] }), [ORDER]: () => order }
  for (const path of ['/user/list', '/user/orders', '/user/orders?id=A1']) {
    const { html } = await open(path, answers, { session: ANN })
    expect(html).toContain('Order A1')
    for (const word of words) expect(html).toContain(`>${word}</span>`)
    for (const word of ['Waiting for your payment', 'Pay Now', 'Still to pay'])
      expect(html).not.toContain(word)
  }
})

test('CHK-11 an order that waits for its payment is told in the list and at home: paid later or dropped from there', async () => {
  const waits = { ...summary(2), status: 'INTERIM', paymentStatus: 'NOT_PAID' }
  const answers = { [COUNT]: () => ({ count: 2 }), [LIST]: () => ({ orders: [summary(3), waits] }) }
  for (const path of ['/user/orders', '/user/list']) {
    const { html } = await open(path, answers, { session: ANN })
    expect(html).toMatch(/aria-label="Pay now · A2"[^>]*href="\/checkout\/payment\?order=A2"/)
    expect(html).toMatch(/aria-label="Cancel order · A2"[^>]*href="\/user\/orders\?id=A2#cancel"/)
    expect(html).not.toContain('Pay now · A3')
  }
})

test('ACC-3 no orders yet is a way onward', async () => {
  const { html } = await open('/user/orders', {
    [COUNT]: () => ({ count: 0 }),
    [LIST]: () => ({ orders: [] }),
  })
  expect(html).toContain('No orders yet')
  expect(html).toContain('href="/store"')
})

test('ACC-3 discounts, delivery and tip stand above the total, which comes last; store credit stands where it is paid', async () => {
  const sums = {
    discounts: [{ code: 'SPRING', name: 'Spring tea', amount: 300 }],
    deliveryFee: 499,
    tip: 500,
    storeCredit: 1020,
  }
  const { html } = await open(
    '/user/orders?id=A1',
    { [ORDER]: () => ({ ...detail, ...sums }) },
    { session: ANN },
  )
  const [, shown, rest] = /<dl class="totals">(.*?)<\/dl>(.*)/s.exec(html) ?? []
  for (const text of ['Spring tea', '-$3.00', '$4.99', '$5.00']) expect(shown).toContain(text)
  expect(shown).toMatch(/<dt>Total<\/dt><dd>(?:(?!<dt>).)*$/s)
  for (const text of ['Store credit', '$10.20']) expect(rest).toContain(text)
})

test('ACC-3 the timeline says why, and leaves out what this release has no words for', async () => {
  const timeline = [
    { at: '2026-01-16T02:30:00Z', event: 'placed' },
    { at: '2026-01-16T02:40:00Z', event: 'teleported' },
    { at: '2026-01-16T02:50:00Z', event: 'cancelled', note: 'Found another time' },
  ]
  const { html } = await open(
    '/user/orders?id=A1',
    { [ORDER]: () => ({ ...detail, timeline }) },
    { session: ANN },
  )
  for (const text of ['Order placed', 'Order cancelled', 'Found another time']) expect(html).toContain(text)
  expect(html).not.toContain('teleported')
  expect(html).not.toContain('account.event')
})

test('ACC-3 LNG-5 one order: lines, taxes, place, slot, contact and timeline', async () => {
  const { html } = await open('/user/orders?id=A1', { [ORDER]: () => detail }, { session: ANN })
  for (const text of [
    'Order A1',
    'Order received',
    'Tieguanyin',
    '250 g',
    '$33.80',
    'HST 13%',
    '$4.40',
    '$38.20',
  ])
    expect(html.replaceAll('<!-- -->', '')).toContain(text)
  for (const text of ['Markham', 'L3R 0A1', '416 555 0100', 'Payment received']) expect(html).toContain(text)
  expect(html).toMatch(/<h1[^>]*>Pickup · Sat, Jan 17, 11:00/)
  expect(html).toContain('download="A1.ics"')
  expect(html).toContain('href="/store/product/p1"')
})

test.each([
  ['en', 'Placed on Jan 15, 2026, 9:30\xa0p.m.'],
  ['zh', '下单时间：2026年1月15日 21:30'],
] as const)('ACC-3 an order says in which year it was placed (%s)', async (language, words) => {
  const { html } = await open('/user/orders?id=A1', { [ORDER]: () => detail }, { session: ANN, language })
  expect(html).toContain(words)
})

test('ACC-10 a guest sees the order of this session, without the account’s list', async () => {
  const { html } = await open('/user/orders?id=A1', { [ORDER]: () => detail }, { session: ANONYMOUS })
  expect(html).toContain('Order A1')
  expect(html).not.toContain('All orders')
})

test('ACC-10 RTE-8 another’s order is absent: 404', async () => {
  const answers = { [ORDER]: refuses(404), [COUNT]: () => ({ count: 1 }) }
  expect((await open('/user/orders?id=A9', answers, { session: ANN })).status).toBe(404)
  expect((await open('/user/orders?id=%2F..', { ...answers, [ORDER]: refuses(400) })).status).toBe(404)
})

test.each([
  ['en', ['We could not find that order', 'mistyped', 'another account', 'as a guest']],
  ['zh', ['没有找到这笔订单', '订单号有误', '其他账户', '未登录']],
] as const)(
  'RTE-8 ACC-10 an absent order says why that may be, and leads to the orders and to finding one (%s)',
  async (language, words) => {
    const answers = { [ORDER]: refuses(404), [COUNT]: () => ({ count: 1 }) }
    const { html, meta, status } = await open('/user/orders?id=A9', answers, { session: ANN, language })
    expect(status).toBe(404)
    for (const part of [...words, 'href="/user/orders"', 'href="/account/findOrder"'])
      expect(html).toContain(part)
    expect(html).toContain(`<h1>${words[0]}</h1>`)
    expect(meta).toEqual({ title: words[0], noindex: true })
  },
)

test('ACC-3 a page of the list by its address: the next and the ones before it are links', async () => {
  const orders = Array.from({ length: 10 }, (_, i) => summary(14 - i))
  const answers = { [COUNT]: () => ({ count: 24 }), [LIST]: () => ({ orders }) }
  const { html } = await open('/user/orders?page=2', answers)
  expect(html).toContain('href="/user/orders?page=3"')
  expect(html).toMatch(/rel="prev" href="\/user\/orders"/)
  expect((await open('/user/orders?page=-1', answers)).html).toContain('href="/user/orders?page=2"')
})

test.each(['/user/orders', '/user/orders?id=A1'])(
  'LNG-2 %s in Chinese, kept out of search engines',
  async address => {
    const answers = {
      [COUNT]: () => ({ count: 1 }),
      [LIST]: () => ({ orders: [summary(1)] }),
      [ORDER]: () => detail,
    }
    const { html, meta } = await open(address, answers, { language: 'zh' })
    expect(html).toMatch(/<h1[^>]*>[^<]*\p{Script=Han}/u)
    expect(meta).toEqual({ title: expect.stringMatching(/\p{Script=Han}/u), noindex: true })
  },
)

test.each([
  ['en', 'Tea, Cups'],
  ['zh', 'Tea、Cups'],
] as const)('LNG-2 what an order holds is listed as its language does (%s)', async (language, names) => {
  const answers = {
    [COUNT]: () => ({ count: 1 }),
    [LIST]: () => ({ orders: [{ ...summary(1), names: ['Tea', 'Cups'] }] }),
  }
  expect((await open('/user/orders', answers, { session: ANN, language })).html).toContain(`>${names}<`)
})

test('ACC-3 CHK-8 an open order: until when, the payment that was begun, and the way to another', async () => {
  const waits = { status: 'INTERIM', paymentStatus: 'NOT_PAID', expiresAt: '2026-01-16T03:00:00Z' }
  const page = 'https://pay.test/a'
  const html = await openOrder({ ...waits, returned: { reopenUrl: page } })
  expect(html).toMatch(/until .*Jan 15, 10:00/)
  expect(html).toContain(`href="${page}"`)
  expect(html).toContain('href="/checkout/payment?order=')
  expect(await openOrder({ ...waits, returned: { reopenUrl: 'javascript:alert(1)' } })).not.toContain(
    'javascript:',
  )
  expect(await openOrder({ ...waits, expiresAt: null })).not.toContain('/checkout/payment')
})

test('CHK-11 an open order is dropped beside where it is paid, and nowhere else on its page', async () => {
  const waits = { status: 'INTERIM', paymentStatus: 'NOT_PAID', expiresAt: '2026-01-16T03:00:00Z' }
  const html = await openOrder({ ...waits, canCancel: true })
  expect(html.match(/>Cancel order</g)).toHaveLength(1)
  expect(html).toMatch(/class="notice notice-warning".*>Pay now<.*>Cancel order<.*>Buy again</)
  expect(await openOrder({ ...waits, canCancel: false })).not.toContain('Cancel order')
})

test('API-5 ACC-3 an order of a store that says no time is paid and dropped as any other', async () => {
  const waits = { status: 'INTERIM', paymentStatus: 'NOT_PAID' }
  const page = 'https://pay.test/a'
  const html = await openOrder({ ...waits, canCancel: true, returned: { reopenUrl: page } })
  expect(html).toMatch(
    /class="notice notice-warning".*>Still to pay<.*>Pay another way<.*>Cancel order<.*>Buy again</,
  )
  expect(html).toContain(`href="${page}"`)
  expect(html.match(/>Cancel order</g)).toHaveLength(1)
  for (const over of [{ expiresAt: null }, { paymentStatus: 'PAID_ONLINE' }, { status: 'CANCELLED' }])
    expect(await openOrder({ ...waits, ...over })).not.toContain('/checkout/payment')
})
