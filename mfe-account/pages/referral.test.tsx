import { expect, test } from 'vitest'
import { open } from '../fixtures/open.ts'
import { ANN, refuses } from '../fixtures/visitors.ts'

const answers = {
  'GET admin/trackingManagement/referrer/userTracking/GeneralInfo/': {
    myID: 'ABCD1234',
    link: 'https://shop.test/?ref=ABCD1234',
    users: 1,
    orders: 1,
    total: 5000,
    reward: 250,
    pending: 120,
    currency: 'CAD',
    rewardRate: 50_000,
  },
  'GET admin/trackingManagement/referrer/userTracking/usersIntroduced': {
    users: [{ name: 'B•• L.', joinedAt: '2026-01-15T02:30:00Z', orders: 1 }],
  },
  'GET admin/trackingManagement/referrer/userTracking/orderIntroduced': {
    orders: [{ name: 'B•• L.', at: '2026-01-16T02:30:00Z', total: 5000, reward: 250, currency: 'CAD' }],
  },
  'GET admin/trackingManagement/referrer/summary/user': {
    users: 1,
    months: [{ month: '2026-01', users: 1 }],
  },
  'GET admin/trackingManagement/referrer/summary/order': {
    months: [{ month: '2026-01', orders: 1, total: 5000, reward: 250 }],
  },
  'GET admin/userManagement/affiliatedReferralGoups': {
    groups: [{ id: 'g1', name: 'Tea friends', description: 'x', rewardRate: 80_000, joined: false }],
  },
}

test('VIS-2 the anonymous are sent to sign in and come back', async () => {
  expect((await open('/user/referral')).redirect).toBe('/account/login?next=%2Fuser%2Freferral')
})

test('ACC-6 the own link, who came by it, what it earned, and groups to join', async () => {
  const { html, meta } = await open('/user/referral', answers, { session: ANN })
  const text = html.replaceAll('<!-- -->', '')
  for (const part of [
    'https://shop.test/?ref=ABCD1234',
    'You earn 5% of',
    'B•• L.',
    '$2.50',
    '$1.20',
    'Jan 2026',
    'Tea friends',
    '8% reward',
  ])
    expect(text).toContain(part)
  expect(meta).toEqual({ title: 'Recommend us', noindex: true })
})

test('LNG-5 who came by the link did so on a day of the store', async () => {
  const call = 'GET admin/trackingManagement/referrer/userTracking/GeneralInfo/'
  const at = { ...answers, [call]: { ...answers[call], timeZone: 'America/Toronto' } }
  const { html } = await open('/user/referral', at, { session: ANN })
  expect(html).toContain('Jan 14, 2026')
  expect(html).not.toContain('Jan 16, 2026')
})

test('API-5 ACC-6 the own link is shown whatever else the store does not tell', async () => {
  for (const gone of Object.keys(answers).slice(1)) {
    const { html } = await open('/user/referral', { ...answers, [gone]: refuses(404) }, { session: ANN })
    expect(html, gone).toContain('https://shop.test/?ref=ABCD1234')
    expect(html, gone).not.toContain('Nobody has come')
  }
})

test('LNG-2 the same in Chinese', async () => {
  const { html } = await open('/user/referral', answers, { session: ANN, language: 'zh' })
  expect(html).toMatch(/<h1[^>]*>推荐有礼/)
})
