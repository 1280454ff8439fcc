import { createSecretKey, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../database/database.ts'
import { cartLines, carts } from '../database/schema/cart.ts'
import { sessions } from '../database/schema/visitors.ts'
import { openImage } from '../testing/image.ts'
import { member, signOn } from '../testing/people.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { testStore } from '../testing/store.ts'
import type { Visitor } from '../testing/visitor.ts'
import { SESSION_SECONDS } from './cookies.ts'
import { newFirstToken } from './first-token.ts'
import { hashToken, xsrfTokenOf } from './tokens.ts'

let shop: TestShop
beforeAll(async () => {
  // What it counts is counted by server: nobody else may write on this one.
  shop = await startShop({}, testStore, openImage)
})
afterAll(() => shop.close())

const HOUR_MS = 3_600_000
const add = (visitor: Visitor, productID = 'mooncake') =>
  visitor.api('POST shoppingManagement4/myCart', {
    body: { productID, optionPair: '', quantity: 1, intentID: randomUUID() },
  })
const tokenIn = (visitor: Visitor) => visitor.cookies.get('arcade-session') ?? ''
const bring = (token: string): Visitor => {
  const visitor = shop.stranger()
  visitor.cookies.set('arcade-session', token)
  visitor.cookies.set('XSRF-TOKEN', xsrfTokenOf(token))
  return visitor
}
const rowsUnder = (visitor: Visitor) =>
  shop.shop.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(tokenIn(visitor))))
/** Grows with every transaction that writes anything anywhere. */
const writes = async () =>
  (await rowsOf(shop.shop.db, sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`))[0]

test('M9 APP-1 who only looks round writes nothing: page views with and without cookies, HEAD, crawlers', async () => {
  const before = await writes()
  const shopper = await shop.visitor()
  for (const visitor of [shopper, shop.stranger(), shop.stranger({ 'user-agent': 'SomeBot/1.0' })]) {
    for (const method of ['HEAD', 'GET']) await visitor.raw(method, '/api/istore/client/common3/appInfoInit')
    await visitor.api('GET productManagement2/products')
    await visitor.api('GET productDetailManagement/productDetail/{id}', { params: { id: 'mooncake' } })
    expect((await visitor.api('GET shoppingManagement4/myCart')).body.itemCount).toBe(0)
    expect((await visitor.api('GET common3/logout')).status).toBe(200)
  }
  expect(await writes()).toEqual(before)
  expect((await add(shopper)).status).toBe(200)
  expect(await writes(), 'the measure sees a write').not.toEqual(before)
})

test('M9 CRT-1 the first write takes over the token of the page view: no new cookies, one row', async () => {
  const visitor = await shop.visitor()
  const token = tokenIn(visitor)
  expect(await rowsUnder(visitor)).toEqual([])
  const first = await add(visitor)
  expect([first.status, first.headers.getSetCookie()]).toEqual([200, []])
  expect(tokenIn(visitor)).toBe(token)
  expect(await rowsUnder(visitor)).toHaveLength(1)
  expect((await visitor.api('GET shoppingManagement4/myCart')).body.itemCount).toBe(1)
  expect((await visitor.raw('GET', '/api/istore/client/common3/appInfoInit')).headers.getSetCookie()).toEqual(
    [],
  )
})

test('M9 CRT-1 first writes in many tabs at once share one session and one cart', async () => {
  const visitor = await shop.visitor()
  const replies = await Promise.all(Array.from({ length: 12 }, () => add(visitor)))
  expect(replies.map(reply => reply.status)).toEqual(Array(12).fill(200))
  const rows = await rowsUnder(visitor)
  expect(rows).toHaveLength(1)
  const lines = await shop.shop.db
    .select({ quantity: cartLines.quantity })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(eq(carts.sessionId, rows[0]?.id ?? ''))
  expect(lines).toEqual([{ quantity: 12 }])
})

test('M9 VIS-4 what a browser put together before signing in goes with it, and its first token is worth nothing after', async () => {
  const { emailID } = await member(shop)
  const visitor = await shop.visitor()
  const planted = tokenIn(visitor)
  await add(visitor)
  expect((await signOn(visitor, emailID)).status).toBe(200)
  expect(tokenIn(visitor)).not.toBe(planted)
  expect((await visitor.api('GET shoppingManagement4/myCart')).body.itemCount).toBe(1)
  const holder = bring(planted)
  const seen = await holder.api('GET common3/appInfoInit')
  expect(seen.body.body).toMatchObject({ userID: null })
  expect((await holder.api('GET shoppingManagement4/myCart')).body.itemCount).toBe(0)
})

test('M9 API-2 a token that is made up, altered, of another shop or too old is replaced', async () => {
  const { signingKey, now } = shop.shop
  const right = newFirstToken(signingKey, now())
  const ago = (ms: number) => new Date(now().getTime() - ms)
  const wrong = [
    'C'.repeat(43),
    `${right.startsWith('A') ? 'B' : 'A'}${right.slice(1)}`,
    newFirstToken(createSecretKey(Buffer.alloc(32)), now()),
    newFirstToken(signingKey, ago(SESSION_SECONDS * 1000)),
  ]
  for (const token of wrong) {
    const visitor = bring(token)
    await visitor.api('GET common3/appInfoInit')
    expect(tokenIn(visitor), 'by a page view').not.toBe(token)
    const writer = bring(token)
    expect((await add(writer)).status).toBe(200)
    expect(tokenIn(writer), 'by a write').not.toBe(token)
  }
  const kept = bring(right)
  kept.cookies.delete('XSRF-TOKEN')
  await kept.api('GET common3/appInfoInit')
  expect([tokenIn(kept), kept.cookies.get('XSRF-TOKEN')]).toEqual([right, xsrfTokenOf(right)])
})

test('M9 API-2 a first write days after the page view gives the cookies anew, for as long as the session lives', async () => {
  const visitor = bring(
    newFirstToken(shop.shop.signingKey, new Date(shop.shop.now().getTime() - 48 * HOUR_MS)),
  )
  const first = await add(visitor)
  const cookies = first.headers.getSetCookie()
  expect(cookies).toHaveLength(2)
  expect(cookies[0]).toContain(tokenIn(visitor))
  expect(await rowsUnder(visitor)).toHaveLength(1)
})
