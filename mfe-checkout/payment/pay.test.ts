import fc from 'fast-check'
import type { Call } from 'shared-contracts/api/endpoints.ts'
import { expect, test } from 'vitest'
import { type Answers, bill } from '../fixtures/fake-app.ts'
import { memoryStorage } from '../fixtures/memory-storage.ts'
import {
  BILL,
  type Body,
  CHECK,
  failing,
  OPEN,
  ORDER,
  PLACE,
  payingPage,
  paymentBackend,
} from '../fixtures/payment-backend.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { waitingOrder } from './waiting-order.ts'

test('CHK-8 paying makes the order, opens the attempt and leads to its page', async () => {
  const { answers } = paymentBackend()
  const { app, pay } = payingPage(answers)
  expect(await pay(bill, 'ott-alipay')).toEqual({
    kind: 'opened',
    orderID: 'o1',
    redirectUrl: '/sandbox/pay/t1',
    native: false,
  })
  expect(app.calls).toEqual([PLACE, OPEN])
})

test('CHK-8 a double tap is one tap', async () => {
  const { answers, orders, attempts } = paymentBackend()
  const { app, pay } = payingPage(answers)
  const [first, second] = [pay(bill, 'ott-alipay'), pay(bill, 'ott-alipay')]
  expect(second).toBe(first)
  await first
  expect([orders.size, attempts.size, app.calls.length]).toEqual([1, 1, 2])
})

test('CHK-8 Back, reload and another tab go on with the same order and the same attempt', async () => {
  const { answers, orders, attempts } = paymentBackend()
  const storage = memoryStorage()
  for (let visit = 0; visit < 3; visit++) {
    const outcome = await payingPage(answers, storage).pay(bill, 'ott-alipay')
    expect(outcome).toMatchObject({ kind: 'opened', orderID: 'o1', redirectUrl: '/sandbox/pay/t1' })
  }
  expect([orders.size, attempts.size]).toEqual([1, 1])
})

test('API-5 CHK-4 an order that costs nothing is placed and no more, also at a store that does not say what is left', async () => {
  const { app, pay } = payingPage({ [PLACE]: () => ({ orderID: 'o1' }) })
  const free = { ...bill, total: 0, due: 0 }
  expect(await pay(free, 'store-credit')).toEqual({ kind: 'settled', orderID: 'o1', as: null })
  expect(app.calls).toEqual([PLACE])
})

test('CHK-8 another way to pay is another attempt of the same order', async () => {
  const { answers, orders, attempts } = paymentBackend()
  const { pay } = payingPage(answers)
  await pay(bill, 'ott-alipay')
  expect(await pay(bill, 'ott-wechatpay')).toMatchObject({ orderID: 'o1', redirectUrl: '/sandbox/pay/t2' })
  expect([orders.size, attempts.size]).toEqual([1, 2])
})

test('CHK-8 after a decline the same way to pay opens a new attempt of the same order', async () => {
  const { answers, orders, settle } = paymentBackend()
  const { pay } = payingPage(answers)
  await pay(bill, 'ott-alipay')
  settle('o1', 'FAILED', 'FAILED')
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ orderID: 'o1', redirectUrl: '/sandbox/pay/t2' })
  expect(orders.size).toBe(1)
})

test('CHK-8 an order that is paid already is never paid again', async () => {
  const { answers, orders, settle } = paymentBackend()
  const { app, pay } = payingPage(answers)
  await pay(bill, 'ott-alipay')
  settle('o1', 'NEW', 'PAID_ONLINE')
  expect(await pay(bill, 'ott-wechatpay')).toEqual({ kind: 'paid-before', orderID: 'o1', again: false })
  expect(app.calls.filter(call => call === OPEN)).toHaveLength(1)
  expect(orders.size).toBe(1)
})

test('CHK-8 the same purchase once more, after it was paid, is asked for and then a new order', async () => {
  const { answers, settle } = paymentBackend()
  const { pay } = payingPage({ ...answers, [BILL]: () => bill })
  await pay(bill, 'ott-alipay')
  settle('o1', 'NEW', 'PAID_ONLINE')
  expect(await pay(bill, 'ott-alipay')).toEqual({ kind: 'paid-before', orderID: 'o1', again: true })
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'opened', orderID: 'o2' })
})

test('CHK-8 an order cancelled since, opened or not, is over: the same bill makes a new one', async () => {
  const { answers, settle } = paymentBackend()
  const { attempts, pay } = payingPage(answers)
  await pay(bill, 'ott-alipay')
  settle('o1', 'CANCELLED', 'NOT_PAID')
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'opened', orderID: 'o2' })
  settle('o2', 'CANCELLED', 'NOT_PAID')
  attempts.declined(bill, 'o2')
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'opened', orderID: 'o3' })
})

test('CHK-8 ERR-1 a store that calls every order over as soon as it is to be paid is asked for a second one, and no third', async () => {
  const { answers, orders, settle } = paymentBackend()
  const { pay } = payingPage({
    ...answers,
    [OPEN]: ({ body }) => {
      if (orders.size > 4) throw new Error('asked for ever')
      settle((body as Body).orderID ?? '', 'CANCELLED', 'NOT_PAID')
      throw refusal('invalid')
    },
  })
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'failed', failure: { code: 'invalid' } })
  expect(orders.size).toBe(2)
})

test('CHK-8 RET-13 a store that does not find the order it made just now is never given a second one of the same bill', async () => {
  for (const check of ['paid', 'open', 'not-found'] as const) {
    const { answers, orders, attempts } = paymentBackend()
    const storage = memoryStorage()
    const silent: Answers = {
      ...answers,
      [ORDER]: () => {
        throw refusal('not-found')
      },
      [CHECK]: () => {
        if (check === 'not-found') throw refusal('not-found')
        return { status: 'NEW', paymentStatus: check === 'paid' ? 'PAID_ONLINE' : 'NOT_PAID' }
      },
    }
    const kinds: string[] = []
    for (let visit = 0; visit < 2; visit++) {
      const page = payingPage(silent, storage)
      kinds.push((await page.pay(bill, 'ott-alipay')).kind)
      // Looking again whether it waits does not lose it either.
      if (check !== 'paid') await waitingOrder({ ...page, api: page.app.api }, bill)
    }
    expect(kinds, check).toEqual(['opened', check === 'paid' ? 'paid-before' : 'opened'])
    expect([orders.size, attempts.size], check).toEqual([1, 1])
  }
})

test('CHK-8 a payment that was refused of an order that is not found makes no other order', async () => {
  const { answers, orders } = paymentBackend()
  const missing = () => {
    throw refusal('not-found')
  }
  const { pay } = payingPage({ ...answers, [ORDER]: missing, [OPEN]: missing })
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'failed', failure: { code: 'not-found' } })
  expect(orders.size).toBe(1)
})

test('CHK-8 lost answers and "in progress" are asked again with the same key', async () => {
  const { answers, orders, attempts } = paymentBackend()
  const flaky = failing(failing(answers, PLACE, lost(), refusal('in-progress')), OPEN, lost())
  const { app, pay } = payingPage(flaky)
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'opened', orderID: 'o1' })
  expect([orders.size, attempts.size, app.calls.length]).toEqual([1, 1, 5])
})

test('CHK-8 however often answers are lost and the shopper tries again: one order, one attempt', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('ok', 'before', 'after'), { maxLength: 40 }), async fates => {
      const { answers, orders, attempts } = paymentBackend()
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
        const { pay } = payingPage({ ...answers, [PLACE]: losing(PLACE), [OPEN]: losing(OPEN) }, storage)
        opened = (await pay(bill, 'ott-alipay')).kind === 'opened'
      }
      expect([orders.size, attempts.size]).toEqual([1, 1])
    }),
    { numRuns: 100 },
  )
})

test('CHK-8 a provider that refused leaves one order, and the next try is a new attempt', async () => {
  const { answers, orders } = paymentBackend()
  const keysSeen: string[] = []
  const { pay } = payingPage(
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
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'opened', orderID: 'o1' })
  expect(orders.size).toBe(1)
})

test('CHK-8 a changed bill is reported, nothing is opened', async () => {
  const { answers } = paymentBackend()
  const { app, pay } = payingPage(failing(answers, PLACE, refusal('bill-changed')))
  const outcome = await pay(bill, 'ott-alipay')
  expect(outcome).toMatchObject({ kind: 'failed', orderID: null, failure: { code: 'bill-changed' } })
  expect(app.calls).toEqual([PLACE])
})

test('CHK-4 store credit pays the order at once, with one key however often it is tried', async () => {
  const { answers, orders } = paymentBackend()
  const seen: string[] = []
  const credit = 'POST shoppingManagement4/storeCreditPayment'
  const { pay } = payingPage(
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
  expect(await pay(bill, 'store-credit')).toEqual({ kind: 'settled', orderID: 'o1', as: null })
  expect([orders.size, seen.length]).toEqual([1, 1])
})
