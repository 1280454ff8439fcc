import { expect, test } from 'vitest'
import { readCameBack } from './came-back.ts'

test.each([
  ['provider=weChat&code=abc&state=s', { provider: 'weChat', code: 'abc', state: 's' }],
  ['provider=aliPay&auth_code=abc&state=s', { provider: 'aliPay', code: 'abc', state: 's' }],
  ['provider=aliPay&code=abc&state=s', { provider: 'aliPay', code: null, state: 's' }],
  ['provider=weChat&state=s', { provider: 'weChat', code: null, state: 's' }],
  ['provider=toString&code=abc', null],
  ['code=abc&state=s', null],
])('ACC-8 an address with %s', (query, back) =>
  expect(readCameBack(new URLSearchParams(query))).toEqual(back),
)
