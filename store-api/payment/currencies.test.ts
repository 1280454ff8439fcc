import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sandboxPayments } from 'payment-sandbox/schema.ts'
import { afterEach, expect, test } from 'vitest'
import { paymentsAt } from '../testing/payments.ts'
import { goTo, type Opened, openAt } from '../testing/providers.ts'
import { good, order } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { testStore } from '../testing/store.ts'
import type { Visitor } from '../testing/visitor.ts'
import { checkAttempts } from './regular-checks.ts'
import { settingsOf } from './settings.ts'
import { toXml } from './wechat-miniprogram/messages.ts'

let shop: TestShop
const { stateOf } = paymentsAt(() => shop)
afterEach(() => shop.close())

const OPEN = {
  ott: (visitor, orderID) => openAt('ott', visitor, orderID),
  snappay: (visitor, orderID) => openAt('snappay', visitor, orderID),
  async paypal(visitor, orderID) {
    const query = { orderID, idempotencyKey: randomUUID() }
    const { attempt } = good(await visitor.api('GET shoppingManagement4/paymentoption/PayPal', { query }))
    if (!attempt) throw new Error('no attempt')
    return attempt
  },
} satisfies Record<string, (visitor: Visitor, orderID: string) => Promise<Opened>>

test.each([
  ['JPY', { ott: '735', snappay: '735', paypal: '735' }],
  ['KWD', { ott: '735', snappay: '0.735', paypal: '0.735' }],
] as const)(
  'CHK-7 LNG-5 a store that charges %s asks every provider for just what is due, and sends just that back',
  async (currency, asked) => {
    shop = await startShop({}, { ...testStore, currency })
    for (const name of ['ott', 'snappay', 'paypal'] as const) {
      const visitor = await shop.visitor()
      const placed = await order(visitor)
      expect(placed).toMatchObject({ due: 735, currency })
      const { attemptID, redirectUrl } = await OPEN[name](visitor, placed.orderID)
      const entry = async () => {
        const own = eq(sandboxPayments.merchantOrderId, attemptID)
        const [row] = await shop.shop.db.select().from(sandboxPayments).where(own)
        return row
      }
      expect((await entry())?.written, name).toBe(asked[name])
      const back = await goTo(visitor, redirectUrl, 'do=pay')
      if (name === 'paypal') await visitor.raw('GET', back.replace(/^https?:\/\/[^/]+/, ''))
      expect(await stateOf(attemptID), name).toBe('paid')
      const cancelled = { params: { id: placed.orderID }, body: {} }
      good(await visitor.api('PUT admin/orderManagement/cancelOrder/{id}', cancelled))
      await checkAttempts(shop.shop)
      expect(await stateOf(attemptID), name).toBe('refunded')
      expect(await entry(), name).toMatchObject({ state: 'refunded', refunded: 735 })
    }
  },
)

test.each([
  ['CNY', 'paid'],
  ['CAD', 'mismatch'],
] as const)(
  'CHK-7 LNG-5 WeChat, which names no currency of its own, paid yuan: asked for in %s it is %s',
  async (currency, state) => {
    shop = await startShop({}, { ...testStore, currency })
    const visitor = await shop.visitor()
    const { orderID, due } = await order(visitor)
    const body = { orderID, idempotencyKey: randomUUID(), weChatOpenId: 'o-shopper_1' }
    const request = visitor.api('POST shoppingManagement4/requestWeChatMiniProgramPayment', { body })
    const { attemptID } = good(await request)
    const { merchantId, secret } = settingsOf(shop.shop, 'wechat-miniprogram')
    const fields = {
      return_code: 'SUCCESS',
      result_code: 'SUCCESS',
      mch_id: merchantId,
      out_trade_no: attemptID,
      transaction_id: 'T1',
      total_fee: String(due),
    }
    const { status } = await shop.stranger().raw('POST', '/api/istore/notice/wechat-miniprogram', {
      headers: { 'content-type': 'text/xml' },
      body: toXml(fields, secret),
    })
    expect([status, await stateOf(attemptID)]).toEqual([200, state])
  },
)
