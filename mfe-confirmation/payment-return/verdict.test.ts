import { expect, test } from 'vitest'
import { readVerdict } from './verdict.ts'

const answer = (status: string, paymentStatus: string, qrCodeScan = false) =>
  readVerdict({ orderID: 'A1', status, paymentStatus, qrCodeScan } as never)

test('RET-4 INTERIM with NOT_PAID is pending', () => expect(answer('INTERIM', 'NOT_PAID')).toBe('pending'))
test('RET-5 NEW with PAID_ONLINE is paid', () => expect(answer('NEW', 'PAID_ONLINE')).toBe('paid'))
test('RET-5 FAILED with FAILED is failed', () => expect(answer('FAILED', 'FAILED')).toBe('failed'))
test('RET-9 NEW to be paid in the store is accepted', () =>
  expect(answer('NEW', 'PAY_AT_STORE')).toBe('accepted'))
test('RET-10 a cancelled order is over, and one that was paid is refunded', () => {
  expect(answer('CANCELLED', 'NOT_PAID', true)).toBe('cancelled')
  expect(answer('CANCELLED', 'PAID_ONLINE')).toBe('refunded')
  expect(answer('CANCELLED', 'PAY_AT_STORE')).toBe('lapsed')
})
test('RET-6 a flagged scan is in process', () => expect(answer('INTERIM', 'NOT_PAID', true)).toBe('scanned'))

test('RET-7 an answer without status or paymentStatus is incomplete', () => {
  expect(readVerdict({})).toBe('incomplete')
  expect(readVerdict({ status: 'NEW' })).toBe('incomplete')
  expect(readVerdict({ paymentStatus: 'PAID_ONLINE' })).toBe('incomplete')
})

test.each([
  ['NEW', 'NOT_PAID'],
  ['INTERIM', 'PAID_ONLINE'],
  ['FAILED', 'NOT_PAID'],
  ['FAILED', 'PAID_ONLINE'],
  ['constructor', 'x'],
])('RET-13 %s with %s proves nothing and stays pending', (status, paymentStatus) => {
  expect(answer(status, paymentStatus)).toBe('pending')
})
