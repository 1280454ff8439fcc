import fc from 'fast-check'
import type { Call } from 'shared-contracts/api/endpoints.ts'
import { PAYMENT_OPTIONS, type PaymentOption } from 'shared-contracts/api/payment/options.ts'
import type { CallInput } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { type Answers, bill, fakeApp } from '../fixtures/fake-app.ts'
import { memoryStorage } from '../fixtures/memory-storage.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { payableAddress } from './address.ts'
import { createAttemptKeys } from './keys.ts'
import { byMeans, optionsFor } from './options.ts'
import { createPay, waitingOrder } from './pay.ts'
import { problemOf } from './problems.ts'

const PLACE = 'POST shoppingManagement4/billing/{id}'
const OPEN = 'POST shoppingManagement4/requestOTTH5Payment'
const CHECK = 'POST shoppingManagement4/checkOttPaymentStatus'
const ORDER = 'GET admin/orderManagement/order/{id}'
const BILL = 'GET shoppingManagement4/billing/'
type Body = { idempotencyKey: string; orderID?: string }

/** A backend that keeps the promise of its keys: one key, one order and its first answer; one key, one attempt. */
function backend() {
  const orders = new Map<string, { orderID: string; paymentStatus: string; status: string }>()
  const settle = (orderID: string, status: string, paymentStatus: string) => {
    for (const order of orders.values())
      if (order.orderID === orderID) Object.assign(order, { status, paymentStatus })
  }
  const attempts = new Map<string, string>()
  const answers: Answers = {
    [PLACE]: ({ body }) => {
      const key = (body as Body).idempotencyKey
      const fresh = { paymentStatus: 'NOT_PAID', status: 'INTERIM' }
      const order = orders.get(key) ?? { ...fresh, orderID: `o${orders.size + 1}` }
      orders.set(key, order)
      const { orderID } = order
      return { ...fresh, orderID, total: bill.total, currency: 'CAD', placedAt: '2026-07-01T00:00:00Z' }
    },
    [ORDER]: ({ params }) => [...orders.values()].find(o => o.orderID === params?.id),
    [BILL]: () => {
      throw refusal('cart-empty')
    },
    [OPEN]: ({ body }) => {
      const { idempotencyKey: key, orderID } = body as Body
      const order = [...orders.values()].find(o => o.orderID === orderID)
      if (order?.status === 'CANCELLED') throw refusal('invalid')
      const attemptID = attempts.get(key) ?? `t${attempts.size + 1}`
      attempts.set(key, attemptID)
      return { attemptID, redirectUrl: `/sandbox/pay/${attemptID}` }
    },
    [CHECK]: () => ({ orderID: 'o1', status: 'INTERIM', paymentStatus: 'NOT_PAID', qrCodeScan: false }),
  }
  return { orders, attempts, answers, settle }
}

let ids = 0
const newID = () => `key-${++ids}`
function page(answers: Answers, storage: Storage | null = memoryStorage()) {
  const app = fakeApp(answers)
  const keys = createAttemptKeys(storage, newID)
  return { app, keys, pay: createPay({ api: app.api, keys, wait: async () => {} }) }
}
const failing = (answers: Answers, call: Call, ...errors: Error[]): Answers => ({
  ...answers,
  [call]: (options: { body?: unknown }) => {
    const error = errors.shift()
    if (error) throw error
    return answers[call]?.(options)
  },
})

test('CHK-8 paying makes the order, opens the attempt and leads to its page', async () => {
  const { answers } = backend()
  const { app, pay } = page(answers)
  expect(await pay(bill, 'ott-alipay')).toEqual({
    kind: 'open',
    orderID: 'o1',
    redirectUrl: '/sandbox/pay/t1',
    native: false,
  })
  expect(app.calls).toEqual([PLACE, OPEN])
})

test('CHK-8 a double tap is one tap', async () => {
  const { answers, orders, attempts } = backend()
  const { app, pay } = page(answers)
  const [first, second] = [pay(bill, 'ott-alipay'), pay(bill, 'ott-alipay')]
  expect(second).toBe(first)
  await first
  expect([orders.size, attempts.size, app.calls.length]).toEqual([1, 1, 2])
})

test('CHK-8 Back, reload and another tab go on with the same order and the same attempt', async () => {
  const { answers, orders, attempts } = backend()
  const storage = memoryStorage()
  for (let visit = 0; visit < 3; visit++) {
    const outcome = await page(answers, storage).pay(bill, 'ott-alipay')
    expect(outcome).toMatchObject({ kind: 'open', orderID: 'o1', redirectUrl: '/sandbox/pay/t1' })
  }
  expect([orders.size, attempts.size]).toEqual([1, 1])
})

test('CHK-8 the key is there before the first request', async () => {
  const { answers } = backend()
  const storage = memoryStorage()
  let keptAtRequest = ''
  const { pay, keys } = page(
    {
      ...answers,
      [PLACE]: options => {
        keptAtRequest = storage.getItem('checkout.attempts') ?? ''
        return answers[PLACE]?.(options)
      },
    },
    storage,
  )
  await pay(bill, 'ott-alipay')
  expect(keptAtRequest).toContain(keys.open(bill).orderKey)
})

test('CHK-8 a new bill, or another total of it, has a new key', () => {
  const { keys } = page({})
  const key = keys.open(bill).orderKey
  expect(keys.open({ ...bill }).orderKey).toBe(key)
  expect(keys.open({ ...bill, id: 'bill-2' }).orderKey).not.toBe(key)
  expect(keys.open({ ...bill, total: 4000 }).orderKey).not.toBe(key)
})

test('CHK-8 another way to pay is another attempt of the same order', async () => {
  const { answers, orders, attempts } = backend()
  const { pay } = page(answers)
  await pay(bill, 'ott-alipay')
  expect(await pay(bill, 'ott-wechatpay')).toMatchObject({ orderID: 'o1', redirectUrl: '/sandbox/pay/t2' })
  expect([orders.size, attempts.size]).toEqual([1, 2])
})

test('CHK-8 after a decline the same way to pay opens a new attempt of the same order', async () => {
  const { answers, orders, settle } = backend()
  const { pay } = page(answers)
  await pay(bill, 'ott-alipay')
  settle('o1', 'FAILED', 'FAILED')
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ orderID: 'o1', redirectUrl: '/sandbox/pay/t2' })
  expect(orders.size).toBe(1)
})

test('CHK-8 an order that is paid already is never paid again', async () => {
  const { answers, orders, settle } = backend()
  const { app, pay } = page(answers)
  await pay(bill, 'ott-alipay')
  settle('o1', 'NEW', 'PAID_ONLINE')
  expect(await pay(bill, 'ott-wechatpay')).toEqual({ kind: 'paid', orderID: 'o1', again: false })
  expect(app.calls.filter(call => call === OPEN)).toHaveLength(1)
  expect(orders.size).toBe(1)
})

test('CHK-8 the same purchase once more, after it was paid, is asked for and then a new order', async () => {
  const { answers, settle } = backend()
  const { pay } = page({ ...answers, [BILL]: () => bill })
  await pay(bill, 'ott-alipay')
  settle('o1', 'NEW', 'PAID_ONLINE')
  expect(await pay(bill, 'ott-alipay')).toEqual({ kind: 'paid', orderID: 'o1', again: true })
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'open', orderID: 'o2' })
})

test('CHK-8 an order cancelled since, opened or not, is over: the same bill makes a new one', async () => {
  const { answers, settle } = backend()
  const { keys, pay } = page(answers)
  await pay(bill, 'ott-alipay')
  settle('o1', 'CANCELLED', 'NOT_PAID')
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'open', orderID: 'o2' })
  settle('o2', 'CANCELLED', 'NOT_PAID')
  keys.declined(bill)
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'open', orderID: 'o3' })
})

test('CHK-8 coming back finds the order that waits; one that is over does not stand in a new purchase’s way', async () => {
  const { answers, settle } = backend()
  const storage = memoryStorage()
  const { app, keys, pay } = page(answers, storage)
  const deps = { api: app.api, keys, wait: async () => {} }
  expect(await waitingOrder(deps, bill)).toBeNull()
  await pay(bill, 'ott-alipay')
  expect(await waitingOrder(deps, bill)).toBe('o1')
  settle('o1', 'NEW', 'PAID_ONLINE')
  expect(await waitingOrder(deps, bill)).toBeNull()
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'open', orderID: 'o2' })
})

test('CHK-8 lost answers and "in progress" are asked again with the same key', async () => {
  const { answers, orders, attempts } = backend()
  const flaky = failing(failing(answers, PLACE, lost(), refusal('in-progress')), OPEN, lost())
  const { app, pay } = page(flaky)
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'open', orderID: 'o1' })
  expect([orders.size, attempts.size, app.calls.length]).toEqual([1, 1, 5])
})

test('CHK-8 however often answers are lost and the shopper tries again: one order, one attempt', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('ok', 'before', 'after'), { maxLength: 40 }), async fates => {
      const { answers, orders, attempts } = backend()
      const losing = (call: Call) => (options: { body?: unknown }) => {
        const fate = fates.shift()
        if (fate === 'before') throw lost()
        const answer = answers[call]?.(options)
        if (fate === 'after') throw lost()
        return answer
      }
      const storage = memoryStorage()
      let opened = false
      while (!opened) {
        const { pay } = page({ ...answers, [PLACE]: losing(PLACE), [OPEN]: losing(OPEN) }, storage)
        opened = (await pay(bill, 'ott-alipay')).kind === 'open'
      }
      expect([orders.size, attempts.size]).toEqual([1, 1])
    }),
    { numRuns: 100 },
  )
})

test('CHK-8 a provider that refused leaves one order, and the next try is a new attempt', async () => {
  const { answers, orders } = backend()
  const keysSeen: string[] = []
  const { pay } = page(
    failing(
      {
        ...answers,
        [OPEN]: options => {
          keysSeen.push((options.body as Body).idempotencyKey)
          return answers[OPEN]?.(options)
        },
      },
      OPEN,
      refusal('payment-provider', 'Not available'),
    ),
  )
  const failed = await pay(bill, 'ott-alipay')
  expect(failed).toMatchObject({ kind: 'failed', orderID: 'o1', failure: { message: 'Not available' } })
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'open', orderID: 'o1' })
  expect(orders.size).toBe(1)
})

test('CHK-8 a changed bill is reported, nothing is opened', async () => {
  const { answers } = backend()
  const { app, pay } = page(failing(answers, PLACE, refusal('bill-changed')))
  const outcome = await pay(bill, 'ott-alipay')
  expect(outcome).toMatchObject({ kind: 'failed', orderID: null, failure: { code: 'bill-changed' } })
  expect(app.calls).toEqual([PLACE])
})

test('CHK-8 blocked storage: the keys still hold while the page is open', async () => {
  const { answers, orders, attempts } = backend()
  const { pay } = page(answers, null)
  await pay(bill, 'ott-alipay')
  await pay(bill, 'ott-alipay')
  expect([orders.size, attempts.size]).toEqual([1, 1])
})

test('CHK-8 only a web page can be opened as a payment page', () => {
  expect(payableAddress('/sandbox/pay/1')).toBe('/sandbox/pay/1')
  expect(payableAddress('https://pay.example/x?y')).toBe('https://pay.example/x?y')
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'http://', 'weixin://wxpay'])
    expect(() => payableAddress(bad)).toThrow()
})

test('CHK-7 what the store offers and the platform takes, in the store’s order', () => {
  expect(optionsFor(['ott-alipay', 'ott-wechatpay'], 'browser')).toEqual(['ott-alipay', 'ott-wechatpay'])
  expect(optionsFor(['ott-alipay', 'ott-wechatpay'], 'wechat')).toEqual(['ott-wechatpay'])
  expect(optionsFor(['ott-alipay', 'ott-wechatpay'], 'alipay')).toEqual(['ott-alipay'])
  expect(optionsFor(['constructor', 'brand-new'], 'browser')).toEqual([])
  const own = ['wechat-miniprogram', 'store-credit', 'pay-at-store']
  expect(optionsFor(PAYMENT_OPTIONS, 'wechat-mini')).toEqual(own)
  for (const platform of ['wechat', 'alipay', 'wechat-mini'] as const)
    expect(optionsFor(PAYMENT_OPTIONS, platform)).not.toContain('paypal')
  expect(optionsFor(PAYMENT_OPTIONS, 'browser')).not.toContain('wechat-miniprogram')
})

test('CHK-7 however many providers: one entry per means of payment, behind it the store’s first', () => {
  const groups = byMeans(optionsFor(['citcon-alipay', ...PAYMENT_OPTIONS], 'browser'))
  expect(groups.map(({ means, options: [first] }) => [means, first])).toEqual([
    ['alipay', 'citcon-alipay'],
    ['wechatpay', 'ott-wechatpay'],
    ['unionpay', 'snappay-unionpay'],
    ['paypal', 'paypal'],
    ['store-credit', 'store-credit'],
    ['pay-at-store', 'pay-at-store'],
  ])
})

/** What each way to pay asks the backend for, and what it answers. */
const OPENS: Partial<Record<PaymentOption, [Call, object]>> = {
  'snappay-wechatpay': [
    'GET shoppingManagement4/requestSnapPayPrePayment/h5pay/WECHATPAY',
    { redirectUrl: '/p' },
  ],
  'snappay-alipay': ['GET shoppingManagement4/requestSnapPayPrePayment/webpay/ALIPAY', { redirectUrl: '/p' }],
  'snappay-unionpay': [
    'GET shoppingManagement4/requestSnapPayPrePayment/webpay/UNIONPAY',
    { redirectUrl: '/p' },
  ],
  'iotpay-alipay': ['POST shoppingManagement4/requestIOTPayH5Payment', { redirectUrl: '/p' }],
  'citcon-wechatpay': ['POST shoppingManagement4/requestCitconH5Payment', { redirectUrl: '/p' }],
  'opay-wechatpay': ['POST shoppingManagement4/requestOPayH5Payment', { redirectUrl: '/p' }],
  paypal: ['GET shoppingManagement4/paymentoption/PayPal', { attempt: { redirectUrl: '/p' } }],
  'wechat-miniprogram': ['POST shoppingManagement4/requestWeChatMiniProgramPayment', { path: '/p' }],
}

test.each(Object.entries(OPENS))(
  'CHK-7 %s opens by its own call, with the order and a key',
  async (option, [call, answer]) => {
    const { answers } = backend()
    let sent: unknown
    const { pay } = page({
      ...answers,
      [call]: ({ body, query }: CallInput) => {
        sent = body ?? query
        return answer
      },
    })
    const native = option === 'wechat-miniprogram'
    expect(await pay(bill, option as PaymentOption)).toEqual({
      kind: 'open',
      orderID: 'o1',
      redirectUrl: '/p',
      native,
    })
    expect(sent).toMatchObject({ orderID: 'o1', idempotencyKey: expect.stringMatching(/^key-/) })
  },
)

test('CHK-7 on a computer the code for a phone is asked for, where there is one', async () => {
  const { answers } = backend()
  const call = 'POST shoppingManagement4/requestCitconH5Payment'
  let asked: unknown
  const app = fakeApp({
    ...answers,
    'POST shoppingManagement4/checkCitconPaymentStatus': () => ({}),
    [call]: ({ query }) => {
      asked = query
      return { attemptID: 't', redirectUrl: '/p' }
    },
  })
  const keys = createAttemptKeys(memoryStorage(), newID)
  const pay = createPay({ api: app.api, keys, wait: async () => {}, scan: true })
  await pay(bill, 'citcon-alipay')
  expect(asked).toBeUndefined()
  await pay(bill, 'citcon-wechatpay')
  expect(asked).toEqual({ scan: 'true' })
})

test('CHK-4 store credit pays the order at once, with one key however often it is tried', async () => {
  const { answers, orders } = backend()
  const seen: string[] = []
  const credit = 'POST shoppingManagement4/storeCreditPayment'
  const { pay } = page(
    failing(
      {
        ...answers,
        [credit]: ({ body }) => {
          seen.push((body as Body).idempotencyKey)
          return {}
        },
      },
      credit,
      lost(),
    ),
  )
  expect(await pay(bill, 'store-credit')).toEqual({ kind: 'done', orderID: 'o1' })
  expect([orders.size, seen.length]).toEqual([1, 1])
})

test('CHK-7 paying at the store accepts a bill of its own, with a key of its own', async () => {
  const { answers } = backend()
  const storage = memoryStorage()
  const { pay, app } = page(
    {
      ...answers,
      [BILL]: ({ query }) => ({ ...bill, id: query?.pickUpAandPayAtStore ? 'in-store' : bill.id }),
    },
    storage,
  )
  await pay(bill, 'ott-alipay')
  expect(await pay(bill, 'pay-at-store')).toEqual({ kind: 'done', orderID: 'o2' })
  expect(app.calls.slice(-3)).toEqual([ORDER, BILL, PLACE])
})

test('CHK-8 every refusal has its own words; after the order is made they speak of the payment', () => {
  const refused = (code: string) => ({ kind: 'refused' as const, code, message: '', field: undefined })
  expect(problemOf(refused('out-of-stock'), false)).toBe('out-of-stock')
  expect(problemOf(refused('key-reused'), false)).toBe('bill-changed')
  expect(problemOf(refused('whatever'), false)).toBe('refused')
  expect(problemOf(refused('constructor'), false)).toBe('refused')
  expect(problemOf({ ...refused('x'), kind: 'unclear' }, false)).toBe('unclear')
  expect(problemOf(refused('payment-provider'), true)).toBe('payment-provider')
  expect(problemOf({ ...refused('x'), kind: 'unclear' }, true)).toBe('payment-unclear')
})
