import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '../credit/ledger.ts'
import { membershipPlans } from '../database/schema/membership.ts'
import { accounts, attemptCounters } from '../database/schema/visitors.ts'
import { sendMails } from '../send-mails.ts'
import { paid } from '../testing/offers.ts'
import { mailsIn, member, newEmail, PASSWORD, signOn } from '../testing/people.ts'
import { CONTACT, good, order } from '../testing/purchase.ts'
import { forget, mailsOf, reset } from '../testing/reset-by-mail.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-passwords-'))
  shop = await startShop({ DATA_DIR: folder })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const isIn = async (visitor: Visitor) =>
  (await visitor.api('GET common3/appInfoInit')).body.body.userID !== null

/** Tokens of the mails to an address, oldest first. */
async function links(emailID: string): Promise<string[]> {
  return (await mailsOf(shop, folder, emailID))
    .filter(mail => !mail.includes('/verify-email?'))
    .map(mail => /http:\/\/shop\.test\/account\/resetPassword#token=([\w-]{43})/.exec(mail)?.[1] ?? 'none')
}

async function linkFor(emailID: string): Promise<string> {
  await forget(shop.stranger({ 'sec-fetch-site': 'same-origin' }), emailID)
  return (await links(emailID)).at(-1) ?? 'none'
}

describe('changing the own password', () => {
  const change = (visitor: Visitor, oldPassword: string, password = 'another horse') =>
    visitor.api('POST admin/userManagement/resetPassword', { body: { oldPassword, password } })

  test('ACC-1 ends every other session, renews the own token, and the old password is worth nothing', async () => {
    const { visitor, emailID } = await member(shop)
    const other = await shop.visitor()
    await signOn(other, emailID)
    const before = visitor.cookies.get('arcade-session')
    expect((await change(visitor, PASSWORD)).status).toBe(200)
    expect(visitor.cookies.get('arcade-session')).not.toBe(before)
    expect([await isIn(visitor), await isIn(other)]).toEqual([true, false])
    expect((await signOn(await shop.visitor(), emailID)).status).toBe(401)
    expect((await signOn(await shop.visitor(), emailID, 'another horse')).status).toBe(200)
  })

  test('ACC-1 a wrong old password changes nothing, and guessing ends after five', async () => {
    const { visitor, emailID } = await member(shop)
    const wrong = await change(visitor, 'wrong horse')
    expect([wrong.status, wrong.field]).toEqual([400, 'oldPassword'])
    for (let i = 0; i < 4; i++) await change(visitor, 'wrong horse')
    expect((await change(visitor, PASSWORD)).status).toBe(429)
    expect((await signOn(await shop.visitor(), emailID)).status).toBe(200)
  })

  test('ACC-1 nobody who is not signed in changes one, and a short one is refused', async () => {
    expect((await change(await shop.visitor(), PASSWORD)).status).toBe(401)
    const { visitor } = await member(shop)
    expect((await change(visitor, PASSWORD, 'short')).field).toBe('password')
  })

  test('ACC-1 of two changes at the same time one counts', async () => {
    const { visitor, emailID } = await member(shop)
    const other = await shop.visitor()
    await signOn(other, emailID)
    const replies = await Promise.all([
      change(visitor, PASSWORD, 'first horse'),
      change(other, PASSWORD, 'second horse'),
    ])
    expect(replies.map(r => r.status).filter(s => s === 200)).toHaveLength(1)
  })
})

describe('a forgotten password', () => {
  test('ACC-1 the link of the mail sets a new one, once, and ends every session', async () => {
    const { visitor, emailID } = await member(shop)
    const token = await linkFor(emailID)
    expect((await reset(await shop.visitor(), token)).body).toEqual({ changed: true })
    expect(await isIn(visitor)).toBe(false)
    expect((await signOn(await shop.visitor(), emailID, 'another horse')).status).toBe(200)
    const again = await reset(await shop.visitor(), token, 'third horse')
    expect([again.status, again.code]).toEqual([410, 'link-expired'])
    expect((await signOn(await shop.visitor(), emailID, 'third horse')).status).toBe(401)
  })

  test('ACC-5 the link proves the mailbox: a membership that a guest paid for is given', async () => {
    await shop.shop.db
      .insert(membershipPlans)
      .values({ productId: 'flour', months: 12, credit: 500, benefits: [] })
    const guest = await shop.visitor()
    await paid(shop, guest, (await order(guest, 'flour')).orderID)
    const { visitor, emailID, id } = await member(shop, { emailID: CONTACT.email })
    await reset(visitor, await linkFor(emailID))
    await signOn(visitor, emailID, 'another horse')
    const { membership } = good(await visitor.api('GET admin/userManagement/membershipDetail'))
    expect(membership).toMatchObject({ productID: 'flour' })
    expect(await balanceOf(shop.shop.db, id)).toBe(500)
  })

  test('ACC-1 of many parallel uses of one link a single one wins', async () => {
    const { emailID } = await member(shop)
    const token = await linkFor(emailID)
    const visitors = await Promise.all(Array.from({ length: 6 }, () => shop.visitor()))
    const replies = await Promise.all(
      visitors.map((visitor, i) => reset(visitor, token, `horse number ${i}`)),
    )
    expect(replies.map(r => r.status).sort()).toEqual([200, 410, 410, 410, 410, 410])
    const winner = replies.findIndex(r => r.status === 200)
    expect((await signOn(await shop.visitor(), emailID, `horse number ${winner}`)).status).toBe(200)
  })

  test('ACC-1 a link is good for an hour, and only the kept ones count', async () => {
    const { emailID } = await member(shop)
    const token = await linkFor(emailID)
    shop.pass(3_600_001)
    expect((await reset(await shop.visitor(), token)).code).toBe('link-expired')
    expect((await reset(await shop.visitor(), 'x'.repeat(43))).code).toBe('link-expired')
    expect((await reset(await shop.visitor(), 'short')).status).toBe(400)
  })

  test('ACC-1 using one link takes the others their use', async () => {
    const { emailID } = await member(shop)
    const [first = '', second = ''] = [await linkFor(emailID), await linkFor(emailID)]
    expect((await reset(await shop.visitor(), second)).status).toBe(200)
    expect((await reset(await shop.visitor(), first, 'third horse')).code).toBe('link-expired')
  })

  test('ACC-1 the answer is the same bytes with and without an account; a mail goes to the one alone', async () => {
    const { emailID } = await member(shop)
    const unknown = newEmail()
    const ask = async (email: string) => {
      const response = await shop
        .stranger({ 'sec-fetch-site': 'same-origin' })
        .raw('GET', `/api/istore/client/common3/forgotPassword?emailID=${email}`)
      return [response.status, await response.text()]
    }
    expect(await ask(emailID)).toEqual(await ask(unknown))
    expect([await links(emailID), await links(unknown)].map(l => l.length)).toEqual([1, 0])
  })

  test('ACC-1 a poisoned Host never gets into the link', async () => {
    const { emailID } = await member(shop)
    const visitor = await shop.visitor()
    const poison = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    await forget(visitor, emailID, poison)
    expect(await links(emailID)).not.toContain('none')
    expect((await mailsIn(folder)).join('')).not.toContain('evil.example')
  })

  test('ACC-1 another site cannot ask for mails, and nobody for many', async () => {
    const { visitor, emailID } = await member(shop)
    expect((await forget(visitor, emailID, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    for (let i = 0; i < 5; i++) await forget(visitor, emailID)
    expect((await forget(visitor, emailID)).status).toBe(429)
    const unknown = newEmail()
    for (let i = 0; i < 5; i++) await forget(visitor, unknown)
    expect((await forget(visitor, unknown)).status).toBe(429)
    await shop.shop.db.delete(attemptCounters)
  })

  test('ACC-1 a mail that could not be handed over is tried again', async () => {
    const { visitor, emailID } = await member(shop)
    const { mail } = shop.shop
    await links(emailID)
    await forget(visitor, emailID)
    shop.shop.mail = () => Promise.reject(new Error('no mail server'))
    await sendMails(shop.shop)
    shop.shop.mail = mail
    expect(await links(emailID)).toEqual([])
    shop.pass(2 * 60_000)
    expect(await links(emailID)).toHaveLength(1)
  })
})

describe('registering with an address that has an account', () => {
  test('ACC-1 answers as for a new one and signs in, but never to that account', async () => {
    const owner = await member(shop)
    const again = await member(shop, { emailID: owner.emailID.toUpperCase(), password: 'stranger horse' })
    const fresh = await member(shop, { password: 'stranger horse' })
    expect(again.id).not.toBe(owner.id)
    const shape = async (visitor: Visitor) => Object.keys((await signOn(visitor, owner.emailID)).body).sort()
    expect(again.id).toHaveLength(fresh.id.length)
    expect(await shape(again.visitor)).toEqual(await shape(fresh.visitor))
    const [kept] = await shop.shop.db.select().from(accounts).where(eq(accounts.id, owner.id))
    expect(kept).toMatchObject({ emailId: owner.emailID, standIn: false })
  })

  test('ACC-1 both passwords go on working, each for what it was chosen for', async () => {
    const owner = await member(shop)
    const again = await member(shop, { emailID: owner.emailID, password: 'stranger horse' })
    expect((await signOn(await shop.visitor(), owner.emailID)).body.userID).toBe(owner.id)
    expect((await signOn(await shop.visitor(), owner.emailID, 'stranger horse')).body.userID).toBe(again.id)
  })

  test('ACC-1 its owner is told, and joins both by the link of the mail; ways in of the other end', async () => {
    const owner = await member(shop)
    const again = await member(shop, { emailID: owner.emailID, password: 'stranger horse' })
    const { orderID } = await order(again.visitor, 'flour', 1, 4)
    const [token = ''] = await links(owner.emailID)
    // In the browser that registered again: that shows that both are one person.
    expect((await reset(again.visitor, token)).status).toBe(200)
    expect(await isIn(again.visitor)).toBe(false)
    expect((await signOn(await shop.visitor(), owner.emailID, 'stranger horse')).status).toBe(401)
    const visitor = await shop.visitor()
    expect((await signOn(visitor, owner.emailID, 'another horse')).body.userID).toBe(owner.id)
    const list = await visitor.api('GET admin/orderManagement/orders/list', { query: {} })
    expect(list.body.orders.map(o => o.orderID)).toEqual([orderID])
  })
})
