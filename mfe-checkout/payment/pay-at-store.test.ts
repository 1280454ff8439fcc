import { expect, test } from 'vitest'
import { bill } from '../fixtures/fake-app.ts'
import { memoryStorage } from '../fixtures/memory-storage.ts'
import { BILL, ORDER, PLACE, payingPage, paymentBackend } from '../fixtures/payment-backend.ts'
import { lost, refusal } from '../fixtures/refuse.ts'

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

test('CHK-8 an order whose answer was lost is gone on with, though its goods are no longer in the cart', async () => {
  const { answers, orders } = paymentBackend()
  let answering = false
  const { pay } = payingPage({
    ...answers,
    [BILL]: () => {
      if (orders.size > 0) throw refusal('cart-empty')
      return { ...bill, id: 'in-store' }
    },
    [PLACE]: asked => {
      const placed = answers[PLACE]?.(asked)
      if (!answering) throw lost()
      return placed
    },
  })
  expect(await pay(bill, 'pay-at-store')).toMatchObject({ kind: 'failed', failure: { kind: 'unclear' } })
  answering = true
  expect(await pay(bill, 'pay-at-store')).toMatchObject({ kind: 'settled', orderID: 'o1' })
  expect(orders.size).toBe(1)
})

test('CHK-8 what the store refused is asked for by the bill as it is by then', async () => {
  const { answers } = paymentBackend()
  const bills = ['before', 'after']
  const asked: unknown[] = []
  const { pay } = payingPage({
    ...answers,
    [BILL]: () => ({ ...bill, id: bills.shift() }),
    [PLACE]: given => {
      asked.push(given.params?.id)
      if (asked.length === 1) throw refusal('bill-changed')
      return answers[PLACE]?.(given)
    },
  })
  expect(await pay(bill, 'pay-at-store')).toMatchObject({ kind: 'failed' })
  expect(await pay(bill, 'pay-at-store')).toMatchObject({ kind: 'settled' })
  expect(asked).toEqual(['before', 'after'])
})
