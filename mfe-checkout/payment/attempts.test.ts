import { isHeld } from 'shared-contracts/remote/state/hold.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { denyStorage } from '../fixtures/denied-storage.ts'
import { bill } from '../fixtures/fake-app.ts'
import { memoryStorage } from '../fixtures/memory-storage.ts'
import { PLACE, payingPage, paymentBackend } from '../fixtures/payment-backend.ts'

afterEach(() => vi.unstubAllGlobals())

test('CHK-8 the key is there before the first request', async () => {
  const { answers } = paymentBackend()
  const storage = memoryStorage()
  let keptAtRequest = ''
  const { pay, attempts } = payingPage(
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
  expect(keptAtRequest).toContain(attempts.attemptOf(bill).orderKey)
})

test('CHK-8 a new bill, or another total of it, has a new key', () => {
  const { attempts } = payingPage({})
  const key = attempts.attemptOf(bill).orderKey
  expect(attempts.attemptOf({ ...bill }).orderKey).toBe(key)
  expect(attempts.attemptOf({ ...bill, id: 'bill-2' }).orderKey).not.toBe(key)
  expect(attempts.attemptOf({ ...bill, total: 4000 }).orderKey).not.toBe(key)
})

test('CHK-8 CHK-4 an attempt is keyed by what is due: other store credit is another key, the same total or not', () => {
  const { attempts } = payingPage({})
  const withCredit = { ...bill, due: bill.total - 1020 }
  const key = attempts.attemptOf(withCredit).orderKey
  expect(attempts.attemptOf({ ...withCredit }).orderKey).toBe(key)
  expect(attempts.attemptOf({ ...withCredit, total: bill.total + 500 }).orderKey).toBe(key)
  expect(attempts.attemptOf({ ...bill, due: bill.total - 1000 }).orderKey).not.toBe(key)
  expect(attempts.attemptOf(bill).orderKey).not.toBe(key)
  expect(attempts.attemptOf({ ...bill, due: bill.total }).orderKey).toBe(attempts.attemptOf(bill).orderKey)
})

test('REL-2 CHK-8 open tabs are held from the moment a provider is opened until the order is over or declined', () => {
  const storage = memoryStorage()
  const { attempts } = payingPage({}, storage)
  attempts.placed(bill, attempts.attemptOf(bill).orderKey, 'o1')
  expect(isHeld(storage)).toBe(false)
  const ends = [
    () => attempts.forget(bill),
    () => attempts.forgetOrder('o1'),
    () => attempts.declined(bill, 'o1'),
  ]
  for (const end of ends) {
    attempts.placed(bill, attempts.attemptOf(bill).orderKey, 'o1')
    attempts.opened(bill, 'o1')
    expect(isHeld(storage)).toBe(true)
    end()
    expect(isHeld(storage)).toBe(false)
  }
})

test('CHK-8 what one tab learns of an order that is over changes nothing of the next order of the same bill', () => {
  const { attempts } = payingPage({})
  const first = attempts.attemptOf(bill).orderKey
  attempts.placed(bill, first, 'o1')
  attempts.forgetOrder('o1')
  const { orderKey } = attempts.attemptOf(bill)
  attempts.placed(bill, orderKey, 'o2')
  const paying = attempts.paymentKey(bill, 'ott-alipay', 'o2')
  const next = attempts.attemptOf(bill)

  expect(attempts.placed(bill, first, 'o1')).toBeNull()
  expect(attempts.paymentKey(bill, 'ott-alipay', 'o1')).not.toBe(paying)
  attempts.opened(bill, 'o1')
  attempts.renewPayment(bill, 'ott-alipay', 'o1')
  attempts.declined(bill, 'o1')
  attempts.forgetOrder('o1')
  expect(attempts.attemptOf(bill)).toEqual(next)
})

test('REL-2 an attempt given up for newer ones holds nothing any more', () => {
  const storage = memoryStorage()
  const { attempts } = payingPage({}, storage)
  attempts.placed(bill, attempts.attemptOf(bill).orderKey, 'o1')
  attempts.opened(bill, 'o1')
  for (let n = 0; n < 8; n++) attempts.attemptOf({ ...bill, id: `later-${n}` })
  expect(isHeld(storage)).toBe(false)
})

test('CHK-8 a storage with anything in it breaks nothing', () => {
  const storage = memoryStorage()
  for (const junk of ['{', '7', '[7, ["x"], ["x", null], ["x", {}]]', '{"a":1}', '"x"']) {
    storage.setItem('checkout.attempts', junk)
    expect(payingPage({}, storage).attempts.attemptOf(bill).orderID).toBeNull()
  }
})

test('CHK-8 storage denied: order and payment keys hold while the page is open', async () => {
  denyStorage()
  const { answers, orders, attempts } = paymentBackend()
  for (let visit = 0; visit < 3; visit++) {
    const { pay } = payingPage(answers, browserStorage('localStorage'))
    expect((await pay(bill, 'ott-alipay')).kind).toBe('opened')
  }
  expect([orders.size, attempts.size]).toEqual([1, 1])
})
