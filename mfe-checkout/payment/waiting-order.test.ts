import { expect, test } from 'vitest'
import { bill } from '../fixtures/fake-app.ts'
import { memoryStorage } from '../fixtures/memory-storage.ts'
import { payingPage, paymentBackend } from '../fixtures/payment-backend.ts'
import { waitingOrder } from './waiting-order.ts'

test('CHK-8 coming back finds the order that waits; one that is over does not stand in a new purchase’s way', async () => {
  const { answers, settle } = paymentBackend()
  const storage = memoryStorage()
  const { app, attempts, pay } = payingPage(answers, storage)
  const deps = { api: app.api, attempts, wait: async () => {} }
  expect(await waitingOrder(deps, bill)).toBeNull()
  await pay(bill, 'ott-alipay')
  expect(await waitingOrder(deps, bill)).toBe('o1')
  settle('o1', 'NEW', 'PAID_ONLINE')
  expect(await waitingOrder(deps, bill)).toBeNull()
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'opened', orderID: 'o2' })
})

test('CHK-8 a late answer about an order that is over drops nothing of the one made of the same bill since', async () => {
  const { answers, settle } = paymentBackend()
  const { app, attempts, pay } = payingPage(answers, memoryStorage())
  await pay(bill, 'ott-alipay')
  settle('o1', 'CANCELLED', 'NOT_PAID')
  let answer = () => {}
  const late = new Promise<void>(resolve => {
    answer = resolve
  })
  const call = app.api as (...call: unknown[]) => Promise<unknown>
  const api = (async (...asked: unknown[]) => {
    const said = await call(...asked)
    await late
    return said
  }) as typeof app.api
  const asked = waitingOrder({ api, attempts }, bill)
  expect(await pay(bill, 'ott-alipay')).toMatchObject({ kind: 'opened', orderID: 'o2' })
  answer()
  expect(await asked).toBeNull()
  expect(attempts.orderOf(bill)).toBe('o2')
})
