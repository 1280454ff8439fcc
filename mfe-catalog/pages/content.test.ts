import { ApiError } from 'shared-contracts/api/api-error.ts'
import type { PageContent } from 'shared-contracts/api/entities/page-content.ts'
import { expect, test } from 'vitest'
import { type Answers, fakeApp } from '../fixtures/app.ts'
import { CONTENT, home } from '../fixtures/content.ts'
import { post } from '../fixtures/posts.ts'
import { summaries, summary } from '../fixtures/products.ts'
import { show } from '../fixtures/show.ts'

const page = (address: string, answer: Answers[string]) => {
  const { app, asked } = fakeApp({ [CONTENT]: answer })
  return show(app, address).then(shown => ({ ...shown, asked }))
}
const about: PageContent = { pageName: 'about', title: 'Our house', description: '', sections: [] }

test('RTE-3 other pages go by their name and carry their title as the heading', async () => {
  const { html, head, asked } = await page('/page/about', { ...about, sections: home.sections.slice(4) })
  expect(asked[0]?.options.query).toEqual({ pageName: 'about' })
  expect(html).toContain('<h1 class="display">Our house</h1>')
  expect(head?.canonical).toBe('/page/about')
})

test('API-5 RTE-3 a page whose opening hero has no heading is headed by its title', async () => {
  const sections = home.sections.map(one => (one.kind === 'hero' ? { ...one, heading: '' } : one))
  const { html } = await page('/page/about', { ...about, sections })
  expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual(['<h1 class="display">Our house'])
  expect(html).not.toMatch(/<h[1-6][^>]*><\/h/)
})

test('CAT-6 API-5 a store’s markup is closed where it ends', async () => {
  const sections: PageContent['sections'] = [
    { kind: 'html', heading: '', html: '<p onclick="x()">one</main><!-- two' },
  ]
  const { html } = await page('/page/about', { ...about, sections })
  expect(html).toContain('<div class="catalog-html"><p>one</p></div>')
})

test('RTE-3 a page’s name may have several parts', async () => {
  const { head, asked } = await page('/page/house/since-1998', { ...about, pageName: 'house/since-1998' })
  expect(asked[0]?.options.query).toEqual({ pageName: 'house/since-1998' })
  expect(head?.canonical).toBe('/page/house/since-1998')
})

test('RTE-3 the start page by its name says that it stands at /', async () => {
  expect((await page('/page/home', home)).head?.canonical).toBe('/')
})

test.each([404, 400])('RTE-8 a content page the backend refuses with %i answers 404', async status => {
  const refuse = () => {
    throw new ApiError(CONTENT, status, {})
  }
  expect((await page('/page/Nope!', refuse)).status).toBe(404)
})

test('ACC-9 RTE-3 a store that wrote no page for questions has the form to ask them, for the shop leads there', async () => {
  const refuse = () => {
    throw new ApiError(CONTENT, 404, {})
  }
  const { html, head, status } = await page('/page/contact', refuse)
  expect(status).toBe(200)
  expect(html).toContain('<h1 class="display">Contact us</h1>')
  expect(html).toContain('Your name')
  expect(head).toMatchObject({ title: 'Contact us', canonical: '/page/contact' })
  await expect(
    page('/page/contact', () => {
      throw new ApiError(CONTENT, 500, {})
    }),
  ).rejects.toThrow()
})

test('RTE-8 a content page of no words at all is none', async () => {
  expect((await page('/page/about', { ...about, title: ' ' })).status).toBe(404)
})

test('CAT-6 a hero without words is a picture with a caption, and the title stays the heading', async () => {
  const picture = {
    kind: 'hero' as const,
    heading: 'The shop in 1998',
    text: '',
    image: summary('hero').image,
    portrait: null,
    link: null,
    linkLabel: null,
  }
  const { html } = await page('/page/about', { ...about, sections: [picture] })
  expect(html).toContain('<h1 class="display">Our house</h1>')
  expect(html).toContain('<figcaption class="muted">The shop in 1998</figcaption>')
  expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1)
})

test('CAT-6 text of the store, posts and the contact form stand in their order; a post’s own address is in the blog', async () => {
  const { html, head } = await show(fakeApp({ [CONTENT]: post }).app, '/page/storing-tea')
  const places = ['windowsill', 'href="/blog/storing-tea"', 'Your name'].map(text => html.indexOf(text))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
  expect(html).toContain('All posts')
  expect(head?.canonical).toBe('/blog/storing-tea')
})

test('CAT-6 questions open without a script, one at a time, and are told to search engines; looks name what is seen', async () => {
  const sections = [
    { kind: 'faq', heading: 'Asked', items: [{ question: 'How long?', answer: 'A year.' }] },
    {
      kind: 'lookbook',
      heading: 'Looks',
      looks: [{ image: null, text: 'Before dinner', products: summaries(0, 2) }],
    },
    { kind: 'unheard-of', heading: 'From a later backend' },
  ]
  const { html, head } = await show(
    fakeApp({ 'GET common3/pageContent': { pageName: 'help', title: 'Help', description: '', sections } })
      .app,
    '/page/help',
  )
  expect(html).toMatch(/<details name="[^"]+"><summary>How long\?<\/summary><p>A year\.<\/p><\/details>/)
  for (const text of ['Before dinner', 'Product p1']) expect(html).toContain(text)
  expect(html).not.toContain('From a later backend')
  expect(head?.jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'FAQPage',
      mainEntity: [
        expect.objectContaining({
          name: 'How long?',
          acceptedAnswer: { '@type': 'Answer', text: 'A year.' },
        }),
      ],
    }),
  ])
})
