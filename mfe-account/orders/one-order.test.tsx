import { expect, test } from 'vitest'
import { APP_INFO } from '../fixtures/app.ts'
import { COUNT, LIST, ORDER, open } from '../fixtures/open.ts'
import { openOrder } from '../fixtures/open-order.ts'
import { ANN, detail } from '../fixtures/visitors.ts'

test('ACC-3 everything an order says: pickup code, table, address, day, comment, what was paid with what', async () => {
  const html = await openOrder({
    pickupCode: 'K7Q2',
    tableNumber: '12',
    address: {
      streetNumberAndNameDetails: '5 Elm St',
      unit: '3',
      city: 'Whitby',
      province: 'ON',
      postCode: 'L1N 1A1',
    },
    slot: null,
    pickupDate: '2026-01-20',
    comment: 'Less ice',
    storeCredit: 1020,
    due: 2800,
    timeline: [{ at: '2026-01-17T02:30:00Z', event: 'refunded', note: '$28.00' }],
  })
  for (const text of ['K7Q2', '12', '5 Elm St', 'L1N 1A1', 'Tue, Jan 20', 'Less ice', '$28.00', '$10.20'])
    expect(html).toContain(text)
  expect(html).toContain('google.com/maps')
})

test.each(['delivery', 'eatIn'])(
  'ACC-3 CHK-1 an order for %s shows no pickup code, though older ones have one',
  async method => {
    const html = await openOrder({ pickupCode: 'K7Q2', method })
    expect(html).not.toContain('K7Q2')
  },
)

test.each(['en', 'zh'] as const)('ACC-3 why money went back stands apart from when (%s)', async language => {
  const at = '2026-01-17T02:30:00Z'
  const back = (note?: string) => ({ ...detail, timeline: [{ at, event: 'refunded', note }] })
  const shown = async (note?: string) =>
    (await open('/user/orders?id=A1', { [ORDER]: () => back(note) }, { session: ANN, language })).html
  expect(await shown('$28.00 · 破损')).toContain(`<dd>$28.00 · 破损 · <time dateTime="${at}">`)
  expect(await shown()).toContain(`<dd><time dateTime="${at}">`)
})

test('ACC-3 what was paid is said by the means it was paid with, as shoppers know it', async () => {
  expect(await openOrder({ paymentMethod: 'alipay' })).toMatch(/<dt>Paid with Alipay<\/dt>/)
  const notYet = { status: 'INTERIM', paymentStatus: 'NOT_PAID', paymentMethod: null }
  expect(await openOrder(notYet)).toMatch(/<dt>Still to pay<\/dt>/)
  // A backend may say none, or one that has no words here.
  for (const paymentMethod of [null, undefined, 'barter'])
    expect(await openOrder({ paymentMethod })).toMatch(/<dt>Paid online<\/dt>/)
})

test('ACC-3 an order that store credit paid in full says that it is paid, not online', async () => {
  const html = await openOrder({ total: 1020, storeCredit: 1020, due: 0, paymentMethod: null })
  expect(html).toMatch(/>Paid<\/span>/)
  expect(html).toMatch(/<dt>Store credit<\/dt>/)
  expect(html).not.toContain('online')
})

test.each([
  ['en', 'Refund under way', 'Refunded', 'WeChat Pay', 'Paid with WeChat Pay'],
  ['zh', '退款处理中', '已退款', '微信支付', '已用微信支付付款'],
] as const)(
  'ACC-3 a cancelled order that was paid says at once that its money goes back, how much and where, then that it is back (%s)',
  async (language, underWay, back, means, paid) => {
    const cancelled = { at: '2026-01-17T02:30:00Z', event: 'cancelled' }
    const order = { ...detail, status: 'CANCELLED', paymentMethod: 'wechatpay', due: 2800, storeCredit: 1020 }
    const shown = async (...timeline: object[]) =>
      (
        await open(
          '/user/orders?id=A1',
          { [ORDER]: () => ({ ...order, timeline }) },
          { session: ANN, language },
        )
      ).html
    const before = await shown(cancelled)
    expect(before).toMatch(new RegExp(`<span class="badge [^>]*>${underWay}</span>`))
    expect(before).toMatch(new RegExp(`<dt>${underWay}</dt><dd>\\$28\\.00 · ${means}</dd>`))
    expect(before).toContain(`<dt>${paid}</dt>`)
    const after = await shown(cancelled, { ...cancelled, event: 'refunded', note: '$28.00' })
    expect(after).toMatch(new RegExp(`<span class="badge [^>]*>${back}</span>`))
    expect(after).toMatch(new RegExp(`<dt>${back}</dt><dd>\\$28.00 · ${means} · <time`))
    expect(after).not.toContain(underWay)
    expect(before + after).not.toMatch(/Paid online|>(?:Paid|已付款)</)
    expect(after).toMatch(
      /<dt>(Returned to your store credit|已退回储值余额)<\/dt><dd><span class=.price.>\$10\.20/,
    )
  },
)

test('ACC-3 an order with nothing to pay speaks of no payment that came or went', async () => {
  const at = '2026-01-17T02:30:00Z'
  const timeline = ['placed', 'paid', 'cancelled', 'refunded'].map(event => ({ at, event }))
  const html = await openOrder({ total: 0, due: 0, status: 'CANCELLED', timeline })
  expect(html).toContain('Order placed')
  expect(html).not.toMatch(/Payment received|Money returned/)
})

test('ACC-3 what store credit alone paid is back as soon as the order is cancelled', async () => {
  const timeline = [{ at: '2026-01-17T02:30:00Z', event: 'cancelled' }]
  const html = await openOrder({ status: 'CANCELLED', due: 0, storeCredit: 3820, timeline })
  expect(html).toMatch(/<span class="badge [^>]*>Refunded<\/span>/)
  expect(html).toMatch(/<dt>Returned to your store credit<\/dt><dd><span class=.price.>\$38\.20/)
})

test.each([
  ['en', 'Returned to your store credit'],
  ['zh', '已退回储值余额'],
] as const)(
  'ACC-3 CHK-4 credit that paid a part is said to be back, also where the rest was never paid (%s)',
  async (language, words) => {
    for (const paymentStatus of ['NOT_PAID', 'FAILED', 'PAY_AT_STORE']) {
      const order = { ...detail, status: 'CANCELLED', paymentStatus, due: 2800, storeCredit: 1020 }
      const { html } = await open('/user/orders?id=A1', { [ORDER]: () => order }, { session: ANN, language })
      expect(html).toMatch(new RegExp(`<dt>${words}</dt><dd><span class=.price.>\\$10\\.20`))
      expect(html).not.toContain('$28.00')
    }
  },
)

test.each([
  ['en', ['Handed over', 'Paid at the store'], /Pay at the store|To pay|Order received|Add a note/],
  ['zh', ['已完成', '已到店付款'], />到店付款|到店应付|已接单|添加留言/],
] as const)(
  'ACC-3 who was given what is paid in the store is not asked to pay for it any more (%s)',
  async (language, words, unsaid) => {
    const given = { ...detail, paymentStatus: 'PAY_AT_STORE', due: 3820, handedOver: 'completed' }
    const order = { ...given, timeline: [{ at: '2026-01-17T17:00:00Z', event: 'completed' }] }
    const answers = {
      [COUNT]: () => ({ count: 1 }),
      [LIST]: () => ({ orders: [order] }),
      [ORDER]: () => order,
    }
    for (const path of ['/user/orders', '/user/orders?id=A1']) {
      const { html } = await open(path, answers, { session: ANN, language })
      for (const word of words) expect(html).toContain(`>${word}</span>`)
      expect(html).not.toMatch(unsaid)
    }
    const { html } = await open('/user/orders?id=A1', answers, { session: ANN, language })
    expect(html).toMatch(new RegExp(`<dt>${words[1]}</dt><dd><span class=.price.>\\$38\\.20`))
  },
)

test.each([
  [{ canCancel: true }, true],
  [{ canCancel: false }, false],
  [{}, false],
])('ACC-3 an order with %o can be cancelled: %s', async (change, can) =>
  expect((await openOrder(change)).includes('Cancel order')).toBe(can),
)

test('ACC-3 ACC-5 an order of which nobody hands anything over names its contact, and no way of fetching it', async () => {
  const html = await openOrder({ location: null, slot: null, pickupDate: null })
  expect(html).toContain('<h2>Contact</h2>')
  expect(html).not.toContain('Pickup')
})

test('ACC-3 HDR-5 where a store has no checkout any more nobody is offered to buy an order again', async () => {
  const answers = { [ORDER]: () => detail }
  const shown = async (enableCheckout: boolean) => {
    const appInfo = { ...APP_INFO, flags: { ...APP_INFO.flags, enableCheckout } }
    return (await open('/user/orders?id=A1', answers, { session: ANN, appInfo })).html
  }
  expect(await shown(true)).toContain('Buy again')
  expect(await shown(false)).not.toContain('Buy again')
})

test('ACC-3 nobody reads comments of an order that is over', async () => {
  expect(await openOrder({})).toContain('Add a note')
  expect(await openOrder({ status: 'CANCELLED' })).not.toContain('Add a note')
})

test('ACC-3 an order says when its store is open, and how to call it; who has it delivered needs no hours', async () => {
  const place = { phone: '+1 905-555-0142', openingHours: ['Mo-Fr 09:00-18:00'] }
  const change = { location: { ...detail.location, ...place } }
  const html = await openOrder(change)
  expect(html).toContain('Mon–\u2060Fri 9:00\xa0a.m.–6:00\xa0p.m.')
  expect(html).toContain('<a href="tel:+19055550142">+1 905-555-0142</a>')
  const delivered = await openOrder({ ...change, method: 'delivery' })
  expect(delivered).toContain('tel:+19055550142')
  expect(delivered).not.toContain('Mon–Fri')
  expect(await openOrder({})).not.toContain('tel:')
})

test.each([
  ['en', 'See how it stands'],
  ['zh', '查看进展'],
] as const)('ACC-3 GRP-1 an order of a group buy leads to it (%s)', async (language, way) => {
  const shown = async (more: object) =>
    (
      await open(
        '/user/orders?id=A1',
        { [ORDER]: () => ({ ...detail, ...more }) },
        { session: ANN, language },
      )
    ).html
  expect(await shown({ fissionCampaignId: 'g1' })).toMatch(
    new RegExp(`href="/store/groupCampaign/g1"[^>]*>${way}<`),
  )
  expect(await shown({ fissionCampaignId: null })).not.toContain(way)
})
