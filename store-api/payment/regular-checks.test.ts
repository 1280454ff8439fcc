import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { paymentAttempts } from '../database/schema/payment.ts'
import { expireOverdue } from '../ordering/expire.ts'
import { DAY } from '../testing/next-day.ts'
import { paymentsAt } from '../testing/payments.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { checkAttempts } from './regular-checks.ts'
import { settle } from './settle.ts'

let shop: TestShop
const { stateOf, openOrder } = paymentsAt(() => shop)
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

/** A database where something happens between reading a list and whatever follows. */
function meanwhile(db: Database, work: () => Promise<unknown>): Database {
  const around = (target: object): object =>
    new Proxy(target, {
      get(of, name) {
        const value = Reflect.get(of, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          const made = value.apply(of, given)
          if (name === 'limit') return Promise.resolve(made).then(rows => work().then(() => rows))
          return name === 'select' || name === 'from' || name === 'where' || name === 'orderBy'
            ? around(made)
            : made
        }
      },
    })
  return around(db) as Database
}

test('CHK-8 money that comes while its attempt is asked about for the last time still goes back', async () => {
  const { attemptID } = await openOrder()
  shop.pass(3 * DAY)
  await expireOverdue(shop.shop)
  const paid = { attemptID, state: 'paid', amount: 735, currency: 'CAD', ref: null } as const
  const db = meanwhile(shop.shop.db, () => settle(shop.shop, 'ott', paid))
  await checkAttempts({ ...shop.shop, db })
  expect(await stateOf(attemptID)).toBe('refund-due')
  const [attempt] = await shop.shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptID))
  expect(attempt?.nextCheckAt).not.toBeNull()
})
