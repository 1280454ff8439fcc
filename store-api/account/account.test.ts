import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { add, order, stockOf } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { hashPassword, isPassword, NO_ACCOUNT } from './password.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

let people = 0
const newEmail = () => `person${++people}@example.com`
const register = (visitor: Visitor, emailID: string, more = {}) =>
  visitor.api('POST common3/clientRegistration', {
    body: { emailID, password: 'correct horse', firstName: 'Lin', lastName: 'Wei', ...more },
  })
const signOn = (visitor: Visitor, emailID: string, password = 'correct horse') =>
  visitor.api('POST common3/signon', { body: { emailID, password } })
const quantities = async (visitor: Visitor) => {
  const { body } = await visitor.api('GET shoppingManagement4/myCart')
  return Object.fromEntries(Object.values(body.lineItems).map(l => [l.productID, l.quantity]))
}
const orders = (visitor: Visitor, query: Record<string, string> = {}) =>
  visitor.api('GET admin/orderManagement/orders/list', { query })

describe('signing in', () => {
  test('ACC-1 registering signs in; out and in again; the address is the same in any case', async () => {
    const visitor = await shop.visitor()
    const emailID = newEmail()
    const { body } = await register(visitor, emailID)
    expect(body).toMatchObject({ user: { emailID, firstName: 'Lin', lastName: 'Wei', profileImage: null } })
    const info = await visitor.api('GET common3/appInfoInit')
    expect(info.body.body).toMatchObject({
      userID: body.userID,
      lastLoginDate: body.lastLoginDate,
      myID: body.myID,
    })
    const out = await visitor.api('GET common3/logout')
    expect(out.body).toEqual({ user: null, userID: null, lastLoginDate: null, myID: null })
    expect((await signOn(visitor, ` ${emailID.toUpperCase()} `)).body.userID).toBe(body.userID)
  })

  test('ACC-1 a new session token at sign-in, and the old one is worth nothing', async () => {
    const visitor = await shop.visitor()
    const emailID = newEmail()
    const before = new Map(visitor.cookies)
    await register(visitor, emailID)
    for (const [name, value] of before) expect(visitor.cookies.get(name)).not.toBe(value)
    const thief = shop.stranger()
    for (const [name, value] of before) thief.cookies.set(name, value)
    expect((await orders(thief)).status).toBe(401)
    const signedIn = new Map(visitor.cookies)
    await visitor.api('GET common3/logout')
    for (const [name, value] of signedIn) thief.cookies.set(name, value)
    expect((await orders(thief)).status).toBe(401)
  })

  test('ACC-1 a wrong password and an unknown account get the same bytes', async () => {
    const emailID = newEmail()
    await register(await shop.visitor(), emailID)
    const wrong = await signOn(await shop.visitor(), emailID, 'wrong horse')
    const unknown = await signOn(await shop.visitor(), newEmail())
    expect(wrong.status).toBe(401)
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test('ACC-1 five failures in a quarter of an hour, also when all come at once; then even the right one waits', async () => {
    const emailID = newEmail()
    await register(await shop.visitor(), emailID)
    const visitor = await shop.visitor()
    const replies = await Promise.all(
      Array.from({ length: 9 }, () => signOn(visitor, emailID, 'wrong horse')),
    )
    expect(replies.map(r => r.status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429])
    const blocked = await signOn(visitor, emailID)
    expect([blocked.status, blocked.code]).toEqual([429, 'too-many'])
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(600)
    shop.pass(15 * 60_000)
    expect((await signOn(visitor, emailID)).status).toBe(200)
  })

  test('ACC-1 signing in successfully is not counted', async () => {
    const emailID = newEmail()
    await register(await shop.visitor(), emailID)
    for (let i = 0; i < 8; i++) expect((await signOn(await shop.visitor(), emailID)).status).toBe(200)
  })
})

describe('what a guest brings along', () => {
  test('VIS-4 carts are added together, no more than there is, nothing lost', async () => {
    const emailID = newEmail()
    const first = await shop.visitor()
    await register(first, emailID)
    await add(first, 'longjing', 2, '50g-tin')
    await add(first, 'mooncake', 1)
    const before = (await first.api('GET shoppingManagement4/myCart')).body.version
    const guest = await shop.visitor()
    await add(guest, 'longjing', 2, '50g-tin')
    await add(guest, 'mooncake', 4)
    await add(guest, 'flour', 5)
    await signOn(guest, emailID)
    expect(await quantities(guest)).toEqual({ longjing: 3, mooncake: 5, flour: 5 })
    expect((await guest.api('GET shoppingManagement4/myCart')).body.version).toBeGreaterThan(before)
    expect(await quantities(first)).toEqual({ longjing: 3, mooncake: 5, flour: 5 })
  })

  test('VIS-4 where less is there by now no cart has less than it had', async () => {
    const emailID = newEmail()
    await register(await shop.visitor(), emailID)
    const first = await shop.visitor()
    await signOn(first, emailID)
    await add(first, 'mooncake', 1)
    const guest = await shop.visitor()
    await add(guest, 'mooncake', 3)
    const left = (available: number) =>
      shop.shop.db.execute(sql`update stock set available = ${available} where product_id = 'mooncake'`)
    const before = await stockOf(guest, 'mooncake')
    onTestFinished(async () => void (await left(before ?? 0)))
    await left(2)
    await signOn(guest, emailID)
    expect(await quantities(guest)).toEqual({ mooncake: 3 })
  })

  test('VIS-4 an addition repeated after signing in is not added again', async () => {
    const guest = await shop.visitor()
    const intentID = crypto.randomUUID()
    await add(guest, 'mooncake', 2, '', intentID)
    await register(guest, newEmail())
    await add(guest, 'mooncake', 2, '', intentID)
    expect(await quantities(guest)).toEqual({ mooncake: 2 })
  })

  test('VIS-4 after signing out nothing of the account is left, and the next cart is newer than the last', async () => {
    const visitor = await shop.visitor()
    await register(visitor, newEmail())
    await add(visitor, 'mooncake', 2)
    const { orderID } = await order(visitor, 'flour')
    const last = (await visitor.api('GET shoppingManagement4/myCart')).body.version
    shop.pass(1000)
    await visitor.api('GET common3/logout')
    expect(await quantities(visitor)).toEqual({})
    expect((await visitor.api('GET shoppingManagement4/checkoutConfig')).body.draft.contact).toBeNull()
    expect(
      (await visitor.api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })).status,
    ).toBe(404)
    await add(visitor, 'flour')
    expect((await visitor.api('GET shoppingManagement4/myCart')).body.version).toBeGreaterThan(last)
  })

  test('ACC-3 orders placed as a guest are those of the account after registering', async () => {
    const visitor = await shop.visitor()
    const { orderID } = await order(visitor, 'mooncake', 2)
    expect((await orders(visitor)).code).toBe('not-signed-in')
    expect((await visitor.api('GET admin/orderManagement/orders/count')).status).toBe(401)
    await register(visitor, newEmail())
    const { body } = await orders(visitor)
    expect(body.orders).toMatchObject([
      { orderID, itemCount: 2, status: 'INTERIM', timeZone: 'America/Toronto' },
    ])
    expect((await visitor.api('GET admin/orderManagement/orders/count')).body.count).toBe(1)
  })

  test('CHK-8 an unpaid order placed before signing in gives its stock to the next one from the joined cart', async () => {
    const visitor = await shop.visitor()
    const before = await stockOf(visitor, 'novel')
    await order(visitor, 'novel', 3, 5)
    await register(visitor, newEmail())
    await order(visitor, 'novel', 1, 6)
    expect(await stockOf(visitor, 'novel')).toBe((before ?? 0) - 4)
  })
})

test('ACC-3 the list comes newest first, by position', async () => {
  const visitor = await shop.visitor()
  await register(visitor, newEmail())
  const ids = []
  for (let i = 0; i < 3; i++) {
    shop.pass(24 * 3_600_000)
    ids.unshift((await order(visitor, 'flour')).orderID)
  }
  const page = async (startingPosition: string) =>
    (await orders(visitor, { infiniteLoad: 'true', numberToLoad: '2', startingPosition })).body.orders.map(
      o => o.orderID,
    )
  expect([...(await page('0')), ...(await page('2'))]).toEqual(ids)
})

test("ACC-10 another account's orders are absent", async () => {
  const [a, b] = [await shop.visitor(), await shop.visitor()]
  await register(a, newEmail())
  await register(b, newEmail())
  const { orderID } = await order(a, 'flour', 1, 3)
  expect((await orders(b)).body.orders).toEqual([])
  expect((await b.api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })).status).toBe(404)
})

test('ACC-1 passwords are kept as argon2id of at least 19 MiB and two passes', async () => {
  const stored = await hashPassword('correct horse')
  expect(stored).toMatch(/^argon2id\$19456\$2\$/)
  expect(await hashPassword('correct horse')).not.toBe(stored)
  expect([await isPassword('correct horse', stored), await isPassword('Correct horse', stored)]).toEqual([
    true,
    false,
  ])
  expect(await isPassword('', NO_ACCOUNT)).toBe(false)
})
