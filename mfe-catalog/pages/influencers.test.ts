import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { influencer } from '../fixtures/influencers.ts'
import { show } from '../fixtures/show.ts'

const LIST = 'GET common3/influencerProfile/list'

test('CAT-7 people are listed with what they do, each leads to their page', async () => {
  const influencers = [influencer(), influencer({ id: 'bao', name: 'Bao & Butter', likes: 0 })]
  const { status, html, head } = await show(
    fakeApp({ [LIST]: { influencers, count: 2 } }).app,
    '/store/influencers',
  )
  expect(status).toBe(200)
  expect(html).toContain('href="/store/influencer/ming"')
  for (const text of ['Ming Pours', 'Bao &amp; Butter', 'Steeps oolong', '7 likes'])
    expect(html).toContain(text)
  expect(head).toMatchObject({ canonical: '/store/influencers', noindex: false })
})

test('CAT-7 without anybody the page leads on and is no search engine’s business', async () => {
  const { html, head } = await show(
    fakeApp({ [LIST]: { influencers: [], count: 0 } }, 'zh').app,
    '/store/influencers',
  )
  expect(html).toContain('暂时还没有达人')
  expect(head?.noindex).toBe(true)
})
