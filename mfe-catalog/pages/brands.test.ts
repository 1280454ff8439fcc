import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { show } from '../fixtures/show.ts'

test('CAT-1 the brands page lists what has products, with a way to each', async () => {
  const brands = [
    { slug: 'guifeng', name: 'Guifeng', count: 40 },
    { slug: 'gone', name: 'Gone', count: 0 },
  ]
  const { status, html, head } = await show(
    fakeApp({ 'GET productManagement/brands': { brands } }).app,
    '/store/brands',
  )
  expect(status).toBe(200)
  expect(html).toContain('href="/store/brand?name=guifeng"')
  expect(html).toContain('40 items')
  expect(html).not.toContain('Gone')
  expect(head).toMatchObject({ title: 'All brands', canonical: '/store/brands' })
})

test('CAT-1 API-5 a brand that nobody counts is shown without a count; a shop without brands says so', async () => {
  const shown = (brands: object[]) =>
    show(fakeApp({ 'GET productManagement/brands': { brands } }).app, '/store/brands')
  const { html } = await shown([{ slug: 'guifeng', name: 'Guifeng' }])
  expect(html).toContain('href="/store/brand?name=guifeng"')
  expect(html).not.toMatch(/items|NaN|undefined/)
  for (const none of [[], [{ slug: 'gone', name: 'Gone', count: 0 }]]) {
    const empty = (await shown(none)).html
    expect(empty).toContain('No brand has anything on the shelves right now.')
    expect(empty).toContain('href="/store"')
  }
})
