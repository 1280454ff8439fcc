import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts, attemptCounters, sessions } from '../database/schema/visitors.ts'
import { newEmail, PASSWORD, signOn } from '../testing/people.ts'
import { add, good, order } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { registeredBefore } from './registered-before.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.shop.db.delete(attemptCounters))

const register = (visitor: Visitor, emailID: string, password = PASSWORD) =>
  visitor.api('POST common3/clientRegistration', {
    body: { emailID, password, firstName: 'Lin', lastName: 'Wei' },
  })
/** Registers, but the browser keeps what it had. */
async function registerUnheard(visitor: Visitor, emailID: string): Promise<string | null> {
  const before = new Map(visitor.cookies)
  const { userID } = good(await register(visitor, emailID))
  visitor.cookies.clear()
  for (const [name, value] of before) visitor.cookies.set(name, value)
  return userID
}
const itemCount = async (visitor: Visitor) =>
  good(await visitor.api('GET shoppingManagement4/myCart')).itemCount
const orderIds = async (visitor: Visitor) =>
  good(await visitor.api('GET admin/orderManagement/orders/list')).orders.map(({ orderID }) => orderID)
/** A guest with an order and three pieces in the cart. */
async function guest() {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  good(await add(visitor, 'mooncake', 2))
  return { visitor, orderID, emailID: newEmail(), pieces: await itemCount(visitor) }
}

test('ACC-1 who registers again because the answer was lost is in the account they made, with cart and order', async () => {
  const { visitor, orderID, emailID, pieces } = await guest()
  const made = await registerUnheard(visitor, emailID)
  good(await visitor.api('GET common3/appInfoInit'))
  expect(await itemCount(visitor)).toBe(0)
  expect(good(await register(visitor, emailID.toUpperCase())).userID).toBe(made)
  expect(await itemCount(visitor)).toBe(pieces)
  expect(await orderIds(visitor)).toEqual([orderID])
  expect(good(await register(visitor, emailID)).userID).toBe(made)
})

test('ACC-1 registering pressed three times at the same moment makes one account, which has the cart', async () => {
  const { visitor, orderID, emailID, pieces } = await guest()
  const before = new Map(visitor.cookies)
  const presses = [1, 2, 3].map(async () => {
    const tab = shop.stranger()
    for (const [name, value] of before) tab.cookies.set(name, value)
    return { tab, userID: good(await register(tab, emailID)).userID }
  })
  const tabs = await Promise.all(presses)
  expect(new Set(tabs.map(({ userID }) => userID)).size).toBe(1)
  const counts = await Promise.all(tabs.map(({ tab }) => itemCount(tab)))
  // The last answer's token is the one that counts.
  expect(Math.max(...counts)).toBe(pieces)
  const last = tabs[counts.indexOf(pieces)]?.tab
  expect(last && (await orderIds(last))).toEqual([orderID])
})

test('ACC-1 another password, another browser and a later press do not lead into the account', async () => {
  for (const again of [
    (visitor: Visitor, emailID: string) => register(visitor, emailID, 'another horse'),
    async (_: Visitor, emailID: string) => register(await shop.visitor(), emailID),
    (visitor: Visitor, emailID: string) => {
      shop.pass(11 * 60_000)
      return register(visitor, emailID)
    },
  ]) {
    const [visitor, emailID] = [await shop.visitor(), newEmail()]
    const made = await registerUnheard(visitor, emailID)
    expect(good(await again(visitor, emailID)).userID).not.toBe(made)
  }
})

test('ACC-1 registering again is no way round the lock of an account whose password was guessed', async () => {
  const network = { 'x-forwarded-for': '203.0.113.7' }
  const [visitor, emailID] = [await shop.visitor(network), newEmail()]
  await registerUnheard(visitor, emailID)
  const stranger = await shop.visitor(network)
  for (let i = 0; i < 5; i++) await signOn(stranger, emailID, `wrong horse ${i}`)
  expect((await register(visitor, emailID)).code).toBe('too-many')
  await shop.shop.db.delete(attemptCounters)
  expect((await register(visitor, emailID)).status).toBe(200)
})

test('ACC-11 H2 registering again with the password of before does not come after a new one', async () => {
  const [visitor, emailID] = [await shop.visitor(), newEmail()]
  const id = good(await register(visitor, emailID)).userID ?? ''
  const { db, passwordWork } = shop.shop
  const [session] = await db.select().from(sessions).where(eq(sessions.accountId, id))
  const before = await db.transaction(tx => {
    const run = async <T>(check: () => Promise<T>) => {
      const right = await passwordWork.run(check)
      await tx.update(accounts).set({ passwordHash: 'another' }).where(eq(accounts.id, id))
      return right
    }
    return registeredBefore(tx, Object.assign({}, shop.shop, { passwordWork: { run } }), {
      emailID,
      password: PASSWORD,
      session: session as typeof sessions.$inferSelect,
      token: null,
      request: { ip: '203.0.113.9', cookies: {} } as FastifyRequest,
    })
  })
  expect(before).toBeNull()
})

test('ACC-1 L13 strangers who register an address again and again do not keep its owner, in another network, from it', async () => {
  const emailID = newEmail()
  const from = (network: number) => shop.visitor({ 'x-forwarded-for': `203.0.113.${network}` })
  for (let i = 0; i < 10; i++) good(await register(await from(1), emailID, `stranger ${i} horse`))
  expect((await register(await from(1), emailID)).code).toBe('too-many')
  expect((await register(await from(2), emailID)).status).toBe(200)
})
