import { expect, test } from 'vitest'
import { comesBack } from './comes-back.ts'

test.each([
  [
    { total: 3820, storeCredit: 1020, due: 2800, paymentStatus: 'PAID_ONLINE' },
    { money: 2800, credit: 1020 },
  ],
  [
    { total: 3820, paymentStatus: 'PAID_ONLINE' },
    { money: 3820, credit: 0 },
  ],
  [
    { total: 3820, paymentStatus: 'PAY_AT_STORE' },
    { money: 0, credit: 0 },
  ],
  [
    { total: 3820, storeCredit: 1020, paymentStatus: 'NOT_PAID' },
    { money: 0, credit: 1020 },
  ],
] as const)('ACC-3 what cancelling %o gives back', (order, back) => expect(comesBack(order)).toEqual(back))
