import { expect, test } from 'vitest'
import { referralCookies } from './referral.ts'

test('ACC-6 who comes by a shopper’s link is remembered for 30 days', () => {
  expect(referralCookies({ ref: 'AB12CD34' }, true)).toEqual([
    'arcade-ref=AB12CD34; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

test.each([{}, { ref: '' }, { ref: 'ab12cd34' }, { ref: 'AB12CD34; Domain=x' }, { ref: ['AB12CD34', 'X'] }])(
  'ACC-6 %j is nobody’s link',
  query => expect(referralCookies(query, false)).toEqual([]),
)
