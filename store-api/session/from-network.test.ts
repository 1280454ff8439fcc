import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attemptCounters } from '../database/schema/visitors.ts'
import { newEmail, PASSWORD } from '../testing/people.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { hashToken } from './tokens.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const person = () => ({ emailID: newEmail(), firstName: 'Lin', lastName: 'Wei' })
const CALLS: [string, string, number, (visitor: Visitor) => Promise<{ status: number; code: unknown }>][] = [
  [
    'registers',
    'register',
    300,
    visitor => visitor.api('POST common3/clientRegistration', { body: { ...person(), password: PASSWORD } }),
  ],
  [
    'registers by a provider',
    'register',
    300,
    visitor => visitor.api('POST aliPay/register', { body: person() }),
  ],
  [
    'asks for a new password',
    'forgot',
    300,
    visitor => visitor.api('GET common3/forgotPassword', { query: { emailID: newEmail() } }),
  ],
  [
    'tries links for one',
    'reset',
    300,
    visitor =>
      visitor.api('POST common3/resetPasswordExternal', {
        body: { token: 'A'.repeat(43), password: PASSWORD },
      }),
  ],
  [
    'looks for orders',
    'find order',
    150,
    visitor =>
      visitor.api('GET common3/forgotPassword', { query: { emailID: newEmail(), orderID: 'NOSUCHORDER' } }),
  ],
  [
    'writes to the store',
    'message from',
    300,
    visitor =>
      visitor.api('POST message/submitForm', {
        body: { intentID: randomUUID(), name: 'Lin', emailID: newEmail(), message: 'Hello' },
      }),
  ],
  [
    'waits for goods',
    'restock from',
    300,
    visitor =>
      visitor.api('POST message/submitForm', {
        body: { emailID: newEmail(), restock: { productID: 'longjing', optionPair: '100g-tin' } },
      }),
  ],
  [
    'guesses coupons',
    'coupon',
    1000,
    visitor => visitor.api('GET common3/coupons/[{code}]', { params: { code: 'NONE' } }),
  ],
]

test.each(CALLS)(
  'M2 NFR-S one customer of a provider who %s from one IPv6 network after the other is one asker at last',
  async (_, what, most, ask) => {
    const since = shop.shop.now()
    const key = hashToken(`${what} 2001:db8:5::/48`)
    await shop.shop.db.delete(attemptCounters)
    await shop.shop.db.insert(attemptCounters).values({ key, attempts: most - 1, since })
    const from = (network: string) => shop.visitor({ 'x-forwarded-for': `2001:db8:${network}::1` })
    expect((await ask(await from('5:1'))).code).not.toBe('too-many')
    expect((await ask(await from('5:2'))).code).toBe('too-many')
    expect((await ask(await from('6:2'))).code).not.toBe('too-many')
  },
)
