import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sandboxPayments } from 'payment-sandbox/schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentAttempts } from '../database/schema/payment.ts'
import type { Shop } from '../shop.ts'
import { nextDay } from '../testing/next-day.ts'
import { detail, FAILED, PAID, PENDING, paymentsAt } from '../testing/payments.ts'
import { goTo } from '../testing/providers.ts'
import { add, check, order, pay, place, press, settleDraft } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { decimalOf, minorOf } from './amounts.ts'
import { type OttFields, sign } from './ott/signature.ts'
import { paymentConfig, refuseUnpayable, warnUnsellable } from './payment-config.ts'
import type { ProviderName } from './provider.ts'
import { providers } from './providers.ts'
import { checkAttempts } from './regular-checks.ts'
import { settingsOf } from './settings.ts'

let shop: TestShop
const { stateOf, openOrder } = paymentsAt(() => shop)
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())
beforeEach(() => nextDay(shop))

const ott = () => settingsOf(shop.shop, 'ott')
/** A notice as the provider would send it. */
async function notice(attemptID: string, change: OttFields = {}, secret = ott().secret) {
  const fields = {
    merchant_id: ott().merchantId,
    orderID: attemptID,
    tranID: 'T1',
    amount: '7.35',
    currency: 'CAD',
    status: 'SUCCESS',
    ...change,
  }
  const response = await shop.stranger().raw('POST', '/api/istore/notice/ott', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sign(fields, secret)),
  })
  return response.status
}
describe('the usual ways', () => {
  test('RET-5 paid: the order is new and paid, the cart holds what was not bought', async () => {
    const { visitor, orderID, redirectUrl } = await openOrder()
    await add(visitor, 'mooncake', 2)
    await add(visitor, 'flour')
    expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...PENDING })
    const query = await press(visitor, redirectUrl, 'pay')
    expect(query).toContain(`from_source=ott_h5X${orderID}&rt=`)
    expect((await check(visitor, orderID, query)).body).toMatchObject({ orderID, ...PAID })
    expect((await detail(visitor, orderID)).timeline.map(e => e.event)).toEqual(['placed', 'paid'])
    const cart = (await visitor.api('GET shoppingManagement4/myCart')).body
    expect(Object.values(cart.lineItems).map(l => [l.productID, l.quantity])).toEqual([
      ['mooncake', 2],
      ['flour', 1],
    ])
  })

  test('CHK-4 tip and note go with the order that was paid: the next one has neither, unasked', async () => {
    const visitor = await shop.visitor()
    await add(visitor, 'mooncake', 4)
    await settleDraft(visitor)
    await visitor.api('POST shoppingManagement4/tips', { body: { tip: { percent: 20 } } })
    const comment = 'Happy birthday, Mum'
    await visitor.api('POST shoppingManagement4/updateCustomerComment', { body: { comment } })
    const billOf = async () => (await visitor.api('GET shoppingManagement4/billing/')).body
    const bill = await billOf()
    expect(bill).toMatchObject({ tip: 520, draft: { tip: { percent: 20 }, comment } })
    const { orderID } = (await place(visitor, bill)).body
    const { redirectUrl } = (await pay(visitor, orderID)).body
    expect((await billOf()).draft, 'not paid yet').toMatchObject({ comment })
    await press(visitor, redirectUrl, 'pay')
    expect(await detail(visitor, orderID)).toMatchObject({ paymentStatus: 'PAID_ONLINE', tip: 520, comment })
    await add(visitor, 'mooncake', 4)
    const next = { tip: 0, draft: { tip: null, comment: '', localStoreName: 'East Shop' } }
    expect(await billOf()).toMatchObject(next)
  })

  test.each(['decline', 'cancel'])(
    'RET-5 %s: failed, the cart is intact and another try can pay the same order',
    async action => {
      const { visitor, orderID, redirectUrl } = await openOrder()
      await press(visitor, redirectUrl, action)
      expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...FAILED })
      expect((await visitor.api('GET shoppingManagement4/myCart')).body.itemCount).toBe(1)
      const again = await pay(visitor, orderID)
      expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...PENDING })
      await press(visitor, again.body.redirectUrl, 'pay')
      expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...PAID })
    },
  )

  test('RET-4 back before paying: pending, until the provider says paid', async () => {
    const { visitor, orderID, redirectUrl } = await openOrder()
    const query = await press(visitor, redirectUrl, 'early', '20')
    expect((await check(visitor, orderID, query)).body).toMatchObject({ orderID, ...PENDING })
    shop.pass(20_000)
    expect((await check(visitor, orderID, query)).body).toMatchObject({ orderID, ...PAID })
  })

  test('RET-13 never back and no check: the notice alone settles it', async () => {
    const { visitor, orderID, redirectUrl } = await openOrder()
    expect(await press(visitor, redirectUrl, 'never')).toBe('')
    await expect.poll(async () => (await detail(visitor, orderID)).paymentStatus).toBe('PAID_ONLINE')
  })

  test('RET-13 no notice and never back: the regular check finds it', async () => {
    const { visitor, orderID, attemptID } = await openOrder()
    await shop.shop.db
      .update(sandboxPayments)
      .set({ state: 'paid' })
      .where(eq(sandboxPayments.merchantOrderId, attemptID))
    shop.pass(61_000)
    await checkAttempts(shop.shop)
    expect((await detail(visitor, orderID)).paymentStatus).toBe('PAID_ONLINE')
  })

  test('CHK-7 the ways to pay are those the store has set up', async () => {
    const { body } = await shop.stranger().api('GET shoppingManagement4/paymentConfig')
    expect(body.options).toEqual([
      'ott-wechatpay',
      'ott-alipay',
      'snappay-wechatpay',
      'snappay-alipay',
      'iotpay-wechatpay',
      'iotpay-alipay',
      'citcon-wechatpay',
      'citcon-alipay',
      'opay-wechatpay',
      'opay-alipay',
      'wechat-miniprogram',
    ])
  })
})

test('CHK-7 a server set up for one provider lists what that one serves, and refuses a store it cannot serve', async () => {
  const only = (name: ProviderName): Shop => ({
    ...shop.shop,
    providers: { ...none, [name]: shop.shop.providers[name] },
  })
  const none = Object.fromEntries(Object.keys(providers).map(name => [name, null])) as Shop['providers']
  const visitor = { session: null } as never
  expect((await paymentConfig({ shop: only('ott'), visitor } as never)).options).toEqual([
    'ott-wechatpay',
    'ott-alipay',
  ])
  expect(() => refuseUnpayable(only('ott'))).not.toThrow()
  expect(() => refuseUnpayable(only('paypal'))).toThrow(/no payment provider is set up for ott-wechatpay/)
})

test('CHK-7 a store with no way to pay at a provider starts, and says that nothing can be sold online', () => {
  const said: unknown[] = []
  const log = { ...shop.shop.log, warn: (words: unknown) => said.push(words) } as unknown as Shop['log']
  const facts = { ...shop.shop.facts, appContent: {} }
  const none = Object.fromEntries(Object.keys(providers).map(name => [name, null])) as Shop['providers']
  warnUnsellable({ ...shop.shop, log })
  expect(said).toEqual([])
  expect(() => refuseUnpayable({ ...shop.shop, facts, providers: none })).not.toThrow()
  warnUnsellable({ facts, providers: none, log })
  expect(said).toEqual([expect.stringContaining('nothing can be sold online')])
})

describe('the same again', () => {
  test('CHK-8 one key opens one attempt', async () => {
    const visitor = await shop.visitor()
    const { orderID } = await order(visitor)
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 10 }, () => pay(visitor, orderID, key)))
    const again = await pay(visitor, orderID, key)
    for (const reply of replies) {
      if (reply.status === 200) expect(reply.body).toEqual(again.body)
      else expect(reply.code).toBe('in-progress')
    }
    const rows = await shop.shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderID))
    expect(rows).toHaveLength(1)
    const other = await order(await shop.visitor(), 'flour')
    expect((await pay(visitor, other.orderID, key)).status).toBe(404)
  })

  test('RET-13 notices, checks and presses in any number settle once', async () => {
    const { visitor, orderID, attemptID, redirectUrl } = await openOrder()
    const query = await press(visitor, redirectUrl, 'pay')
    await Promise.all([
      ...Array.from({ length: 10 }, () => notice(attemptID)),
      ...Array.from({ length: 10 }, () => check(visitor, orderID, query)),
      press(visitor, redirectUrl, 'decline'),
    ])
    expect((await detail(visitor, orderID)).timeline.map(e => e.event)).toEqual(['placed', 'paid'])
    expect(await stateOf(attemptID)).toBe('paid')
  })

  test('RET-13 paid stays paid, whatever is said later', async () => {
    const { visitor, orderID, attemptID, redirectUrl } = await openOrder()
    await press(visitor, redirectUrl, 'pay')
    expect(await notice(attemptID, { status: 'ORDERCLOSE' })).toBe(200)
    expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...PAID })
    expect((await pay(visitor, orderID)).code).toBe('order-closed')
  })

  test('RET-13 CHK-7 a notice that names no currency is asked about: what was paid is, what was not is not', async () => {
    const tell = async (orderID: string) => {
      const fields = {
        merchant_id: ott().merchantId,
        orderID,
        tranID: 'T1',
        amount: '7.35',
        status: 'SUCCESS',
      }
      const response = await shop.stranger().raw('POST', '/api/istore/notice/ott', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sign(fields, ott().secret)),
      })
      return [response.status, await stateOf(orderID)]
    }
    const { visitor, attemptID, redirectUrl } = await openOrder()
    expect(await tell(attemptID)).toEqual([200, 'open'])
    await goTo(visitor, redirectUrl, 'do=pay&notice=never')
    expect(await tell(attemptID)).toEqual([200, 'paid'])
    expect((await tell('att-NOTHING'))[0]).toBe(400)
  })

  test('RET-13 late success after failure is success', async () => {
    const { visitor, orderID, attemptID, redirectUrl } = await openOrder()
    await press(visitor, redirectUrl, 'decline')
    expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...FAILED })
    expect(await notice(attemptID)).toBe(200)
    expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...PAID })
  })
})

describe('what must not work', () => {
  test.each([
    ['signed with another key', {}, 'x'.repeat(64)],
    ['about an attempt nobody made', { orderID: 'att-NOTHING' }, undefined],
    ['for another merchant', { merchant_id: 'somebody' }, undefined],
    ['with a status that is none', { status: 'MAYBE' }, undefined],
  ])('RET-13 a notice %s is refused', async (_what, change, secret) => {
    const { visitor, orderID, attemptID } = await openOrder()
    expect(await notice(attemptID, change, secret)).toBe(400)
    expect((await detail(visitor, orderID)).paymentStatus).toBe('NOT_PAID')
  })

  test.each([
    ['another amount', { amount: '0.01' }],
    ['another currency', { currency: 'JPY' }],
    ['an amount that is none', { amount: '7.350' }],
  ])('RET-13 a signed notice with %s pays nothing', async (_what, change) => {
    const { visitor, orderID, attemptID } = await openOrder()
    expect(await notice(attemptID, change)).toBe(200)
    expect(await stateOf(attemptID)).toBe('mismatch')
    expect((await detail(visitor, orderID)).paymentStatus).toBe('NOT_PAID')
  })

  test.each([
    ['', '?status=success&amount=7.35', '?MP_paymentstatus=OK', '?from_source=ott_h5XSOMETHING&message=paid'],
  ])('RET-13 an address that says paid is not believed', async (...queries) => {
    const { visitor, orderID } = await openOrder()
    for (const query of queries)
      expect((await check(visitor, orderID, query)).body).toMatchObject({ orderID, ...PENDING })
  })

  test('ACC-10 who may ask: the session, or the return token in its place; nobody else', async () => {
    const { orderID, redirectUrl, visitor } = await openOrder()
    const another = await openOrder(1)
    const otherBrowser = await shop.visitor()
    expect((await check(otherBrowser, orderID)).status).toBe(404)
    expect((await check(otherBrowser, orderID, `?rt=${'A'.repeat(43)}`)).status).toBe(404)
    const query = await press(visitor, redirectUrl, 'pay')
    expect((await check(otherBrowser, another.orderID, query)).status).toBe(404)
    expect((await check(otherBrowser, orderID, query)).body).toMatchObject({ orderID, ...PAID })
    expect((await check(otherBrowser, orderID, query.replace('&rt', '?rt'))).status).toBe(200)
    expect((await pay(otherBrowser, orderID)).status).toBe(404)
  })
})

test('CHK-7 a provider that cannot be reached: a clear refusal, the order stays open, pending stays pending', async () => {
  const broken = await startShop({ OTT_API: 'http://127.0.0.1:9/ott' })
  const visitor = await broken.visitor()
  const { orderID } = await order(visitor)
  const reply = await pay(visitor, orderID)
  expect([reply.status, reply.code]).toEqual([502, 'payment-provider'])
  expect((await check(visitor, orderID)).body).toMatchObject({ orderID, ...PENDING })
  await broken.close()
})

test.each([
  ['12.5', 'CAD', 1250],
  ['0.07', 'CAD', 7],
  ['3', 'CAD', 300],
  ['3.000', 'CAD', Number.NaN],
  ['1e3', 'CAD', Number.NaN],
  ['-1', 'CAD', Number.NaN],
  ['1.005', 'CAD', Number.NaN],
  ['1450', 'JPY', 1450],
  ['1450.00', 'JPY', 1450],
  ['14.5', 'JPY', Number.NaN],
  ['12.5', 'KWD', 12_500],
  ['0.007', 'KWD', 7],
])('RET-13 LNG-5 %s %s are %s minor units', (decimal, currency, minor) => {
  expect(minorOf(decimal, currency)).toBe(minor)
})

test.each([
  [7, 'CAD', '0.07'],
  [1250, 'CAD', '12.50'],
  [7, 'JPY', '7'],
  [1450, 'JPY', '1450'],
  [7, 'KWD', '0.007'],
  [12_500, 'KWD', '12.500'],
])('CHK-7 LNG-5 %s minor units of %s are written as %s', (minor, currency, decimal) => {
  expect(decimalOf(minor, currency)).toBe(decimal)
})
