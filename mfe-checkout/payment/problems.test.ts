import { expect, test } from 'vitest'
import en from '../messages/payment/en.ts'
import zh from '../messages/payment/zh.ts'
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

test.each([false, true])(
  'ERR-2 CHK-12 too many tries are said as such, with an order (%s) or without',
  made => {
    const failure = { kind: 'busy', code: 'too-many', message: '', field: undefined } as const
    expect(problemOf(failure, made)).toBe('too-many')
  },
)

test.each([
  ['coupon-used-up', 'coupon'],
  ['campaign-full', 'campaign'],
  ['below-minimum', 'below-minimum'],
  ['not-sold-here', 'not-sold-here'],
  ['store-closed', 'store-closed'],
  ['already-there', 'refused'],
])('ERR-2 CHK-4 the refusal %s is said as %s', (code, problem) => {
  expect(problemOf({ kind: 'refused', code, message: '', field: undefined }, false)).toBe(problem)
})

test('ERR-2 CHK-12 an order that cannot be paid in the store asks for another way to pay', () => {
  const failure = {
    kind: 'refused',
    code: 'invalid',
    message: '',
    field: 'body.pickUpAandPayAtStore',
  } as const
  expect(problemOf(failure, false)).toBe('online-only')
})

test('ERR-2 CHK-4 where no answer came nobody is told that nothing was charged: credit may have been taken with the order', () => {
  for (const [texts, charged] of [
    [en, /nothing has been charged/i],
    [zh, /没有扣款/],
  ] as const)
    for (const problem of ['unclear', 'payment-unclear'] as const)
      expect(texts[`checkout.problem.${problem}.safe`]).not.toMatch(charged)
})
