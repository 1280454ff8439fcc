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

test('API-2 L14 behind https the session’s cookie is one that no other host of the domain can set', async () => {
  const cookies = (await appInfo(shop.stranger())).headers.getSetCookie()
  const own = cookies.filter(cookie => cookie.startsWith(`${NAME}=`))
  expect(own).toHaveLength(1)
  for (const said of [/; Secure/i, /; Path=\/(?:;|$)/i, /; HttpOnly/i]) expect(own[0]).toMatch(said)
  expect(own[0]).not.toMatch(/domain/i)
  expect(cookies.filter(cookie => /session/.test(cookie))).toEqual(own)
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
  shop.pass(31 * 24 * HOUR_MS)
  expect(await itemCount(withFormer(before)), 'once every session has its prefix').toBe(0)
})
