import { ApiError } from 'shared-contracts/api/api-error.ts'
import { hold, isHeldFor, paymentHold, unhold } from 'shared-contracts/remote/state/hold.ts'
import { expect, test, vi } from 'vitest'
import { type Answers, bill, fakeApp } from '../fixtures/fake-app.ts'
import { memoryStorage } from '../fixtures/memory-storage.ts'
import {
  CHECK,
  failing,
  OPEN,
  ORDER,
  PLACE,
  payingPage,
  paymentBackend,
} from '../fixtures/payment-backend.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { createOpenOrder } from './create-open-order.ts'
import { findOpenOrder } from './find-open-order.ts'
import { payOpenOrder } from './pay-open-order.ts'

const CANCEL = 'PUT admin/orderManagement/cancelOrder/{id}'
const LIST = 'GET admin/orderManagement/orders/list'

/** A browser in which an order was made and its provider opened. */
async function afterPaying(more: Answers = {}) {
  const backend = paymentBackend()
  const storage = memoryStorage()
  const answers: Answers = {
    ...backend.answers,
    [ORDER]: ({ params }) => {
      const order = [...backend.orders.values()].find(o => o.orderID === params?.id)
      if (!order) throw refusal('not-found')
      const location = { timeZone: 'America/Toronto' }
      return { ...order, total: 3820, currency: 'CAD', expiresAt: '2026-07-01T12:15:00Z', location }
    },
    [CANCEL]: ({ params }) => {
      backend.settle(String(params?.id), 'CANCELLED', 'NOT_PAID')
      return { paymentStatus: 'NOT_PAID', total: 3820 }
    },
    ...more,
  }
  const page = payingPage(answers, storage)
  await page.pay(bill, 'ott-alipay')
  const find = (signedIn = false) =>
    findOpenOrder({
      api: page.app.api,
      attempts: page.attempts,
      isUnseen: id => isHeldFor(storage, paymentHold(id)),
      signedIn,
    })
  return { ...backend, ...page, storage, find }
}

test('CHK-11 an order that waits is found with what is to pay and until when', async () => {
  const { find } = await afterPaying()
  expect(await find()).toEqual({
    kind: 'open',
    orderID: 'o1',
    amount: 3820,
    currency: 'CAD',
    expiresAt: '2026-07-01T12:15:00Z',
    timeZone: 'America/Toronto',
    partPaid: false,
    campaign: null,
  })
})

test('CHK-11 ERR-2 an order that was paid and cancelled elsewhere is not thanked for', async () => {
  const { find, settle, attempts } = await afterPaying()
  settle('o1', 'CANCELLED', 'PAID_ONLINE')
  expect(await find()).toBeNull()
  expect(attempts.orderIDs()).toEqual([])
})

test('CHK-11 a browser in which no order was made asks nothing', async () => {
  const { app, attempts } = payingPage({})
  const deps = { api: app.api, attempts, isUnseen: () => false, signedIn: false }
  expect(await findOpenOrder(deps)).toBeNull()
  expect(app.calls).toEqual([])
})

test('CHK-11 an order that was paid meanwhile is told until it was seen, once', async () => {
  const { find, settle, storage } = await afterPaying()
  settle('o1', 'NEW', 'PAID_ONLINE')
  expect(await find()).toEqual({ kind: 'paid', orderID: 'o1' })
  expect(await find()).toBeNull()

  const seen = await afterPaying()
  seen.settle('o1', 'NEW', 'PAID_ONLINE')
  unhold(seen.storage, paymentHold('o1'))
  expect(await seen.find()).toBeNull()
  hold(storage, paymentHold('o1'))
  expect(await find()).toBeNull()
})

test('CHK-11 an order whose words are the store’s own is not said to wait for its money', async () => {
  const { find, settle } = await afterPaying()
  settle('o1', 'SHIPPED' as 'NEW', 'PAID' as 'PAID_ONLINE')
  expect(await find()).toBeNull()
})

test('CHK-8 CHK-11 an order whose words are the store’s own may yet be paid: its bill makes no second one', async () => {
  const { find, settle, attempts } = await afterPaying()
  settle('o1', 'INTERIM', 'PENDING')
  expect(await find()).toBeNull()
  expect(attempts.orderOf(bill)).toBe('o1')
})

test('CHK-11 an order whose time ran out is told once, and its bill makes a new one', async () => {
  const { find, settle, attempts } = await afterPaying()
  settle('o1', 'CANCELLED', 'NOT_PAID')
  expect(await find()).toEqual({ kind: 'over', orderID: 'o1', campaign: null })
  expect(await find()).toBeNull()
  expect(attempts.orderOf(bill)).toBeNull()
})

test('CHK-11 where it cannot be asked nothing is said and nothing forgotten', async () => {
  const { find, attempts } = await afterPaying({
    [ORDER]: () => {
      throw lost()
    },
  })
  expect(await find()).toBeNull()
  expect(attempts.orderIDs()).toEqual(['o1'])
})

test('CHK-11 CHK-8 a store that does not find the order: what the provider says is told, and nothing that may be paid is forgotten', async () => {
  const missing = () => {
    throw refusal('not-found')
  }
  const silent = await afterPaying({ [ORDER]: missing, [CHECK]: missing })
  expect(await silent.find()).toBeNull()
  expect(silent.attempts.orderIDs()).toEqual(['o1'])
  const paid = () => ({ status: 'NEW', paymentStatus: 'PAID_ONLINE' })
  const { find, attempts } = await afterPaying({ [ORDER]: missing, [CHECK]: paid })
  expect(await find()).toEqual({ kind: 'paid', orderID: 'o1' })
  expect(attempts.orderIDs()).toEqual([])
})

test('CHK-11 the account’s order of another device is found as well', async () => {
  const app = fakeApp({
    [LIST]: () => ({ orders: [{ orderID: 'o9', status: 'INTERIM', paymentStatus: 'NOT_PAID' }] }),
    [ORDER]: () => ({ orderID: 'o9', total: 900, due: 700, currency: 'CAD', expiresAt: null }),
  })
  const { attempts } = payingPage({})
  const found = await findOpenOrder({ api: app.api, attempts, isUnseen: () => false, signedIn: true })
  expect(found).toMatchObject({ orderID: 'o9', amount: 700, partPaid: true })
})

test('CHK-8 CHK-11 an order of another device that is paid, or cancelled, is not told as one to pay', async () => {
  const orders = [
    { orderID: 'o7', status: 'INTERIM', paymentStatus: 'PAID_ONLINE' },
    { orderID: 'o8', status: 'CANCELLED', paymentStatus: 'NOT_PAID' },
  ]
  const app = fakeApp({
    [LIST]: () => ({ orders }),
    [ORDER]: ({ params }) => ({ ...orders.find(o => o.orderID === params?.id), total: 900, currency: 'CAD' }),
  })
  const { attempts } = payingPage({})
  expect(await findOpenOrder({ api: app.api, attempts, isUnseen: () => false, signedIn: true })).toBeNull()
})

test('VIS-4 an account that the store no longer knows is told as such; a store that is away says nothing of it', async () => {
  const { attempts } = payingPage({})
  const told = async (error: Error) => {
    const { api } = fakeApp({
      [LIST]: () => {
        throw error
      },
    })
    const sessionEnded = vi.fn()
    const deps = { api, attempts, isUnseen: () => false, signedIn: true, sessionEnded }
    expect(await findOpenOrder(deps)).toBeNull()
    return sessionEnded.mock.calls.length
  }
  expect(await told(refusal('not-signed-in'))).toBe(1)
  const own = { error: { errors: [{ code: 'AUTH_REQUIRED', message: 'Please sign in.' }] } }
  expect(await told(new ApiError('call', 401, own))).toBe(1)
  expect(await told(lost())).toBe(0)
})

test('CHK-11 dropped means cancelled: its keys are forgotten, what it held is back, the shopper is told', async () => {
  const { find, app, attempts, orders } = await afterPaying()
  let back = 0
  const store = createOpenOrder({
    api: app.api,
    find,
    orderOf: attempts.orderOf,
    forget: attempts.forgetOrder,
    released: () => back++,
  })
  await store.refresh()
  store.ask()
  expect(store.$view.get().drop).toBe('asking')
  await Promise.all([store.drop(), store.drop()])
  expect(store.$view.get()).toEqual({ found: null, drop: 'no', dropped: { orderID: 'o1', back: 'nothing' } })
  expect([...orders.values()][0]?.status).toBe('CANCELLED')
  expect([back, attempts.orderIDs()]).toEqual([1, []])
  expect(app.calls.filter(call => call === CANCEL)).toHaveLength(1)
})

test('CHK-11 an order that was dropped is not told as waiting by a look that began before', async () => {
  const { find, app, attempts } = await afterPaying()
  const { orderOf, forgetOrder: forget } = attempts
  let late = () => {}
  let looks = 0
  const looking = async () => {
    const found = await find()
    // The provider that is asked as the shopper comes back takes its time.
    if (++looks === 2) await new Promise<void>(done => (late = done))
    return found
  }
  const store = createOpenOrder({ api: app.api, find: looking, orderOf, forget, released: () => {} })
  await store.refresh()
  const back = store.refresh()
  await vi.waitFor(() => expect(looks).toBe(2))
  store.ask()
  await store.drop()
  late()
  await back
  expect(store.$view.get()).toMatchObject({ found: null, dropped: { orderID: 'o1' } })
})

const WAITING = {
  kind: 'open',
  orderID: 'o1',
  amount: 3000,
  currency: 'CAD',
  expiresAt: null,
  timeZone: null,
  partPaid: false,
  campaign: null,
} as const

test.each([
  ['a part of which store credit had paid', true, 'NOT_PAID', 'credit'],
  ['that was paid at the last moment', false, 'PAID_ONLINE', 'all'],
] as const)(
  'CHK-11 of an order %s the shopper is told that it goes back',
  async (_which, partPaid, status, back) => {
    const app = fakeApp({ [CANCEL]: () => ({ paymentStatus: status, total: 3820, due: 3820 }) })
    const store = createOpenOrder({
      api: app.api,
      find: async () => ({ ...WAITING, partPaid }),
      orderOf: () => null,
      forget: () => {},
      released: () => {},
    })
    await store.refresh()
    await store.drop()
    expect(store.$view.get().dropped).toEqual({ orderID: 'o1', back })
  },
)

test('CHK-11 an order that was paid while the shopper was asked is not dropped', async () => {
  const { find, app, attempts, settle } = await afterPaying()
  const { orderOf, forgetOrder: forget } = attempts
  const store = createOpenOrder({ api: app.api, find, orderOf, forget, released: () => {} })
  await store.refresh()
  store.ask()
  settle('o1', 'NEW', 'PAID_ONLINE')
  await store.drop()
  expect(store.$view.get()).toEqual({ found: { kind: 'paid', orderID: 'o1' }, drop: 'no', dropped: null })
  expect(app.calls).not.toContain(CANCEL)
})

test('CHK-11 an order that could not be dropped is still there, and says so', async () => {
  const { find, app, attempts } = await afterPaying({
    [CANCEL]: () => {
      throw lost()
    },
  })
  const { orderOf, forgetOrder: forget } = attempts
  const store = createOpenOrder({ api: app.api, find, orderOf, forget, released: () => {} })
  await store.refresh()
  store.ask()
  await store.drop()
  expect(store.$view.get()).toMatchObject({ found: { orderID: 'o1' }, drop: 'failed', dropped: null })
})

const order = { id: 'order o1', total: 3820, due: 3820, currency: 'CAD' }
const wait = async () => {}

test('CHK-8 CHK-11 an order is paid later by another means: the same order, whatever the cart holds', async () => {
  const { app, attempts, attempts: known, orders } = await afterPaying()
  const before = app.calls.length
  const pay = payOpenOrder({ api: app.api, attempts, wait }, 'o1')
  expect(await pay(order, 'ott-wechatpay')).toMatchObject({ kind: 'opened', orderID: 'o1' })
  expect(app.calls.slice(before)).not.toContain(PLACE)
  expect(orders.size).toBe(1)
  expect(known.openedFor('o1')).toEqual(expect.arrayContaining(['ott-alipay', 'ott-wechatpay']))
})

test('CHK-8 CHK-11 after a decline the same way to pay an order later opens a new attempt of it', async () => {
  const { app, attempts, settle } = await afterPaying()
  const pay = payOpenOrder({ api: app.api, attempts, wait }, 'o1')
  const first = await pay(order, 'ott-alipay')
  settle('o1', 'FAILED', 'FAILED')
  const second = await pay(order, 'ott-alipay')
  const pageOf = (outcome: typeof first) => (outcome.kind === 'opened' ? outcome.redirectUrl : null)
  expect([pageOf(first), pageOf(second)]).toEqual(['/sandbox/pay/t2', '/sandbox/pay/t3'])
})

test('CHK-8 CHK-11 an order that was paid elsewhere meanwhile is not paid again', async () => {
  const { app, attempts, settle } = await afterPaying()
  settle('o1', 'NEW', 'PAID_ONLINE')
  const before = app.calls.length
  const pay = payOpenOrder({ api: app.api, attempts, wait }, 'o1')
  expect(await pay(order, 'ott-alipay')).toEqual({ kind: 'settled', orderID: 'o1', as: null })
  expect(app.calls.slice(before)).not.toContain(OPEN)
})

test('CHK-11 an order that lapsed while it was being paid says so', async () => {
  const { app, attempts, settle, answers, storage } = await afterPaying()
  settle('o1', 'CANCELLED', 'NOT_PAID')
  const late = await payOpenOrder({ api: app.api, attempts, wait }, 'o1')(order, 'ott-alipay')
  expect(late).toMatchObject({ kind: 'failed', failure: { code: 'order-closed' }, orderID: null })
  settle('o1', 'INTERIM', 'NOT_PAID')
  const racing = payingPage(failing(answers, OPEN, refusal('order-closed')), storage)
  const closed = await payOpenOrder({ ...racing, api: racing.app.api, wait }, 'o1')(order, 'ott-alipay')
  expect(closed).toMatchObject({ kind: 'failed', failure: { code: 'order-closed' }, orderID: null })
})
