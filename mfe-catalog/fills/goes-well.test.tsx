import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { summary } from '../fixtures/products.ts'
import GoesWell, { load } from './goes-well.tsx'

const RELATED = 'GET productManagement2/products/relatedProducts/{id}'
const related = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map(id => summary(id, { soldOut: id === 'p3' }))

test('CAT-4 goes with what came last: without what is there already or sold out, at most one row', async () => {
  const { app, asked } = fakeApp({ [RELATED]: { products: related } })
  const found = await load({ app, with: { productIDs: ['p1', 'p9'] } })
  expect(found?.map(({ id }) => id)).toEqual(['p2', 'p4', 'p5', 'p6'])
  expect(asked).toMatchObject([{ options: { params: { id: 'p9' } } }])
})

test('CAT-4 with nothing to show it loads and shows nothing', async () => {
  const { app, asked } = fakeApp({ [RELATED]: { products: [] } })
  expect(await load({ app, with: { productIDs: [] } })).toBeNull()
  expect(asked).toEqual([])
  expect(await load({ app, with: { productIDs: ['p9'] } })).toBeNull()
})

test.each([
  ['en', 'Goes well with your cart'],
  ['zh', '与购物车很搭'],
] as const)('LNG-2 drawn in %s, and what is put into the cart meanwhile goes', async (language, words) => {
  const { app } = fakeApp({}, language)
  const Component = () => <GoesWell with={{ productIDs: ['p1'] }} data={related.slice(0, 2)} />
  const { html } = await renderPage({ Component }, '/', '/', app)
  expect(html).toContain(words)
  expect(html).toContain('href="/store/product/p2"')
  expect(html).not.toContain('href="/store/product/p1"')
})
