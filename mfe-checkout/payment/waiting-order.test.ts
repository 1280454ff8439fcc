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
