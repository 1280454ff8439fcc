import { ApiError } from 'shared-contracts/api/api-error.ts'
import { expect, test } from 'vitest'
import { type Answers, fakeApp } from '../fixtures/app.ts'
import { campaign, campaignItem } from '../fixtures/campaigns.ts'
import { show } from '../fixtures/show.ts'

const ONE = 'GET common3/campaign/fission/{id}'
const member = {
  name: 'Lin W.',
  at: '2026-06-02T12:00:00Z',
  quantity: 2,
  leader: true,
  own: false,
  orderID: null,
}
const answers: Answers = {
  [ONE]: campaign(),
  'GET productManagement2/campaignProductItem/list/all': { items: [campaignItem] },
  'GET common3/orders/list': { orders: [member], count: 4 },
}
const page = (more: Answers = {}, language: 'en' | 'zh' = 'en') =>
  show(fakeApp({ ...answers, ...more }, language).app, '/store/groupCampaign/together')

test('GRP-1 a group buy shows its prices by count, items, members and how it ends', async () => {
  const { html, head } = await page()
  for (const text of [
    'From 8 paid',
    '$15.60',
    '75 g',
    '>Alone: <',
    'Join with this',
    'Lin W.',
    'first in',
    'and 3 orders more',
    'If fewer than 8 are paid',
    'At most 6 per person',
    'You ordered 1',
    'FissionSale=together',
  ])
    expect(html).toContain(text)
  expect((await page({}, 'zh')).html).toContain('>单买：<')
  expect(head).toMatchObject({ title: 'Oolong, together', canonical: '/store/groupCampaign/together' })
})

test('GRP-1 the lowest price of unlike items is told as where prices begin, each item’s own beside it', async () => {
  const rest = campaign({
    tiers: [
      { paidCount: 0, from: 400 },
      { paidCount: 8, from: 380 },
      { paidCount: 20, from: 350 },
    ],
  })
  const flakes = {
    ...campaignItem,
    id: 'item-2',
    price: 400,
    tiers: rest.tiers.map(({ paidCount, from }) => ({ paidCount, price: from })),
  }
  const two = {
    [ONE]: rest,
    'GET productManagement2/campaignProductItem/list/all': { items: [campaignItem, flakes] },
  }
  const textOf = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]*>/g, '')
  const text = textOf((await page(two)).html)
  expect(text).toContain('From 8 paidFrom $3.80From 20 paidFrom $3.50')
  expect(text).toContain('From 8 paid $15.60From 20 paid $14.40')
  expect(textOf((await page(two, 'zh')).html)).toContain('满 8 件$3.80 起')
  const alone = textOf((await page()).html)
  expect(alone).toContain('From 8 paid$15.60From 20 paid$14.40')
  expect(alone).not.toContain('From 8 paid $15.60')
})

test('GRP-2 one that is not open is told as what it is, and cannot be joined', async () => {
  const over = await page({ [ONE]: campaign({ phase: 'closed', status: 'failed' }) })
  expect(over.html).toContain('Not enough joined')
  expect(over.html).not.toContain('Join with this')
  expect(over.html).not.toContain('Bring somebody along')
  expect(over.head?.noindex).toBe(true)
  expect((await page({ [ONE]: campaign({ phase: 'upcoming' }) }, 'zh')).html).toContain('即将开始')
})

test('API-5 GRP-1 where nobody tells who is in, the group buy is shown without them', async () => {
  const { status, html } = await page({
    'GET common3/orders/list': () => {
      throw new ApiError('GET common3/orders/list', 404, {})
    },
  })
  expect(status).toBe(200)
  expect(html).toContain('Join with this')
  expect(html).not.toContain('>Who is in<')
})

test('HDR-5 GRP-1 where the store takes no orders nothing of a group buy is joined, and nothing leads to a cart', async () => {
  const { app } = fakeApp(answers)
  app.state.$appInfo.set({ flags: { enableCheckout: false } } as never)
  const { html } = await show(app, '/store/groupCampaign/together')
  expect(html).toContain('Lin W.')
  expect(html).not.toMatch(/Join with this|\/checkout\//)
})

test('RTE-8 a group buy that is not there answers 404', async () => {
  const missing = () => {
    throw new ApiError(ONE, 404, {})
  }
  expect((await page({ [ONE]: missing })).status).toBe(404)
})
