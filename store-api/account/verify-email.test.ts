import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '../credit/ledger.ts'
import { membershipPlans } from '../database/schema/membership.ts'
import { referralRewards } from '../database/schema/referral.ts'
import { accounts } from '../database/schema/visitors.ts'
import { openWide, paid, settle } from '../testing/offers.ts'
import { member, newEmail, PASSWORD } from '../testing/people.ts'
import { add, good, place } from '../testing/purchase.ts'
import { mailsOf } from '../testing/reset-by-mail.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

const DAY_MS = 24 * 3_600_000
const PATH = '/api/istore/verify-email'
let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-verify-'))
  shop = await startShop({ DATA_DIR: folder })
  await openWide(shop)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const mailsTo = (emailID: string) => mailsOf(shop, folder, emailID)
const tokenIn = (mail = '') =>
  /http:\/\/shop\.test\/api\/istore\/verify-email\?t=([\w.-]+)/.exec(mail)?.[1] ?? 'none'
const open = async (visitor: Visitor, token: string) => {
  const response = await visitor.raw('GET', `${PATH}?t=${token}`)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const press = (visitor: Visitor, token: string, password?: string) =>
  visitor.raw('POST', PATH, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ t: token, ...(password !== undefined && { password }) }).toString(),
  })
const provenAt = async (id: string) =>
  (await shop.shop.db.select().from(accounts).where(eq(accounts.id, id)))[0]?.provenAt
const ordersOf = async (visitor: Visitor) =>
  good(await visitor.api('GET admin/orderManagement/orders/list', { query: {} })).orders.map(o => o.orderID)

async function guestOrder(email: string, pays: boolean, productID = 'mooncake'): Promise<string> {
  const guest = await shop.visitor()
  good(await add(guest, productID))
  const { orderID } = good(await place(guest, await settle(guest, undefined, { email })))
  if (pays) await paid(shop, guest, orderID)
  return orderID
}

test('ACC-11 registering mails a link; its button proves the mailbox in the browser that registered, and joins what a guest paid', async () => {
  const emailID = newEmail()
  const [bought, open_] = [await guestOrder(emailID.toUpperCase(), true), await guestOrder(emailID, false)]
  const { visitor, id } = await member(shop, { emailID, firstName: 'CALL-EVIL-NOW' })
  expect(await ordersOf(visitor), 'nothing of the owner’s before the proof').toEqual([])
  const [mail = '', ...more] = await mailsTo(emailID)
  expect(more).toEqual([])
  expect(mail).not.toContain('CALL-EVIL-NOW')
  const page = await open(visitor, tokenIn(mail))
  expect([page.status, page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
    200,
    'no-referrer',
    'no-store',
  ])
  expect(page.text).toContain('Confirm the address')
  expect(page.text).not.toContain('type="password"')
  expect(await provenAt(id), 'opened by a mail program').toBeNull()
  expect((await press(visitor, tokenIn(mail))).status).toBe(200)
  expect(await provenAt(id)).not.toBeNull()
  expect(await ordersOf(visitor)).toEqual([bought])
  expect(await ordersOf(visitor)).not.toContain(open_)
})

test('ACC-5 a membership that a guest paid for is given once its mailbox is proven, and whoever introduced them earns by it', async () => {
  await shop.shop.db
    .insert(membershipPlans)
    .values({ productId: 'flour', months: 12, credit: 500, benefits: [] })
  const [emailID, referrer] = [newEmail(), await member(shop)]
  const bought = await guestOrder(emailID, true, 'flour')
  const { visitor, id } = await member(shop, { emailID, referrerID: referrer.myID })
  const membership = async () =>
    good(await visitor.api('GET admin/userManagement/membershipDetail')).membership
  expect(await membership()).toBeNull()
  await press(visitor, tokenIn((await mailsTo(emailID)).at(-1)))
  expect(await membership()).toMatchObject({ productID: 'flour' })
  expect(await balanceOf(shop.shop.db, id)).toBe(500)
  expect(await shop.shop.db.select().from(referralRewards)).toMatchObject([
    { orderId: bought, referrerId: referrer.id, introducedId: id },
  ])
})

test('ACC-11 H2 who merely gets the mail cannot prove an address for the stranger who registered it', async () => {
  const { emailID, id } = await member(shop)
  const token = tokenIn((await mailsTo(emailID)).at(-1))
  const owner = await shop.visitor({ 'accept-language': 'zh' })
  expect((await open(owner, token)).text).toMatch(/lang="zh".*type="password"/s)
  const wrong = await press(owner, token, 'wrong horse')
  expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('role="alert"')])
  for (const password of [undefined, '']) expect((await press(owner, token, password)).status).toBe(401)
  expect(await provenAt(id)).toBeNull()
  expect((await press(owner, token, PASSWORD)).status, 'the password shows who registered').toBe(200)
  expect(await provenAt(id)).not.toBeNull()
  expect((await open(owner, token)).text, 'used again it changes nothing').toContain('已验证')
})

test('ACC-11 the page of the link guesses no password for anybody', async () => {
  const { emailID, id } = await member(shop)
  const token = tokenIn((await mailsTo(emailID)).at(-1))
  const stranger = await shop.visitor()
  for (let i = 0; i < 5; i++) await press(stranger, token, `guess number ${i}`)
  const late = await press(stranger, token, PASSWORD)
  // Not that the right one was wrong.
  expect([late.status, await late.text()]).toEqual([401, expect.stringContaining('Too many attempts')])
  expect(await provenAt(id)).toBeNull()
})

test('ACC-11 a link that is made up, altered, another account’s or older than seven days proves nothing', async () => {
  const { visitor, emailID, id } = await member(shop)
  const other = await member(shop)
  const token = tokenIn((await mailsTo(emailID)).at(-1))
  const altered = [
    '',
    'x',
    `${'0'.repeat(8)}${token.slice(8)}`,
    token.replace(id, other.id),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
  ]
  for (const wrong of altered) {
    expect((await open(visitor, wrong)).status).toBe(410)
    expect((await press(visitor, wrong)).status).toBe(410)
  }
  shop.pass(7 * DAY_MS)
  expect((await press(visitor, token)).status).toBe(410)
  expect([await provenAt(id), await provenAt(other.id)]).toEqual([null, null])
})

test('ACC-11 who has not confirmed yet hears so, and has the link mailed again: three mails with that of the registration', async () => {
  const { visitor, emailID, id } = await member(shop)
  const own = (body: object) => visitor.api('PUT admin/userManagement/userInfo', { body })
  expect(good(await own({})).emailConfirmed).toBe(false)
  for (let i = 0; i < 2; i++) good(await own({ confirmEmail: true }))
  expect((await own({ confirmEmail: true })).status).toBe(429)
  const mails = await mailsTo(emailID)
  expect(mails).toHaveLength(3)
  await press(visitor, tokenIn(mails[2]))
  expect(await provenAt(id)).not.toBeNull()
  expect(good(await own({})).emailConfirmed).toBe(true)
})

test('ACC-1 a second account of an address is answered like a first one, and the owner hears what they heard', async () => {
  const owner = await member(shop)
  const { visitor } = await member(shop, { emailID: owner.emailID, password: 'stranger horse' })
  const again = good(await visitor.api('PUT admin/userManagement/userInfo', { body: { confirmEmail: true } }))
  expect(again.emailConfirmed).toBe(false)
  expect((await mailsTo(owner.emailID)).map(mail => mail.includes('you already have an account'))).toEqual([
    false,
    true,
    true,
  ])
})

test('ACC-1 an address registered again is told so, and gets no link that would prove the second account', async () => {
  const owner = await member(shop)
  await mailsTo(owner.emailID)
  await member(shop, { emailID: owner.emailID, password: 'stranger horse' })
  const mails = await mailsTo(owner.emailID)
  expect(mails.map(tokenIn).filter(token => token !== 'none')).toHaveLength(1)
  expect(mails.at(-1)).toContain('/account/resetPassword#token=')
})
