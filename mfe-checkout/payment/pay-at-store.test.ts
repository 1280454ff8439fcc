import { expect, test } from 'vitest'
import { bill } from '../fixtures/fake-app.ts'
import { memoryStorage } from '../fixtures/memory-storage.ts'
import { BILL, ORDER, PLACE, payingPage, paymentBackend } from '../fixtures/payment-backend.ts'

test('CHK-7 paying at the store accepts a bill of its own, with a key of its own', async () => {
  const { answers } = paymentBackend()
  const storage = memoryStorage()
  const { pay, app } = payingPage(
    {
      ...answers,
      [BILL]: ({ query }) => ({ ...bill, id: query?.pickUpAandPayAtStore ? 'in-store' : bill.id }),
    },
    storage,
  )
  await pay(bill, 'ott-alipay')
  expect(await pay(bill, 'pay-at-store')).toEqual({ kind: 'settled', orderID: 'o2', as: null })
  expect(app.calls.slice(-3)).toEqual([ORDER, BILL, PLACE])
})

test('CHK-7 RET-13 whether it stands is the store’s word in its answer, and nobody else’s', async () => {
  const { answers } = paymentBackend()
  const placed = { orderID: 'o1', status: 'NEW', paymentStatus: 'PAY_AT_STORE' }
  const payWith = (said: object) =>
    payingPage({ ...answers, [BILL]: () => bill, [PLACE]: () => ({ ...placed, ...said }) }).pay(
      bill,
      'pay-at-store',
    )
  expect(await payWith({})).toMatchObject({ kind: 'settled', as: 'accepted' })
  expect(await payWith({ status: 'INTERIM' })).toMatchObject({ kind: 'settled', as: null })
  expect(await payWith({ paymentStatus: undefined })).toMatchObject({ kind: 'settled', as: null })
})
