import { expect, test } from 'vitest'
import { summary } from '../fixtures/visitors.ts'
import { matters } from './matters.ts'

test('ACC-3 the order that waits for payment comes before a newer one that does not', () => {
  const open = { ...summary(1), status: 'INTERIM', paymentStatus: 'NOT_PAID' } as const
  expect(matters([summary(3), summary(2), open])?.orderID).toBe('A1')
  expect(matters([summary(3), summary(2)])?.orderID).toBe('A3')
  expect(matters([])).toBeNull()
})
