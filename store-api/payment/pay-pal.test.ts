import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { paymentAttempts } from '../database/schema/payment.ts'
import { expireOverdue } from '../ordering/expire.ts'
import { paymentsAt } from '../testing/payments.ts'
import { goTo } from '../testing/providers.ts'
import { check, good, order, pay, press } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { checkAttempts } from './regular-checks.ts'

let shop: TestShop
const { bookOf } = paymentsAt(() => shop)
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.pass(24 * 3_600_000))

async function opened() {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  const query = { orderID, idempotencyKey: randomUUID() }
  const { attempt } = good(await visitor.api('GET shoppingManagement4/paymentoption/PayPal', { query }))
  if (!attempt) throw new Error('no attempt')
  return { visitor, orderID, query, ...attempt }
}
/** Follows the way back through the backend. @returns where it leads */
const comeBack = async (visitor: Visitor, address: string) => {
  const { pathname, search } = new URL(address)
  const response = await visitor.raw('GET', pathname + search)
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}
const statusOf = async (visitor: Visitor, id: string, returnUrlInfo?: string) => {
  const { body } = await visitor.api('GET admin/orderManagement/order/{id}', {
    params: { id },
    ...(returnUrlInfo !== undefined && { query: { returnUrlInfo } }),
  })
  return body.paymentStatus
}

test('CHK-7 without an order it says how PayPal is set up; with one it opens one attempt per key', async () => {
  const { visitor, query, attemptID, redirectUrl } = await opened()
  const option = good(await visitor.api('GET shoppingManagement4/paymentoption/PayPal'))
  expect(option).toEqual({ enabled: true, currency: 'CAD', intent: 'CAPTURE', attempt: null })
  const again = good(await visitor.api('GET shoppingManagement4/paymentoption/PayPal', { query }))
  expect(again.attempt).toEqual({ attemptID, redirectUrl })
  const half = await visitor.api('GET shoppingManagement4/paymentoption/PayPal', {
    query: { orderID: query.orderID },
  })
  expect(half.status).toBe(400)
})

test('CHK-7 approved, captured once on the way back however often that is opened, then the confirmation', async () => {
  const { visitor, orderID, attemptID, redirectUrl } = await opened()
  const back = await goTo(visitor, redirectUrl, 'do=pay&notice=never')
  expect(back).toMatch(/\/api\/istore\/return\/paypal\?rt=[\w-]{43}&token=\w+&PayerID=/)
  expect((await bookOf(attemptID))?.captured).toBe(false)
  const pages = await Promise.all(Array.from({ length: 5 }, () => comeBack(visitor, back)))
  expect(pages[0]).toContain(`/confirmation/${orderID}?from_source=paypalX${orderID}&rt=`)
  expect(new Set(pages).size).toBe(1)
  expect((await bookOf(attemptID))?.captured).toBe(true)
  expect(await statusOf(visitor, orderID)).toBe('PAID_ONLINE')
  expect(await statusOf(await shop.visitor(), orderID, new URL(pages[0] ?? '').search)).toBe('PAID_ONLINE')
})

test('RET-13 approved and never back: the webhook has it captured', async () => {
  const { visitor, orderID, redirectUrl } = await opened()
  await goTo(visitor, redirectUrl, 'do=never')
  await expect.poll(() => statusOf(visitor, orderID)).toBe('PAID_ONLINE')
})

test('RET-4 back before approving: the page that asks for the order finds it once it is approved', async () => {
  const { visitor, orderID, redirectUrl } = await opened()
  const page = await comeBack(visitor, await goTo(visitor, redirectUrl, 'do=early&delay=60&notice=never'))
  const { search } = new URL(page)
  expect(await statusOf(visitor, orderID, search)).toBe('NOT_PAID')
  shop.pass(61_000)
  expect(await statusOf(visitor, orderID, search)).toBe('PAID_ONLINE')
})

test('RET-5 declined at the capture: failed; paid later all the same: success', async () => {
  const { visitor, orderID, redirectUrl } = await opened()
  const back = await goTo(visitor, redirectUrl, 'do=late&delay=120&notice=never')
  await comeBack(visitor, back)
  expect(await statusOf(visitor, orderID)).toBe('FAILED')
  shop.pass(130_000)
  await checkAttempts(shop.shop)
  expect(await statusOf(visitor, orderID)).toBe('PAID_ONLINE')
})

test('RET-5 what pays is declined and the order there stays approved: failed, asked for no more, paid another way', async () => {
  const { visitor, orderID, attemptID, redirectUrl } = await opened()
  const page = await comeBack(visitor, await goTo(visitor, redirectUrl, 'do=decline&notice=never'))
  expect(await statusOf(visitor, orderID, new URL(page).search)).toBe('FAILED')
  shop.pass(60_000)
  await checkAttempts(shop.shop)
  expect((await bookOf(attemptID))?.captured).toBe(false)
  const { redirectUrl: another } = good(await pay(visitor, orderID))
  await press(visitor, another, 'pay')
  good(await check(visitor, orderID))
  expect(await statusOf(visitor, orderID)).toBe('PAID_ONLINE')
})

test('CHK-8 giving up leads back to the ways to pay; nothing has changed', async () => {
  const { visitor, orderID, redirectUrl } = await opened()
  expect(await goTo(visitor, redirectUrl, 'do=cancel')).toContain(
    `http://shop.test/checkout/payment?order=${orderID}&cancelled=1`,
  )
  expect(await statusOf(visitor, orderID)).toBe('NOT_PAID')
})

test('RET-13 another captured amount pays nothing', async () => {
  const { visitor, orderID, attemptID, redirectUrl } = await opened()
  await comeBack(visitor, await goTo(visitor, redirectUrl, 'do=pay&amount=mismatch'))
  expect(await statusOf(visitor, orderID)).toBe('NOT_PAID')
  const [row] = await shop.shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptID))
  expect(row?.state).toBe('mismatch')
})

test('CHK-5 approved for an order that is cancelled: the money is never taken', async () => {
  const { visitor, orderID, attemptID, redirectUrl } = await opened()
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  await comeBack(visitor, await goTo(visitor, redirectUrl, 'do=pay'))
  expect((await bookOf(attemptID))?.captured).toBe(false)
  expect(await statusOf(visitor, orderID)).toBe('NOT_PAID')
})

test.each(['', '?rt=x', `?rt=${'A'.repeat(43)}`, '?token=%ZZ&PayerID=1'])(
  'RET-13 a forged return address "%s" leads back to paying and touches nothing',
  async query => {
    expect(await comeBack(shop.stranger(), `http://shop.test/api/istore/return/paypal${query}`)).toBe(
      'http://shop.test/checkout/payment',
    )
  },
)

describe('RET-13 what anybody sends or asks is no call at the provider each time', () => {
  /** Calls at the sandbox while something is done, by the end of their addresses. */
  async function calledWhile(work: () => Promise<unknown>): Promise<string[]> {
    const spy = vi.spyOn(globalThis, 'fetch')
    try {
      await work()
      return spy.mock.calls
        .map(([url]) => String(url))
        .filter(url => /\/sandbox\/pay\/paypal\/api\//.test(url))
    } finally {
      spy.mockRestore()
    }
  }
  const forge = (attemptID: string) =>
    shop.stranger().raw('POST', '/api/istore/notice/paypal', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ resource: { custom_id: attemptID } }),
    })

  test('RET-13 a forged notice that names no attempt of PayPal is refused unasked', async () => {
    const { visitor, orderID } = await opened()
    const { attemptID } = good(await pay(visitor, orderID))
    const named = ['att-NOBODY', `att-${'A'.repeat(5000)}`, 'att-\0', '', attemptID]
    const statuses: number[] = []
    const calls = await calledWhile(async () => {
      for (const id of named) statuses.push((await forge(id)).status)
    })
    expect(statuses).toEqual(named.map(() => 400))
    expect(calls).toEqual([])
  })

  test('RET-13 of one attempt ten are asked about in a quarter of an hour, and what was missed is found all the same', async () => {
    const { visitor, orderID, attemptID, redirectUrl } = await opened()
    const statuses: number[] = []
    const calls = await calledWhile(async () => {
      for (let i = 0; i < 40; i++) statuses.push((await forge(attemptID)).status)
    })
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(30).fill(429)])
    expect(calls.filter(url => url.endsWith('/verify-webhook-signature'))).toHaveLength(10)
    await goTo(visitor, redirectUrl, 'do=never')
    expect(await statusOf(visitor, orderID)).toBe('NOT_PAID')
    shop.pass(61_000)
    await checkAttempts(shop.shop)
    expect(await statusOf(visitor, orderID)).toBe('PAID_ONLINE')
  })

  test('RET-4 an attempt is asked about as often as two tabs do, and then by the regular check alone', async () => {
    const { visitor, orderID, attemptID, redirectUrl } = await opened()
    const attempts = shop.shop.db.select().from(paymentAttempts)
    const [row] = await attempts.where(eq(paymentAttempts.id, attemptID))
    const asked = async (times: number) => {
      const calls = await calledWhile(async () => {
        for (let i = 0; i < times; i++) await statusOf(visitor, orderID, '')
      })
      // Notices of other tests may still be on their way.
      return calls.filter(url => url.endsWith(`/orders/${row?.providerRef}`)).length
    }
    expect([await asked(310), await asked(5)]).toEqual([300, 0])
    await goTo(visitor, redirectUrl, 'do=pay&notice=never')
    shop.pass(5 * 60_000)
    expect(await statusOf(visitor, orderID, '')).toBe('PAID_ONLINE')
  })
})

test('API-4 another site cannot open an attempt with the shopper’s cookies', async () => {
  const { visitor, query } = await opened()
  const headers = { 'sec-fetch-site': 'cross-site' }
  const calls = [
    'GET shoppingManagement4/paymentoption/PayPal',
    'GET shoppingManagement4/requestSnapPayPrePayment/h5pay/WECHATPAY',
    'GET shoppingManagement4/requestSnapPayPrePayment/webpay/UNIONPAY',
  ] as const
  for (const call of calls) expect((await visitor.api(call, { query, headers })).code).toBe('bad-token')
})
