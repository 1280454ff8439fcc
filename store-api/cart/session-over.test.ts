import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../database/database.ts'
import { carts } from '../database/schema/cart.ts'
import { stock } from '../database/schema/catalog.ts'
import { orders } from '../database/schema/ordering.ts'
import { sessions } from '../database/schema/visitors.ts'
import { placeOrder } from '../ordering/place-order.ts'
import { hashToken } from '../session/tokens.ts'
import { member, newEmail, PASSWORD, signOn } from '../testing/people.ts'
import { add, good, settleDraft } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { lockCart } from './find-cart.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
  await shop.shop.db.update(stock).set({ available: 100_000 })
})
afterAll(() => shop.close())

/** The session as a call that begins now reads it. */
async function sessionOf(visitor: Visitor) {
  const token = hashToken(visitor.cookies.get('arcade-session') ?? '')
  const [session] = await shop.shop.db.select().from(sessions).where(eq(sessions.tokenHash, token))
  if (!session) throw new Error('no session')
  return session
}
const COME_AGAIN = { message: 'unavailable', status: 503, retryAfter: 1 }
const locks = (session: Awaited<ReturnType<typeof sessionOf>>) =>
  transaction(shop.shop.db, tx => lockCart(tx, session))

test('VIS-4 a call that began before its session signed in, or out, is to come again: it fills no cart that nobody finds', async () => {
  const visitor = await shop.visitor()
  good(await add(visitor, 'flour'))
  const guest = await sessionOf(visitor)
  const body = { emailID: newEmail(), password: PASSWORD, firstName: 'Lin', lastName: 'Wei' }
  good(await visitor.api('POST common3/clientRegistration', { body }))
  await expect(locks(guest)).rejects.toMatchObject(COME_AGAIN)
  expect(await shop.shop.db.select().from(carts).where(eq(carts.sessionId, guest.id))).toEqual([])

  const other = await shop.visitor()
  good(await add(other, 'flour'))
  const ended = await sessionOf(other)
  good(await other.api('GET common3/logout'))
  await expect(locks(ended)).rejects.toMatchObject(COME_AGAIN)
})

test('VIS-4 an order whose session ended while it was placed is not placed, and is to come again', async () => {
  const { visitor } = await member(shop)
  good(await add(visitor, 'flour'))
  const { id, total, currency } = await settleDraft(visitor)
  const session = await sessionOf(visitor)
  good(await visitor.api('GET common3/logout'))
  const given = {
    shop: shop.shop,
    visitor: { session, language: 'en', locationId: null, ensure: async () => session },
    params: { id },
    query: {},
    body: { idempotencyKey: randomUUID(), total, currency },
    request: { ip: '127.0.0.1' },
  }
  await expect(placeOrder(given as never)).rejects.toMatchObject(COME_AGAIN)
  expect(await shop.shop.db.select().from(orders)).toEqual([])
})

test('VIS-4 of what is added while the shopper signs in every addition that was accepted is in the account’s cart', async () => {
  const { emailID } = await member(shop)
  const visitor = await shop.visitor()
  good(await add(visitor, 'flour'))
  let [accepted, signedIn] = [1, false]
  const goOnAdding = async () => {
    while (!signedIn) if ((await add(visitor, 'flour')).status === 200) accepted++
  }
  const signing = signOn(visitor, emailID).then(reply => {
    signedIn = true
    return reply
  })
  await Promise.all([goOnAdding(), goOnAdding(), goOnAdding()])
  good(await signing)
  expect(good(await visitor.api('GET shoppingManagement4/myCart')).itemCount).toBe(accepted)
})

test('VIS-4 of what is added while the shopper signs out every addition that was accepted is in the account’s cart or the guest’s', async () => {
  for (let round = 0; round < 3; round++) {
    const { visitor, emailID } = await member(shop)
    good(await add(visitor, 'flour'))
    let [accepted, signedOut] = [1, false]
    const goOnAdding = async () => {
      while (!signedOut) if ((await add(visitor, 'flour')).status === 200) accepted++
    }
    const leaving = visitor.api('GET common3/logout').then(reply => {
      signedOut = true
      return reply
    })
    await Promise.all([goOnAdding(), goOnAdding(), goOnAdding()])
    good(await leaving)
    const itemCount = async (who: Visitor) => good(await who.api('GET shoppingManagement4/myCart')).itemCount
    const again = await shop.visitor()
    good(await signOn(again, emailID))
    expect((await itemCount(again)) + (await itemCount(visitor)), `round ${round}`).toBe(accepted)
  }
})

test('VIS-4 signing out that breaks off half way leaves the session as it was', async () => {
  const { db } = shop.shop
  const { visitor, id } = await member(shop)
  good(await add(visitor, 'flour'))
  await db.execute(
    sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
  )
  await db.execute(
    sql`create trigger refuse before insert on sessions for each row execute function refuse()`,
  )
  expect((await visitor.api('GET common3/logout')).status).toBe(500)
  await db.execute(sql`drop function refuse cascade`)
  expect(good(await visitor.api('GET common3/appInfoInit')).body.userID).toBe(id)
  expect(good(await visitor.api('GET shoppingManagement4/myCart')).itemCount).toBe(1)
})

test('VIS-4 a page that another tab asked for before the shopper signed in or out takes their new session from nobody', async () => {
  const { visitor, emailID } = await member(shop)
  const left = async (change: () => Promise<unknown>) => {
    const tab = shop.stranger()
    for (const [name, value] of visitor.cookies) tab.cookies.set(name, value)
    await change()
    return (await tab.raw('GET', '/api/istore/client/common3/appInfoInit')).headers.getSetCookie()
  }
  expect(await left(() => visitor.api('GET common3/logout'))).toEqual([])
  expect(await left(() => signOn(visitor, emailID))).toEqual([])
  const late = await left(async () => shop.pass(6000))
  expect(late, 'a session that is there is as it was').toEqual([])
  const over = await left(async () => {
    await visitor.api('GET common3/logout')
    shop.pass(6000)
  })
  expect(over.join(), 'later it is anybody’s who comes without a session').toContain('arcade-session=')
})
