import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { campaign } from '../fixtures/campaigns.ts'
import { show } from '../fixtures/show.ts'

const LIST = 'GET common3/campaign/fissionList'

test('GRP-1 group buys are listed with price, progress and time left, those to come and those that ended too', async () => {
  const campaigns = [
    campaign(),
    campaign({ id: 'soon', name: 'Noodle night', phase: 'upcoming', serverTime: '2026-05-29T14:00:00Z' }),
    campaign({ id: 'done', name: 'Mooncakes', phase: 'closed', status: 'failed' }),
  ]
  const { status, html, head } = await show(fakeApp({ [LIST]: { campaigns } }).app, '/store/groupCampaigns')
  expect(status).toBe(200)
  expect(html).toContain('href="/store/groupCampaign/together"')
  for (const text of [
    '$16.80',
    '5 of 8 needed',
    '3 more and it happens',
    '5 days 0 hours left',
    'in 2 days 22 hours',
    'Starts soon',
    'Not enough joined',
  ])
    expect(html).toContain(text)
  expect(head).toMatchObject({ title: 'Group buys', canonical: '/store/groupCampaigns', noindex: false })
})

test.each([
  ['en', 'America/Vancouver', 'Mon, Jun 8, 5:00\xa0a.m. Pacific Time'],
  ['zh', 'America/Vancouver', '6月8日周一 北美太平洋时间 05:00'],
  ['en', undefined, 'Mon, Jun 8, 12:00\xa0p.m. UTC'],
] as const)(
  'GRP-2 LNG-5 until the shopper’s own zone is known the end is written in the store’s (%s, %s)',
  async (language, timeZone, words) => {
    const campaigns = [campaign(timeZone && { timeZone })]
    const { html } = await show(fakeApp({ [LIST]: { campaigns } }, language).app, '/store/groupCampaigns')
    expect(html).toContain(words)
  },
)

test('GRP-1 without a group buy the page leads on and is no search engine’s business', async () => {
  const { html, head } = await show(fakeApp({ [LIST]: { campaigns: [] } }, 'zh').app, '/store/groupCampaigns')
  expect(html).toContain('现在没有拼团')
  expect(html).toContain('href="/store"')
  expect(head?.noindex).toBe(true)
})
