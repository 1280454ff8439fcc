import { ApiError } from 'shared-contracts/api/api-error.ts'
import type { PageContent } from 'shared-contracts/api/entities/page-content.ts'
import { expect, test } from 'vitest'
import { type Answers, fakeApp } from '../fixtures/app.ts'
import { categories, summaries, summary } from '../fixtures/products.ts'
import { show } from '../fixtures/show.ts'

const CONTENT = 'GET common3/pageContent'
const wide = summary('hero').image
const home: PageContent = {
  pageName: 'home',
  title: 'Tea and more',
  description: 'A tea house.',
  sections: [
    {
      kind: 'hero',
      heading: 'A pot of tea',
      text: 'And a bun.',
      image: wide,
      portrait: summary('hero-portrait').image,
      link: 'products/tea',
      linkLabel: 'Shop tea',
    },
    { kind: 'categories', heading: 'Shelves', categories },
    {
      kind: 'products',
      heading: 'New',
      link: 'clearance',
      linkLabel: 'All of it',
      products: summaries(0, 4),
    },
    { kind: 'products', heading: 'Nothing here', link: null, linkLabel: null, products: [] },
    { kind: 'text', heading: 'Slow on purpose', paragraphs: ['One.', 'Two.'] },
    {
      kind: 'hero',
      heading: 'Second hero',
      text: '',
      image: null,
      portrait: null,
      link: 'javascript:alert(1)',
      linkLabel: 'Bad link',
    },
  ],
}
const page = (address: string, answer: Answers[string] = home) => {
  const { app, asked } = fakeApp({ [CONTENT]: answer })
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

test('RTE-3 other pages go by their name and carry their title as the heading', async () => {
  const about: PageContent = {
    pageName: 'about',
    title: 'Our house',
    description: '',
    sections: home.sections.slice(4),
  }
  const { html, head, asked } = await page('/page/about', about)
  expect(asked[0]?.options.query).toEqual({ pageName: 'about' })
  expect(html).toContain('<h1 class="display">Our house</h1>')
  expect(head?.canonical).toBe('/page/about')
})

test.each([404, 400])('RTE-8 a content page the backend refuses with %i answers 404', async status => {
  const refuse = () => {
    throw new ApiError(CONTENT, status, {})
  }
  expect((await page('/page/Nope!', refuse)).status).toBe(404)
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

test('CAT-6 a hero without words is a picture with a caption, and the title stays the heading', async () => {
  const picture = {
    kind: 'hero' as const,
    heading: 'The shop in 1998',
    text: '',
    image: wide,
    portrait: null,
    link: null,
    linkLabel: null,
  }
  const about: PageContent = { pageName: 'about', title: 'Our house', description: '', sections: [picture] }
  const { html } = await page('/page/about', about)
  expect(html).toContain('<h1 class="display">Our house</h1>')
  expect(html).toContain('<figcaption class="muted">The shop in 1998</figcaption>')
  expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1)
})
