import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { CONTENT, home } from '../fixtures/content.ts'
import { show } from '../fixtures/show.ts'

const page = (address: string) => {
  const { app, asked } = fakeApp({ [CONTENT]: home })
  return show(app, address).then(shown => ({ ...shown, asked }))
}

test.each(['/', '/home'])('RTE-3 %s shows the content page home', async address => {
  const { status, html, head, asked } = await page(address)
  expect(status).toBe(200)
  expect(asked[0]?.options.query).toEqual({ pageName: 'home' })
  for (const text of ['A pot of tea', 'Shelves', 'Product p3', 'Slow on purpose', 'Two.'])
    expect(html).toContain(text)
  expect(head).toMatchObject({ title: 'Tea and more', canonical: '/' })
})

test('CAT-6 the opening picture is the one loaded first, upright on the phone', async () => {
  const { html } = await page('/')
  expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1)
  expect(html).toMatch(/<source media="\(max-width: 767px\)" type="image\/avif"[^>]*hero-portrait/)
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('CAT-6 empty rows are left out; links follow the rules of menus, bad ones are left out', async () => {
  const { html } = await page('/')
  expect(html).not.toContain('Nothing here')
  expect(html).toContain('href="/store/productlist?cat=tea"')
  expect(html).toContain('href="/store/clearance"')
  expect(html).not.toContain('javascript:')
  expect(html).not.toContain('Bad link')
})

test('CAT-8 the start page names the shop for search engines', async () => {
  const { app } = fakeApp({ [CONTENT]: home })
  app.state.$appInfo.set({ storeName: 'Guifeng', logo: '/logo.svg', social: [] } as never)
  const { head } = await show(app, '/')
  expect(head?.jsonLd).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Guifeng',
      url: '/',
      logo: '/logo.svg',
    },
  ])
})
