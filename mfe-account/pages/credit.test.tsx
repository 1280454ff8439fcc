import { expect, test } from 'vitest'
import { open } from '../fixtures/open.ts'
import { ANN, refuses } from '../fixtures/visitors.ts'

const answers = {
  'GET admin/storeCreditManagement/storeCredit': { balance: 1250, currency: 'CAD' },
  'GET admin/storeCreditManagement/storeCreditHistory': {
    entries: [
      {
        id: 2,
        at: '2026-01-16T02:30:00Z',
        kind: 'order',
        amount: -750,
        balanceAfter: 1250,
        orderID: 'A1',
        note: null,
      },
      {
        id: 1,
        at: '2026-01-15T02:30:00Z',
        kind: 'gift',
        amount: 2000,
        balanceAfter: 2000,
        orderID: null,
        note: 'Welcome',
      },
    ],
    count: 2,
    currency: 'CAD',
  },
  'GET common3/coupons/[{code}]': {
    coupons: [
      {
        code: 'SPRING',
        name: 'Spring tea',
        description: 'For the season',
        kind: 'percent',
        value: 150_000,
        currency: 'CAD',
        startsOn: null,
        endsOn: '2026-03-31',
        minSubtotal: 2000,
        firstOrderOnly: true,
        appliesTo: ['Tea'],
      },
    ],
  },
}

test('VIS-2 the anonymous are sent to sign in and come back', async () => {
  expect((await open('/user/credit')).redirect).toBe('/account/login?next=%2Fuser%2Fcredit')
})

test('ACC-4 balance, coupons with their conditions, and the statement, each change with the balance after it', async () => {
  const { html, meta } = await open('/user/credit', answers, { session: ANN })
  const text = html.replaceAll('<!-- -->', '')
  for (const part of [
    '$12.50',
    '-$7.50',
    'Balance $12.50',
    'Welcome',
    'Balance $20.00',
    'href="/user/orders?id=A1"',
    '15% off',
    'Mar 31, 2026',
    'For $20.00 and more',
    'For Tea',
    'Copy SPRING',
  ])
    expect(text).toContain(part)
  expect(meta).toEqual({ title: 'Store credit and coupons', noindex: true })
})

test('LNG-5 days of the statement are the store’s, and UTC’s where it names no zone', async () => {
  const call = 'GET admin/storeCreditManagement/storeCreditHistory'
  const at = async (timeZone?: string) =>
    (await open('/user/credit', { ...answers, [call]: { ...answers[call], timeZone } }, { session: ANN }))
      .html
  expect(await at('America/Toronto')).toContain('Jan 14, 2026')
  expect(await at()).not.toContain('Jan 14, 2026')
})

test('API-5 ACC-4 a store without coupons or a statement tells the balance all the same', async () => {
  const shown: Record<string, string> = {
    'GET admin/storeCreditManagement/storeCreditHistory': 'Welcome',
    'GET common3/coupons/[{code}]': '15% off',
  }
  for (const [gone, text] of Object.entries(shown)) {
    const { html } = await open('/user/credit', { ...answers, [gone]: refuses(404) }, { session: ANN })
    expect(html).toContain('$12.50')
    for (const one of Object.values(shown)) expect(html.includes(one)).toBe(one !== text)
    expect(html).not.toMatch(/Nothing has come in|There is no coupon/)
  }
})

test('LNG-4 what a coupon asks for is said in the chosen currency, marked; the balance stays in the store’s', async () => {
  const currency = { code: 'USD', rate: 0.5 }
  const { html } = await open('/user/credit', answers, { session: ANN, currency })
  for (const part of ['For ≈ $10.00 USD and more', '$12.50']) expect(html).toContain(part)
})

test.each([
  ['en', 'For Tea, Cups'],
  ['zh', '适用于Tea、Cups'],
] as const)('LNG-2 what a coupon is for is listed as its language does (%s)', async (language, said) => {
  const call = 'GET common3/coupons/[{code}]'
  const coupons = answers[call].coupons.map(coupon => ({ ...coupon, appliesTo: ['Tea', 'Cups'] }))
  const { html } = await open('/user/credit', { ...answers, [call]: { coupons } }, { session: ANN, language })
  expect(html).toContain(said)
})

test.each(['en', 'zh'] as const)(
  'ACC-4 the dot between a coupon’s conditions stays with the one before it (%s)',
  async language => {
    const { html } = await open('/user/credit', answers, { session: ANN, language })
    const text = html.replaceAll('<!-- -->', '')
    expect(text.match(/<span class="account-whole">[^<]+\u00a0·<\/span> (?=<span)/g)).toHaveLength(3)
  },
)

test('LNG-2 the same in Chinese', async () => {
  const { html } = await open('/user/credit', answers, { session: ANN, language: 'zh' })
  expect(html).toMatch(/<h1[^>]*>储值与优惠券/)
})
