import { ApiError } from 'shared-contracts/api/api-error.ts'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { influencer } from '../fixtures/influencers.ts'
import { summaries } from '../fixtures/products.ts'
import { show } from '../fixtures/show.ts'

const DETAIL = 'GET common3/influencerProfile/detail/{id}'
const detail = { ...influencer(), products: summaries(0, 3), liked: false }

test('CAT-7 a person’s page has their words, links that vouch for nothing, and their picks', async () => {
  const { status, html, head } = await show(fakeApp({ [DETAIL]: detail }).app, '/store/influencer/ming')
  expect(status).toBe(200)
  for (const text of ['Ming Pours', 'Steeps oolong', 'Picked by Ming Pours', 'Product p2', '7 likes'])
    expect(html).toContain(text)
  expect(html).toContain('rel="noopener nofollow ugc"')
  expect(html).toContain('/account/login?next=%2Fstore%2Finfluencer%2Fming')
  expect(head?.jsonLd?.[0]).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: 'Ming Pours' } })
})

test('RTE-8 somebody who is not published answers 404', async () => {
  const gone = () => {
    throw new ApiError(DETAIL, 404, {})
  }
  expect((await show(fakeApp({ [DETAIL]: gone }).app, '/store/influencer/nobody')).status).toBe(404)
})
