import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identities, sessionIdentities } from '../database/schema/identity.ts'
import { member, newEmail } from '../testing/people.ts'
import { good } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { identityIn as settingsIn } from './environment.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())
// All of them register from one address.
beforeEach(() => shop.pass(16 * 60_000))

let strangers = 0
const somebody = () => `person-${++strangers}`

/** The provider's page, agreed to by address. @returns what it sends back */
async function agree(
  authorizeUrl: string,
  as: string,
  code = 'code',
): Promise<{ code: string; state: string }> {
  const { pathname, search } = new URL(authorizeUrl)
  const response = await shop.stranger().raw('GET', `${pathname}${search}&as=${as}`)
  const back = new URL(response.headers.get('location') ?? 'http://none')
  return { code: back.searchParams.get(code) ?? '', state: back.searchParams.get('state') ?? '' }
}
async function weChat(visitor: Visitor, as: string) {
  const { authorizeUrl } = good(await visitor.api('GET weChat/bind'))
  return visitor.api('POST weChat/login', { body: await agree(authorizeUrl, as) })
}
async function aliPay(visitor: Visitor, as: string) {
  const { authorizeUrl } = good(await visitor.api('GET common3/apaId'))
  return visitor.api('POST aliPay/login', { body: await agree(authorizeUrl ?? '', as, 'auth_code') })
}
async function mini(visitor: Visitor, as: string) {
  const response = await shop.stranger().raw('GET', `/sandbox/identity/wechat/wx-login?as=${as}`)
  const { code } = (await response.json()) as { code: string }
  return visitor.api('POST weChat/weChatlogin', { body: { code } })
}
const register = (
  visitor: Visitor,
  call: 'POST weChat/register' | 'POST aliPay/register',
  emailID = newEmail(),
) => visitor.api(call, { body: { emailID, firstName: 'Mei', lastName: 'Chan' } })

const PROVIDERS = [
  ['WeChat on the web', weChat, 'POST weChat/register', 'POST weChat/link'],
  ['the mini program', mini, 'POST weChat/register', 'POST weChat/link'],
  ['Alipay', aliPay, 'POST aliPay/register', 'POST aliPay/link'],
] as const

test('ACC-8 a person whose apps lead to two accounts is in the one of the app they come with', async () => {
  const { db } = shop.shop
  const person = somebody()
  const [web, other] = [await member(shop), await member(shop)]
  good(await weChat(web.visitor, person))
  good(await web.visitor.api('POST weChat/link'))
  const { openID = '' } = good(await mini(await shop.visitor(), person))
  // Linked when WeChat did not say yet that both are one person.
  await db.update(identities).set({ accountId: other.id, unionId: null }).where(eq(identities.openId, openID))
  expect(good(await mini(await shop.visitor(), person)).session.userID).toBe(other.id)
  expect(good(await weChat(await shop.visitor(), person)).session.userID).toBe(web.id)
})

describe.each(PROVIDERS)('%s', (_name, login, registerCall, linkCall) => {
  test('ACC-8 a new person registers and from then on is signed in by the provider alone', async () => {
    const [visitor, person] = [await shop.visitor(), somebody()]
    const first = good(await login(visitor, person))
    expect(first).toMatchObject({ status: 'new', session: { userID: null } })
    const before = visitor.cookies.get('arcade-session')
    const session = good(await register(visitor, registerCall))
    expect(session.user).toMatchObject({ firstName: 'Mei' })
    expect(visitor.cookies.get('arcade-session')).not.toBe(before)
    const again = good(await login(await shop.visitor(), person))
    expect(again).toMatchObject({
      status: 'signed-in',
      openID: first.openID,
      session: { userID: session.userID },
    })
  })

  test('ACC-8 an account links a person, again without effect; then both ways lead to it', async () => {
    const [{ visitor, id }, person] = [await member(shop), somebody()]
    good(await login(visitor, person))
    expect(good(await visitor.api(linkCall)).userID).toBe(id)
    expect((await visitor.api(linkCall)).status).toBe(200)
    expect(good(await login(await shop.visitor(), person)).session.userID).toBe(id)
  })

  test('ACC-8 no account takes over a person of another one, by linking or by signing in', async () => {
    const person = somebody()
    const owner = await shop.visitor()
    await login(owner, person)
    const { userID } = good(await register(owner, registerCall))
    const other = await member(shop)
    expect((await login(other.visitor, person)).code).toBe('identity-taken')
    expect((await other.visitor.api(linkCall)).code).toBe('identity-missing')
    expect((await other.visitor.api('GET common3/appInfoInit')).body.body.userID).toBe(other.id)
    const guest = await shop.visitor()
    expect(good(await login(guest, person)).session.userID).toBe(userID)
  })

  test('ACC-8 an account has one person of an app', async () => {
    const { visitor } = await member(shop)
    await login(visitor, somebody())
    good(await visitor.api(linkCall))
    await login(visitor, somebody())
    expect((await visitor.api(linkCall)).code).toBe('identity-taken')
  })

  test('ACC-8 without the word of the provider nothing is registered or linked', async () => {
    expect((await register(await shop.visitor(), registerCall)).code).toBe('identity-missing')
    const { visitor } = await member(shop)
    expect((await visitor.api(linkCall)).code).toBe('identity-missing')
    expect((await (await shop.visitor()).api(linkCall)).status).toBe(401)
  })

  test('ACC-11 who signs in or links while a new password is being set has no way in afterwards', async () => {
    const { db } = shop.shop
    const [{ visitor, id }, person] = [await member(shop), somebody()]
    good(await login(visitor, person))
    good(await visitor.api(linkCall))
    // What a reset does, as it is seen by whoever had to wait for its end.
    const meanwhile = async (when: string, what: string, act: () => Promise<unknown>) => {
      await db.execute(
        sql.raw(`create function meanwhile() returns trigger language plpgsql as $$
          begin ${what} where account_id = '${id}'; return new; end $$;`),
      )
      await db.execute(
        sql.raw(`create trigger meanwhile after ${when} for each row execute function meanwhile()`),
      )
      await act().finally(() => db.execute(sql`drop function meanwhile cascade`))
    }
    await meanwhile('update on accounts', 'delete from identities', async () => {
      const late = await shop.visitor()
      expect(good(await login(late, person))).toMatchObject({ status: 'new', session: { userID: null } })
    })
    await meanwhile(
      'insert or update on attempt_counters',
      'update sessions set account_id = null',
      async () => {
        expect((await visitor.api(linkCall)).status).toBe(401)
      },
    )
    expect(await db.select().from(identities).where(eq(identities.accountId, id))).toEqual([])
  })

  test('ACC-1 L13 strangers who name an address again and again do not keep its owner, in another network, from it', async () => {
    const emailID = newEmail()
    const from = (network: number) => shop.visitor({ 'x-forwarded-for': `198.51.100.${network}` })
    // Nobody has said who they are, which costs them nothing.
    for (let i = 0; i < 10; i++)
      expect((await register(await from(1), registerCall, emailID)).code).toBe('identity-missing')
    expect((await register(await from(1), registerCall, emailID)).code).toBe('too-many')
    const owner = await from(2)
    await login(owner, somebody())
    expect((await register(owner, registerCall, emailID)).status).toBe(200)
  })

  test('ACC-1 registering with the address of an account does not lead into it', async () => {
    const owner = await member(shop)
    const visitor = await shop.visitor()
    await login(visitor, somebody())
    const session = good(await register(visitor, registerCall, owner.emailID))
    expect(session.userID).not.toBe(owner.id)
  })

  test('ACC-8 many registrations of one person at once make one account', async () => {
    const person = somebody()
    const visitors = await Promise.all(Array.from({ length: 4 }, () => shop.visitor()))
    for (const visitor of visitors) await login(visitor, person)
    const replies = await Promise.all(visitors.map(visitor => register(visitor, registerCall)))
    expect(replies.map(r => r.status).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('the way back from the provider', () => {
  test('ACC-8 counts only in the session that left, once, and within a quarter of an hour', async () => {
    const [visitor, thief] = [await shop.visitor(), await shop.visitor()]
    const { authorizeUrl } = good(await visitor.api('GET weChat/bind'))
    const body = await agree(authorizeUrl, somebody())
    expect((await thief.api('POST weChat/login', { body })).code).toBe('identity-missing')
    const { state } = good(await thief.api('GET weChat/bind'))
    expect((await visitor.api('POST weChat/login', { body: { ...body, state } })).code).toBe(
      'identity-missing',
    )
    good(await visitor.api('POST weChat/login', { body }))
    expect((await visitor.api('POST weChat/login', { body })).code).toBe('identity-refused')
    const late = await agree(good(await visitor.api('GET weChat/bind')).authorizeUrl, somebody())
    shop.pass(15 * 60_000 + 1)
    expect((await visitor.api('POST weChat/login', { body: late })).code).toBe('identity-missing')
  })

  test('ACC-8 cannot be made by who knows the id of the session, which its account is shown', async () => {
    const { visitor } = await member(shop)
    const [own] = good(await visitor.api('PUT admin/userManagement/userInfo', { body: {} })).sessions ?? []
    const nonce = `${'a'.repeat(16)}.${shop.shop.now().getTime().toString(36)}`
    const made = createHmac('sha256', own?.id ?? '')
      .update(`wechat ${nonce}`)
      .digest('base64url')
    const { authorizeUrl } = good(await visitor.api('GET weChat/bind'))
    const { code } = await agree(authorizeUrl, somebody())
    const login = (state: string) => visitor.api('POST weChat/login', { body: { code, state } })
    expect((await login(`${nonce}.${made}`)).code).toBe('identity-missing')
  })

  test('ACC-8 of one provider is nothing to the other; what is no code is refused', async () => {
    const visitor = await shop.visitor()
    const { authorizeUrl } = good(await visitor.api('GET weChat/bind'))
    const body = await agree(authorizeUrl, somebody())
    expect((await visitor.api('POST aliPay/login', { body })).code).toBe('identity-missing')
    expect(
      (await visitor.api('POST weChat/login', { body: { code: 'a b', state: body.state } })).status,
    ).toBe(400)
    expect((await visitor.api('POST weChat/weChatlogin', { body: { code: body.code } })).code).toBe(
      'identity-refused',
    )
  })

  test('ACC-8 the page sends people nowhere but to the shop, and takes no for an answer', async () => {
    const { authorizeUrl } = good(await (await shop.visitor()).api('GET weChat/bind'))
    const { pathname, searchParams } = new URL(authorizeUrl)
    searchParams.set('redirect_uri', 'https://evil.example/')
    expect((await shop.stranger().raw('GET', `${pathname}?${searchParams}&as=lin`)).status).toBe(400)
    expect((await agree(authorizeUrl, '')).code).toBe('')
    const page = await shop.stranger().raw('GET', pathname + new URL(authorizeUrl).search)
    expect(await page.text()).toContain('Continue as Lin')
  })

  test('ACC-8 another site cannot make a browser sign in', async () => {
    const visitor = await shop.visitor()
    const { authorizeUrl } = good(await visitor.api('GET weChat/bind'))
    const body = await agree(authorizeUrl, somebody())
    const reply = await visitor.api('POST weChat/login', { body, headers: { 'x-xsrf-token': 'none' } })
    expect(reply.code).toBe('bad-token')
  })
})

test('ACC-8 the mini program and the web know the same person', async () => {
  const person = somebody()
  const visitor = await shop.visitor()
  const onWeb = good(await weChat(visitor, person))
  const { userID } = good(await register(visitor, 'POST weChat/register'))
  const inMini = good(await mini(await shop.visitor(), person))
  expect(inMini.openID).not.toBe(onWeb.openID)
  expect(inMini.session.userID).toBe(userID)
})

test('ACC-8 the session keeps the open id that the provider said', async () => {
  const visitor = await shop.visitor()
  const { openID } = good(await mini(visitor, somebody()))
  const sessions = await shop.shop.db.select().from(sessionIdentities)
  const bound = sessions.find(row => row.openId === openID)
  expect(bound?.app).toBe('wechat-mini')
  const { appContent } = (await visitor.api('GET common3/appInfoInit')).body.body
  expect(appContent).toMatchObject({ appDetail: { wmpBind: true } })
  expect(JSON.stringify(await visitor.api('GET common3/appInfoInit'))).not.toContain(openID)
})

test('ACC-8 live-stream rooms: on air, then to come, then over', async () => {
  const visitor = await shop.visitor()
  const call = 'POST weChat/weChatLivestreaminfo'
  const { rooms, total } = good(await visitor.api(call, { body: {} }))
  expect([total, rooms.map(r => [r.roomID, r.status])]).toEqual([
    3,
    [
      ['now', 'live'],
      ['later', 'upcoming'],
      ['over', 'ended'],
    ],
  ])
  expect(good(await visitor.api(call, { body: { start: 1, limit: 1 } })).rooms).toHaveLength(1)
  expect((await visitor.api(call, { body: { limit: 51 } })).status).toBe(400)
})

test('ACC-8 without apps at the providers the store says so', async () => {
  const { identity } = shop.shop
  shop.shop.identity = { wechat: null, 'wechat-mini': null, alipay: null }
  const visitor = await shop.visitor()
  expect(good(await visitor.api('GET weChat/enabled'))).toEqual({
    enabled: false,
    miniProgram: false,
    linked: false,
  })
  expect(good(await visitor.api('GET common3/apaId')).apaId).toBeNull()
  expect((await visitor.api('GET weChat/bind')).status).toBe(404)
  expect((await visitor.api('POST weChat/weChatlogin', { body: { code: 'x'.repeat(32) } })).status).toBe(404)
  shop.shop.identity = identity
  expect(good(await visitor.api('GET weChat/enabled'))).toEqual({
    enabled: true,
    miniProgram: true,
    linked: false,
  })
})

test('ACC-8 settings that belong together are asked for together', () => {
  expect(settingsIn({ WECHAT_APP_ID: 'wx1' }).problems).toEqual([
    'WECHAT_APP_ID, WECHAT_SECRET belong together',
  ])
  expect(settingsIn({ ALIPAY_GATEWAY: 'ftp://x' }).problems[0]).toMatch(/^ALIPAY_GATEWAY: /)
  expect(settingsIn({ WECHAT_APP_ID: 'wx1', WECHAT_SECRET: 's' }).identity.wechat).toEqual({
    appId: 'wx1',
    secret: 's',
  })
})
