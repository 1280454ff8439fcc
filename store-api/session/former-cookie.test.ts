import { afterEach, beforeEach, expect, test } from 'vitest'
import { add, good } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { withoutPayments } from '../testing/store.ts'
import type { Visitor } from '../testing/visitor.ts'
import { xsrfTokenOf } from './tokens.ts'

const HOUR_MS = 3_600_000
const NAME = '__Host-arcade-session'
let shop: TestShop
beforeEach(async () => {
  shop = await startShop({ PUBLIC_ORIGIN: 'https://shop.test', SANDBOX: 'off' }, withoutPayments)
})
afterEach(() => shop.close())

const appInfo = (visitor: Visitor) => visitor.raw('GET', '/api/istore/client/common3/appInfoInit')
const itemCount = async (visitor: Visitor) =>
  good(await visitor.api('GET shoppingManagement4/myCart')).itemCount
/** Token of a session that has something in its cart. */
async function begun(): Promise<string> {
  const visitor = await shop.visitor()
  good(await add(visitor, 'mooncake'))
  return visitor.cookies.get(NAME) ?? ''
}
/** A browser with the cookie as it was named before, which anybody under the domain can set. */
function withFormer(token: string, more: Record<string, string> = {}): Visitor {
  const visitor = shop.stranger()
  const cookies = { 'arcade-session': token, 'XSRF-TOKEN': xsrfTokenOf(token), ...more }
  for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value)
  return visitor
}

const DAYS_31 = 31 * 24 * HOUR_MS
/** As it was before it knew of prefixes: what is not said with one is all that it reads and gives. */
async function asBefore<T>(work: () => Promise<T>): Promise<T> {
  const { config } = shop.shop
  const { publicOrigin } = config
  Object.assign(config, { publicOrigin: 'http://shop.test' })
  try {
    return await work()
  } finally {
    Object.assign(config, { publicOrigin })
  }
}

test('API-2 L14 behind https the session’s cookie is one that no other host of the domain can set', async () => {
  const given = async () => {
    const cookies = (await appInfo(shop.stranger())).headers.getSetCookie()
    return cookies.filter(cookie => /session/.test(cookie))
  }
  const both = await given()
  expect(both.map(cookie => cookie.split('=', 1)[0])).toEqual([NAME, 'arcade-session'])
  expect(new Set(both.map(cookie => cookie.replace(/^[^=]*=/, ''))).size, 'the same in both').toBe(1)
  for (const cookie of both) {
    for (const said of [/; Secure/i, /; Path=\/(?:;|$)/i, /; HttpOnly/i]) expect(cookie).toMatch(said)
    expect(cookie).not.toMatch(/domain/i)
  }
  shop.pass(DAYS_31)
  expect(
    (await given()).map(cookie => cookie.split('=', 1)[0]),
    'once sessions of before are over',
  ).toEqual([NAME])
})

test('API-2 L14 a shop that is put back to before it knew the prefix, and brought forward again, loses no session', async () => {
  const shopper = await shop.visitor()
  good(await add(shopper, 'mooncake'))
  const carts = async () => [await asBefore(() => itemCount(shopper)), await itemCount(shopper)]
  expect(await carts()).toEqual([1, 1])
  good(await asBefore(() => add(shopper, 'mooncake')))
  expect(await carts()).toEqual([2, 2])
  const body = { emailID: 'lin@example.com', password: 'correct horse', firstName: 'Lin', lastName: 'Wei' }
  good(await asBefore(() => shopper.api('POST common3/clientRegistration', { body })))
  expect(shopper.cookies.get('arcade-session')).not.toBe(shopper.cookies.get(NAME))
  shop.pass(60_000)
  expect((await shopper.api('GET common3/appInfoInit')).body.body.user).toMatchObject({ firstName: 'Lin' })
  expect(shopper.cookies.get(NAME)).toBe(shopper.cookies.get('arcade-session'))
  good(await add(shopper, 'mooncake'))
  expect(await itemCount(shopper)).toBe(3)
})

test('API-2 L14 what followed somebody else’s session, or is known to nobody, is no session of this browser', async () => {
  const other = await shop.visitor()
  good(await add(other, 'mooncake'))
  const before = String(other.cookies.get(NAME))
  const body = { emailID: 'wei@example.com', password: 'correct horse', firstName: 'Wei', lastName: 'Lin' }
  good(await other.api('POST common3/clientRegistration', { body }))
  const planted = String(other.cookies.get(NAME))
  shop.pass(2 * HOUR_MS)
  const victim = withFormer(planted, { [NAME]: 'x'.repeat(43) })
  expect(await itemCount(victim)).toBe(0)
  expect(victim.cookies.get(NAME)).not.toBe(planted)
  const known = await begun()
  const owner = withFormer(planted, { [NAME]: known, 'XSRF-TOKEN': xsrfTokenOf(known) })
  expect(await itemCount(owner)).toBe(1)
  expect(owner.cookies.get(NAME)).toBe(known)
  expect(before).not.toBe(planted)
})

test('API-2 a page whose token is not the session’s is given that again, and can change something', async () => {
  const visitor = await shop.visitor()
  good(await add(visitor, 'mooncake'))
  const right = visitor.cookies.get('XSRF-TOKEN')
  for (const session of [visitor, await shop.visitor()]) {
    session.cookies.set('XSRF-TOKEN', 'x'.repeat(43))
    expect((await add(session, 'mooncake')).code).toBe('bad-token')
    await appInfo(session)
    good(await add(session, 'mooncake'))
  }
  expect(visitor.cookies.get('XSRF-TOKEN')).toBe(right)
  const again = await appInfo(visitor)
  expect(again.headers.getSetCookie()).toEqual([])
})

test('API-2 L14 a session of a cookie without the prefix goes on, and has the prefix from its next answer on', async () => {
  const token = await begun()
  const visitor = withFormer(token)
  expect(await itemCount(visitor)).toBe(1)
  expect(visitor.cookies.get(NAME)).toBe(token)
  visitor.cookies.delete('arcade-session')
  good(await add(visitor, 'mooncake'))
  expect(await itemCount(visitor)).toBe(2)
})

test('API-2 L14 a cookie without the prefix is nobody’s where the session began later, or beside the shop’s own', async () => {
  const before = await begun()
  shop.pass(2 * HOUR_MS)
  const planted = await begun()
  const victim = withFormer(planted)
  await appInfo(victim)
  expect(victim.cookies.get(NAME)).not.toBe(planted)
  expect(await itemCount(victim)).toBe(0)
  const own = await begun()
  expect(await itemCount(withFormer(before, { [NAME]: own, 'XSRF-TOKEN': xsrfTokenOf(own) }))).toBe(1)
  const signing = withFormer(before, { [NAME]: own })
  good(await signing.api('GET shoppingManagement4/myCart'))
  expect(signing.cookies.get(NAME)).toBe(own)
  shop.pass(DAYS_31)
  expect(await itemCount(withFormer(before)), 'once every session has its prefix').toBe(0)
})
