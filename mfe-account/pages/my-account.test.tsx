import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { expect, test } from 'vitest'
import { COUNT, LIST, open } from '../fixtures/open.ts'
import { ANN, refuses, summary } from '../fixtures/visitors.ts'

const open3 = { ...summary(2), status: 'INTERIM', paymentStatus: 'NOT_PAID' }

test('VIS-2 the anonymous are sent to sign in and come back', async () => {
  const { redirect } = await open('/user/list', { [COUNT]: refuses(401), [LIST]: refuses(401) })
  expect(redirect).toBe('/account/login?next=%2Fuser%2Flist')
})

test('VIS-2 my account greets, shows the order that matters, counts orders and offers to sign out', async () => {
  const { html } = await open(
    '/user/list',
    {
      [COUNT]: () => ({ count: 3 }),
      [LIST]: () => ({ orders: [summary(3), open3] }),
      'GET admin/storeCreditManagement/storeCredit': { balance: 1250, currency: 'CAD' },
      'GET admin/trackingManagement/referrer/userTracking/GeneralInfo/': {
        users: 2,
        reward: 300,
        currency: 'CAD',
      },
    },
    { session: ANN },
  )
  expect(html).toContain('Hello, Ann')
  expect(html).toContain('3 orders')
  expect(html).toContain('Waits for your payment')
  expect(html).toContain('href="/user/orders?id=A2"')
  expect(html).toContain('href="/user/addresses"')
  expect(html).toContain('href="/user/orders"')
  // A call that this store lacks costs its own fact alone.
  for (const fact of ['$12.50', '2 people', '$3.00', 'Sign out']) expect(html).toContain(fact)
  expect(html).toContain('href="/user/wishlist"')
})

test.each([
  ['en', 'is not confirmed yet', 'Send the mail again', 'Not now'],
  ['zh', '尚未验证', '重新发送邮件', '以后再说'],
] as const)(
  'ACC-11 my account says so while its address is not confirmed, with the mail once more and a way to put it off (%s)',
  async (language, said, again, later) => {
    const shown = async (emailConfirmed?: boolean) => {
      const answers = {
        [COUNT]: () => ({ count: 0 }),
        [LIST]: () => ({ orders: [] }),
        'PUT admin/userManagement/userInfo': { ...ANN, sessions: [], emailConfirmed },
      }
      return (await open('/user/list', answers, { session: ANN, language })).html.replaceAll('<!-- -->', '')
    }
    const html = await shown(false)
    for (const part of [`${ANN.user?.emailID} ${said}`, `>${again}<`, `>${later}<`])
      expect(html).toContain(part)
    for (const known of [true, undefined]) expect(await shown(known)).not.toContain(said)
  },
)

const NO_ORDERS = { [COUNT]: refuses(404), [LIST]: refuses(404) }

test('API-5 ACC-3 where the store does not tell of orders, my account stands without them and the list says so', async () => {
  const home = await open('/user/list', NO_ORDERS, { session: ANN })
  expect(home.status).toBe(200)
  expect(home.html).toContain('Hello, Ann')
  expect(home.html).toContain('href="/user/wishlist"')
  expect(home.html).not.toContain('href="/user/orders"')
  const list = await open('/user/orders', NO_ORDERS, { session: ANN })
  expect([list.status, list.html.includes('This store does not offer this.')]).toEqual([200, true])
  for (const path of ['/user/list', '/user/orders'])
    expect((await open(path, NO_ORDERS, { session: ANONYMOUS })).redirect).toMatch(/^\/account\/login/)
})

test.each([
  ['the count', { [COUNT]: refuses(500), [LIST]: () => ({ orders: [] }) }, true],
  ['all', { [COUNT]: refuses(500), [LIST]: refuses(500) }, false],
])(
  'API-5 ACC-3 where %s of the orders fails, my account stands and leads to them',
  async (_, answers, none) => {
    const { status, html } = await open('/user/list', answers, { session: ANN })
    expect(status).toBe(200)
    for (const part of ['Hello, Ann', 'href="/user/orders"', 'Sign out']) expect(html).toContain(part)
    expect(html.includes('Nothing ordered yet')).toBe(none)
  },
)

test('VIS-2 API-5 the anonymous are sent to sign in also where the orders do not come', async () => {
  const { redirect } = await open(
    '/user/list',
    { [COUNT]: refuses(500), [LIST]: refuses(500) },
    { session: ANONYMOUS },
  )
  expect(redirect).toBe('/account/login?next=%2Fuser%2Flist')
})

const NOT_OFFERED = /<a [^>]*href="([^"]*)"[^>]*>(?:(?!<\/a>).)*account-not-offered/g

test('API-5 ACC-1 a tile of what the store has no call for is taken away; one whose fact does not come stays', async () => {
  const { html } = await open(
    '/user/list',
    {
      [COUNT]: () => ({ count: 0 }),
      [LIST]: () => ({ orders: [] }),
      'GET admin/storeCreditManagement/storeCredit': refuses(404),
      'GET admin/userManagement/membershipDetail': refuses(501),
      'GET admin/trackingManagement/referrer/userTracking/GeneralInfo/': refuses(405),
      'GET admin/userManagement/influencerProfile': refuses(500),
    },
    { session: ANN },
  )
  expect(Array.from(html.matchAll(NOT_OFFERED), ([, to]) => to)).toEqual([
    '/user/credit',
    '/user/membership',
    '/user/referral',
  ])
})

test.each(['credit', 'membership', 'referral', 'influencer', 'identity', 'addresses'])(
  'API-5 RTE-8 the page /user/%s of a store without its calls says that it is not offered',
  async name => {
    const calls = [
      'GET admin/storeCreditManagement/storeCredit',
      'GET admin/userManagement/membershipDetail',
      'GET admin/userManagement/membershipProducts',
      'GET productManagement2/products',
      'GET admin/trackingManagement/referrer/userTracking/GeneralInfo/',
      'GET admin/userManagement/influencer/status',
      'GET admin/userManagement/verifiedContact/idNumber',
      'GET admin/userManagement/image/user/{id}',
      'GET admin/userManagement/getAddresses/{id}/type/{type}',
    ]
    const answers = (status: number) => Object.fromEntries(calls.map(call => [call, refuses(status)]))
    const { status, html } = await open(`/user/${name}`, answers(404), { session: ANN })
    expect(status).toBe(200)
    expect(html).toContain('This store does not offer this.')
    await expect(open(`/user/${name}`, answers(500), { session: ANN })).rejects.toThrow('Refused.')
  },
)

test('LNG-2 my account in Chinese, kept out of search engines', async () => {
  const { html, meta } = await open(
    '/user/list',
    { [COUNT]: () => ({ count: 0 }), [LIST]: () => ({ orders: [] }) },
    { language: 'zh' },
  )
  expect(html).toMatch(/<h1[^>]*>[^<]*\p{Script=Han}/u)
  expect(meta).toEqual({ title: '我的账户', noindex: true })
})
