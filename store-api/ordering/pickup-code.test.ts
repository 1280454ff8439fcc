import { expect, test } from 'vitest'
import { pickupCodeOf } from './pickup-code.ts'

test.each([
  ['pickup', 'NEW', 'K7Q2M'],
  ['pickup', 'INTERIM', null],
  ['pickup', 'CANCELLED', null],
  ['delivery', 'NEW', null],
  ['eatIn', 'NEW', null],
] as const)('CHK-1 the code of an order for %s that is %s: %s', (method, status, code) => {
  expect(pickupCodeOf({ method, status, pickupCode: 'K7Q2M' })).toBe(code)
})
