import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, transaction } from '../database/database.ts'
import { creditBalances } from '../database/schema/credit.ts'
import { accounts } from '../database/schema/visitors.ts'
import type { Shop } from '../shop.ts'
import { testDatabase } from '../testing/database.ts'
import { ledgerOf } from '../testing/offers.ts'
import { balanceOf, grantCredit, returnCredit, spendCredit, spentOn } from './ledger.ts'

let database: OpenDatabase
const at = new Date('2026-06-02T14:00:00Z')

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function newAccount(): Promise<string> {
  const id = randomUUID()
  await database.db.insert(accounts).values({
    id,
    emailId: `${id}@example.com`,
    passwordHash: '',
    firstName: 'A',
    lastName: 'B',
    referralId: id,
    lastLoginAt: at,
    createdAt: at,
  })
  return id
}

const ORDERS = ['ORDER1', 'ORDER2', 'ORDER3'] as const
const operation = fc.oneof(
  fc.record({ what: fc.constant('grant' as const), amount: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({ what: fc.constant('once' as const), amount: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({
    what: fc.constantFrom('order' as const, 'deposit' as const, 'payment' as const),
    amount: fc.integer({ min: 1, max: 4000 }),
    order: fc.constantFrom(...ORDERS),
  }),
  fc.record({
    what: fc.constant('return' as const),
    order: fc.constantFrom(...ORDERS),
    most: fc.option(fc.integer({ min: 1, max: 3000 }), { nil: undefined }),
  }),
)

test('ACC-4 whatever happens, the ledger adds up to the balance, which never goes below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 30 }), async operations => {
      const accountId = await newAccount()
      const named = (order: string) => `${order}-${accountId}`
      const model = { balance: 0, once: false, spent: new Map<string, number>() }
      for (const op of operations) {
        await transaction(database.db, async tx => {
          if (op.what === 'grant' || op.what === 'once') {
            const cause = op.what === 'once' ? { cause: `test ${accountId}` } : {}
            const given = await grantCredit(tx, { kind: 'gift', accountId, amount: op.amount, at, ...cause })
            expect(given).toBe(op.what === 'grant' || !model.once)
            if (given) model.balance += op.amount
            model.once ||= op.what === 'once'
            return
          }
          const orderId = named(op.order)
          const spent = model.spent.get(orderId) ?? 0
          if (op.what === 'return') {
            const expected = Math.min(spent, op.most ?? spent)
            expect(await returnCredit(tx, orderId, at, op.most)).toBe(expected)
            model.balance += expected
            model.spent.set(orderId, spent - expected)
            return
          }
          const left = await spendCredit(tx, { kind: op.what, accountId, amount: op.amount, orderId, at })
          expect(left).toBe(op.amount <= model.balance ? model.balance - op.amount : null)
          if (left === null) return
          model.balance -= op.amount
          model.spent.set(orderId, spent + op.amount)
        })
        const shop = { db: database.db } as Shop
        expect(await ledgerOf(shop, accountId)).toEqual({ balance: model.balance, entries: model.balance })
      }
      for (const order of ORDERS) {
        const [held] = await spentOn(database.db, named(order))
        expect(held?.amount ?? 0).toBe(model.spent.get(named(order)) ?? 0)
      }
    }),
    { numRuns: 30 },
  )
})

test('ACC-4 a cause gives once, also when it comes many times at once', async () => {
  const accountId = await newAccount()
  const give = () =>
    transaction(database.db, tx =>
      grantCredit(tx, { kind: 'referral', accountId, amount: 500, at, cause: `one ${accountId}` }),
    )
  const given = await Promise.all(Array.from({ length: 10 }, give))
  expect(given.filter(Boolean)).toHaveLength(1)
  expect(await balanceOf(database.db, accountId)).toBe(500)
})

test('ACC-4 credit stands or falls with what it is for', async () => {
  const accountId = await newAccount()
  await expect(
    transaction(database.db, async tx => {
      await grantCredit(tx, { kind: 'gift', accountId, amount: 500, at })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await ledgerOf({ db: database.db } as Shop, accountId)).toEqual({ balance: 0, entries: 0 })
})

test.each([0, -5, 1.5, Number.NaN])('ACC-4 %s is no amount of credit', async amount => {
  const accountId = await newAccount()
  const give = () => transaction(database.db, tx => grantCredit(tx, { kind: 'gift', accountId, amount, at }))
  await expect(give()).rejects.toThrow(RangeError)
})

test('ACC-4 the database itself refuses a balance below zero', async () => {
  const accountId = await newAccount()
  await expect(database.db.insert(creditBalances).values({ accountId, balance: -1 })).rejects.toThrow()
})
