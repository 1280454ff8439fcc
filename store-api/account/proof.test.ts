import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts, attemptCounters } from '../database/schema/visitors.ts'
import { hashToken } from '../session/tokens.ts'
import { member, newEmail, PASSWORD, signOn } from '../testing/people.ts'
import { add, CONTACT, good, order, place, settleDraft } from '../testing/purchase.ts'
import { forget, mailsOf, reset, resetToken } from '../testing/reset-by-mail.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-proof-'))
  shop = await startShop({ DATA_DIR: folder })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => shop.shop.db.delete(attemptCounters))

const from = (network: string) => shop.visitor({ 'x-forwarded-for': network })
const guess = (visitor: Visitor, emailID: string) => signOn(visitor, emailID, 'wrong horse')
const mailsTo = (emailID: string) => mailsOf(shop, folder, emailID)
const linkFor = (emailID: string) => resetToken(shop, folder, emailID)

/** Signs a browser in at WeChat as somebody. */
async function weChat(visitor: Visitor, as: string) {
  const { authorizeUrl } = good(await visitor.api('GET weChat/bind'))
  const { pathname, search } = new URL(authorizeUrl)
  const page = await shop.stranger().raw('GET', `${pathname}${search}&as=${as}`)
  const back = new URL(page.headers.get('location') ?? 'http://none').searchParams
  const body = { code: back.get('code') ?? '', state: back.get('state') ?? '' }
  return visitor.api('POST weChat/login', { body })
}

test('ACC-1 a mailbox hears of three registrations in a quarter of an hour, and whoever registers more is answered alike', async () => {
  const { emailID } = await member(shop)
  const answers = await Promise.all([1, 2, 3, 4].map(() => member(shop, { emailID })))
  expect(answers.every(({ id }) => id !== '')).toBe(true)
  expect(await mailsTo(emailID)).toHaveLength(3)
  shop.pass(15 * 60_000)
  await member(shop, { emailID })
  expect(await mailsTo(emailID)).toHaveLength(4)
})

test('ACC-1 H1 signing in to an account registered again gives no more guesses at the first one', async () => {
  const owner = await member(shop)
  await member(shop, { emailID: owner.emailID, password: 'stranger horse' })
  const thief = await from('203.0.113.1')
  const said: number[] = []
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 4; i++) said.push((await guess(thief, owner.emailID)).status)
    await signOn(thief, owner.emailID, 'stranger horse')
  }
  expect(said.filter(status => status === 401).length).toBeLessThanOrEqual(5)
  expect((await signOn(thief, owner.emailID)).status).toBe(429)
})

test('ACC-11 H2 who registered before the owner keeps no way in after a reset, nor anything in the account', async () => {
  const person = 'thief-of-h2'
  const { visitor, emailID, id } = await member(shop)
  await weChat(visitor, person)
  good(await visitor.api('POST weChat/link'))
  await order(visitor, 'flour')
  const profile = { name: 'Not me', bio: '', links: [], productIDs: [], submit: false }
  good(await visitor.api('POST admin/userManagement/influencerProfile', { body: profile }))
  const owner = await shop.visitor()
  good(await reset(owner, await linkFor(emailID)))
  expect(good(await weChat(await shop.visitor(), person)).status).toBe('new')
  expect((await visitor.api('GET common3/appInfoInit')).body.body.userID).toBeNull()
  expect(good(await signOn(owner, emailID, 'another horse')).userID).toBe(id)
  const list = good(await owner.api('GET admin/orderManagement/orders/list', { query: {} }))
  expect(list.orders, 'made out to another mailbox').toEqual([])
  expect(good(await owner.api('GET admin/userManagement/influencerProfile')).status).toBe('none')
  const [account] = await shop.shop.db.select().from(accounts).where(eq(accounts.id, id))
  expect(account?.provenAt).not.toBeNull()
})

test('ACC-11 H2 nor does the owner find what they settled of an order, or one that waits to be paid', async () => {
  const { visitor, emailID } = await member(shop)
  good(await add(visitor, 'flour'))
  await settleDraft(visitor)
  good(
    await visitor.api('POST shoppingManagement4/orderContactInfo', {
      query: { localStoreName: 'East Shop', methodName: 'pickup' },
      body: { ...CONTACT, email: emailID, phone: '+1 416 555 0199' },
    }),
  )
  const bill = good(await visitor.api('GET shoppingManagement4/billing/'))
  good(await place(visitor, bill))
  const owner = await shop.visitor()
  good(await reset(owner, await linkFor(emailID)))
  good(await signOn(owner, emailID, 'another horse'))
  const { draft } = good(await owner.api('GET shoppingManagement4/checkoutConfig'))
  expect([draft.contact, draft.method, draft.slot]).toEqual([null, null, null])
  const list = good(await owner.api('GET admin/orderManagement/orders/list', { query: {} }))
  expect(list.orders, 'made out to this mailbox').toEqual([])
})

test('ACC-1 ACC-11 M10 a mailed link tells its token to no server and no other site, works once, and ends every way in', async () => {
  const { visitor, emailID } = await member(shop)
  await weChat(visitor, 'person-of-m10')
  good(await visitor.api('POST weChat/link'))
  const other = await shop.visitor()
  good(await signOn(other, emailID))
  const first = await linkFor(emailID)
  const token = await linkFor(emailID)
  const links = (await mailsTo(emailID)).at(-1)?.match(/https?:\S+/g)
  expect(links, 'in the fragment, of the shop’s own origin, and no other link').toEqual([
    `http://shop.test/account/resetPassword#token=${token}`,
  ])
  const browser = await shop.visitor()
  const done = await reset(browser, token)
  expect([done.status, done.headers.get('referrer-policy'), done.headers.get('cache-control')]).toEqual([
    200,
    'no-referrer',
    'private, no-store',
  ])
  for (const session of [visitor, other])
    expect((await session.api('GET common3/appInfoInit')).body.body.userID).toBeNull()
  expect(good(await weChat(await shop.visitor(), 'person-of-m10')).status).toBe('new')
  for (const used of [first, token]) expect((await reset(browser, used)).code).toBe('link-expired')
  expect((await signOn(await shop.visitor(), emailID)).status, 'the old password').toBe(401)
  expect((await browser.api('GET common3/appInfoInit')).body.body.userID, 'a link signs nobody in').toBeNull()
})

test('ACC-11 H2 linking needs a fresh sign-in, the owner hears of it, and it can be undone', async () => {
  const person = 'linked-person'
  const { visitor, emailID, id } = await member(shop)
  await weChat(visitor, person)
  shop.pass(10 * 60_000 + 1)
  expect((await visitor.api('POST weChat/link')).code).toBe('sign-in-again')
  good(await signOn(visitor, emailID))
  good(await visitor.api('POST weChat/link'))
  expect((await mailsTo(emailID)).at(-1)).toContain('WeChat')
  expect(good(await weChat(await shop.visitor(), person)).session.userID).toBe(id)
  good(await visitor.api('POST weChat/link', { query: { unlink: 'true' } }))
  good(await visitor.api('POST weChat/link', { query: { unlink: 'true' } }))
  expect(good(await weChat(await shop.visitor(), person)).status).toBe('new')
  expect((await mailsTo(emailID)).filter(mail => mail.includes('WeChat'))).toHaveLength(2)
})

test('ACC-1 M1 guesses from many networks lock no browser out that the account knows', async () => {
  const { visitor, emailID } = await member(shop)
  for (let network = 1; network <= 7; network++) {
    const thief = await from(`203.0.113.${network}`)
    for (let i = 0; i < 5; i++) await guess(thief, emailID)
  }
  expect((await signOn(await from('198.51.100.1'), emailID)).status).toBe(429)
  await visitor.api('GET common3/logout')
  expect((await signOn(visitor, emailID)).status).toBe(200)
  for (let i = 0; i < 10; i++) expect((await guess(visitor, emailID)).status).toBe(401)
  expect((await guess(visitor, emailID)).status, 'slowed all the same').toBe(429)
})

test('ACC-1 M1 what strangers ask for does not close the forgotten password to its owner', async () => {
  const { emailID } = await member(shop)
  const before = (await mailsTo(emailID)).length
  for (let network = 1; network <= 4; network++)
    for (let i = 0; i < 2; i++) good(await forget(await from(`203.0.113.${network}`), emailID))
  expect((await forget(await from('198.51.100.1'), emailID)).status).toBe(200)
  expect((await mailsTo(emailID)).length - before, 'no flood of mails either').toBe(5)
})

test('ACC-1 M1 the addresses of one IPv6 network are one asker', async () => {
  const { emailID } = await member(shop)
  const replies: number[] = []
  for (let host = 1; host <= 6; host++)
    replies.push((await guess(await from(`2001:db8:1:2::${host}`), emailID)).status)
  expect(replies).toEqual([401, 401, 401, 401, 401, 429])
})

test('ACC-1 M2 a network that tries one password at many accounts is stopped', async () => {
  const thief = await from('203.0.113.50')
  let tried = 0
  while (tried < 130 && (await guess(thief, newEmail())).status === 401) tried++
  expect(tried).toBe(100)
})

test('ACC-1 M2 so is one customer of a provider, who has 65,536 IPv6 networks to come from', async () => {
  const key = hashToken('signon site 2001:db8:9::/48')
  await shop.shop.db.insert(attemptCounters).values({ key, attempts: 995, since: shop.shop.now() })
  const statuses: number[] = []
  for (let i = 0; i < 7; i++)
    statuses.push((await guess(await from(`2001:db8:9:${i}::1`), newEmail())).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  expect((await guess(await from('2001:db8:a::1'), newEmail())).status).toBe(401)
})

test('ACC-1 M2 nor does it help to have registered the addresses again from the same browsers', async () => {
  const tries: [Visitor, string][] = []
  for (let i = 0; i < 21; i++) {
    await shop.shop.db.delete(attemptCounters)
    const { emailID } = await member(shop)
    const thief = await from('203.0.113.51')
    const again = { emailID, password: 'stranger horse', firstName: 'Not', lastName: 'Me' }
    good(await thief.api('POST common3/clientRegistration', { body: again }))
    tries.push([thief, emailID])
  }
  await shop.shop.db.delete(attemptCounters)
  let tried = 0
  for (const [thief, emailID] of tries)
    for (let i = 0; i < 5; i++) if ((await guess(thief, emailID)).status === 401) tried++
  expect(tried).toBe(100)
})

test('ACC-1 a cookie that was tampered with makes no browser known', async () => {
  const { visitor, emailID } = await member(shop)
  const other = await from('203.0.113.77')
  const cookie = visitor.cookies.get('arcade-device') ?? ''
  other.cookies.set('arcade-device', `${'A'.repeat(22)}${cookie.slice(22)}`)
  for (let i = 0; i < 5; i++) await guess(other, emailID)
  expect((await signOn(other, emailID, PASSWORD)).status).toBe(429)
})

test('ACC-11 H4 linking and unlinking mails an address ten times in a quarter of an hour, whoever owns it', async () => {
  const { visitor, emailID } = await member(shop)
  good(await weChat(visitor, 'bomb'))
  const change = (query?: { unlink: string }) => visitor.api('POST weChat/link', query ? { query } : {})
  for (let i = 0; i < 5; i++) {
    good(await change())
    good(await change({ unlink: 'true' }))
  }
  const refused = { status: 429, code: 'too-many' }
  expect(await change()).toMatchObject(refused)
  expect(await change({ unlink: 'true' })).toMatchObject(refused)
  expect((await mailsTo(emailID)).filter(mail => mail.includes('WeChat'))).toHaveLength(10)
})

test('ACC-11 the mail about a new way to sign in leads to the link that ends it', async () => {
  const owner = await member(shop)
  good(await weChat(owner.visitor, 'lead'))
  good(await owner.visitor.api('POST weChat/link'))
  const mail = (await mailsTo(owner.emailID)).at(-1) ?? ''
  expect(mail).toContain('From now on somebody signs in')
  expect(mail).toContain('http://shop.test/account/forgotPassword')
  good(await reset(await shop.visitor(), await linkFor(owner.emailID)))
  expect(good(await weChat(await shop.visitor(), 'lead'))).toMatchObject({ status: 'new' })
})
