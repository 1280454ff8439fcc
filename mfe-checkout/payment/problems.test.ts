import { expect, test } from 'vitest'
import { problemOf } from './problems.ts'

test('CHK-8 every refusal has its own words; after the order is made they speak of the payment', () => {
  const refused = (code: string) => ({ kind: 'refused' as const, code, message: '', field: undefined })
  expect(problemOf(refused('out-of-stock'), false)).toBe('out-of-stock')
  expect(problemOf(refused('unpaid-limit'), false)).toBe('unpaid-limit')
  expect(problemOf(refused('key-reused'), false)).toBe('bill-changed')
  expect(problemOf(refused('whatever'), false)).toBe('refused')
  expect(problemOf(refused('constructor'), false)).toBe('refused')
  expect(problemOf({ ...refused('x'), kind: 'unclear' }, false)).toBe('unclear')
  expect(problemOf(refused('payment-provider'), true)).toBe('payment-provider')
  expect(problemOf({ ...refused('x'), kind: 'unclear' }, true)).toBe('payment-unclear')
})
