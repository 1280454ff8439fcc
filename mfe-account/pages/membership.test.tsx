import { ApiError } from 'shared-contracts/api/api-error.ts'
import type { CallInput } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { COUNT, LIST, open } from '../fixtures/open.ts'
import { ANN } from '../fixtures/visitors.ts'

const answers = {
  'GET admin/userManagement/membershipDetail': {
    membership: {
      productID: 'm1',
      name: 'Gold',
      since: '2026-01-01T00:00:00Z',
      until: '2027-01-01T00:00:00Z',
    },
    periods: [{ orderID: 'A7', name: 'Gold', since: '2026-01-01T00:00:00Z', until: '2027-01-01T00:00:00Z' }],
  },
  'GET admin/userManagement/membershipProducts': {
    plans: [
      {
        product: { id: 'm1', name: 'Gold', price: 4900, currency: 'CAD' },
        description: 'A year of tea',
        months: 12,
        credit: 1000,
        benefits: ['Free delivery'],
      },
    ],
  },
}

test('VIS-2 the anonymous are sent to sign in and come back', async () => {
  expect((await open('/user/membership')).redirect).toBe('/account/login?next=%2Fuser%2Fmembership')
})

test('ACC-5 what the account is a member of, and what can be joined', async () => {
  const { html, meta } = await open('/user/membership', answers, { session: ANN })
  const text = html.replaceAll('<!-- -->', '')
  for (const part of [
    'You are a member: Gold',
    'Jan 1, 2027',
    'href="/user/orders?id=A7"',
    '12 months',
    '$10.00 store credit',
    'Free delivery',
    'href="/store/product/m1"',
  ])
    expect(text).toContain(part)
  expect(meta).toEqual({ title: 'Membership', noindex: true })
})

const DETAIL = 'GET admin/userManagement/membershipDetail'
const PLANS = 'GET admin/userManagement/membershipProducts'
/** Sold beside what the account has. */
const other = {
  ...answers[PLANS].plans[0],
  product: { ...answers[PLANS].plans[0]?.product, id: 'm2', name: 'Silver' },
}

test.each([
  ['en', 'Your next membership', 'Renew: Gold', 'Join: Silver', /ends, on Jan 1, 2027:/],
  ['zh', '会员续期', '续期：Gold', '加入：Silver', /会员 2027年1月1日到期/],
] as const)(
  'ACC-5 a member renews what they have, from the day it ends; another is joined (%s)',
  async (language, heading, renew, join, from) => {
    const plans = { ...answers, [PLANS]: { plans: [...answers[PLANS].plans, other] } }
    const { html } = await open('/user/membership', plans, { session: ANN, language })
    for (const part of [`<h2>${heading}</h2>`, `>${renew}<`, `>${join}<`]) expect(html).toContain(part)
    expect(html).toMatch(from)
  },
)

test('ACC-5 who is no member joins', async () => {
  const none = { ...answers, [DETAIL]: { membership: null, periods: [] } }
  const { html } = await open('/user/membership', none, { session: ANN })
  for (const part of ['<h2>What you can join</h2>', '>Join: Gold<']) expect(html).toContain(part)
  expect(html).not.toMatch(/Renew|no day is lost/)
})

test('ACC-5 a store without a call for plans is asked for its products of that kind, which are shown as they are', async () => {
  const asked: unknown[] = []
  const fallback = (status: number) => ({
    ...answers,
    'GET admin/userManagement/membershipProducts': () => {
      throw new ApiError('GET admin/userManagement/membershipProducts', status, {})
    },
    'GET productManagement2/products': ({ query }: CallInput) => {
      asked.push(query)
      return { products: [{ id: 'm1', name: 'Gold', price: 4900, currency: 'CAD' }] }
    },
  })
  const { html } = await open('/user/membership', fallback(404), { session: ANN })
  expect(asked).toEqual([
    { productType: 'MEMBERSHIP', recordStatus: 'ACTIVE', sortby: 'default', infiniteLoad: 'false' },
  ])
  const text = html.replaceAll('<!-- -->', '')
  for (const part of ['You are a member: Gold', '$49.00', 'href="/store/product/m1"'])
    expect(text).toContain(part)
  expect(text).not.toMatch(/0 months|<ul><\/ul>|<p><\/p>/)
  await expect(open('/user/membership', fallback(503), { session: ANN })).rejects.toThrow(ApiError)
  expect(asked).toHaveLength(1)
})

test('LNG-4 what comes with a membership is said in the chosen currency, marked as its price is', async () => {
  const currency = { code: 'USD', rate: 0.5 }
  const { html } = await open('/user/membership', answers, { session: ANN, currency })
  expect(html.replaceAll('<!-- -->', '')).toMatch(/≈ \$24\.50 USD.*≈ \$5\.00 USD store credit/s)
})

test('LNG-5 a membership ends on the day that it is at the store', async () => {
  const call = 'GET admin/userManagement/membershipDetail'
  const at = { ...answers, [call]: { ...answers[call], timeZone: 'America/Vancouver' } }
  expect((await open('/user/membership', at, { session: ANN })).html).toContain('Dec 31, 2026')
  const home = await open(
    '/user/list',
    { ...at, [COUNT]: { count: 0 }, [LIST]: { orders: [] } },
    { session: ANN },
  )
  expect(home.html).toContain('Dec 31, 2026')
})

test('LNG-2 the same in Chinese', async () => {
  const { html } = await open('/user/membership', answers, { session: ANN, language: 'zh' })
  expect(html).toMatch(/<h1[^>]*>会员/)
})
