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
  for (const fact of ['$12.50', '2 people', '$3.00', 'Sign Out']) expect(html).toContain(fact)
  expect(html).toContain('href="/user/wishlist"')
})

test('LNG-2 my account in Chinese, kept out of search engines', async () => {
  const { html, meta } = await open(
    '/user/list',
    { [COUNT]: () => ({ count: 0 }), [LIST]: () => ({ orders: [] }) },
    { language: 'zh' },
  )
  expect(html).toMatch(/<h1[^>]*>[^<]*\p{Script=Han}/u)
  expect(meta).toEqual({ title: '我的账户', noindex: true })
})
