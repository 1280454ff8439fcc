import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { categories, summaries } from '../fixtures/products.ts'
import { show } from '../fixtures/show.ts'

test('RTE-6 /store shows every shelf as a tile and the newest products', async () => {
  const { app, asked } = fakeApp({
    'GET productManagement/categories/{x}': { categories },
    'GET productManagement2/products': { products: summaries(0, 12) },
  })
  const { html, head } = await show(app, '/store')
  for (const { slug } of categories) expect(html).toContain(`cat=${slug}`)
  expect(html.match(/class="catalog-card"/g)).toHaveLength(12)
  expect(html).toContain('See all products')
  expect(asked.map(a => a.options.query?.sortby).filter(Boolean)).toEqual(['default'])
  expect(head).toMatchObject({ title: 'Shop', canonical: '/store' })
})
