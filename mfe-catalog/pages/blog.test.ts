import { expect, test } from 'vitest'
import { type Answers, fakeApp } from '../fixtures/app.ts'
import { CONTENT } from '../fixtures/content.ts'
import { posts } from '../fixtures/posts.ts'
import { show } from '../fixtures/show.ts'

const BLOG = 'GET common3/sectionTemplateByType/{type}'
const answers: Answers = {
  [BLOG]: { type: 'blog', sections: [{ kind: 'posts', heading: '', posts, total: 30 }] },
  [CONTENT]: () => {
    throw new Error('no page of that name')
  },
}

test('CAT-6 the blog lists posts newest first, part by part, and needs no page of its own', async () => {
  const { app, asked } = fakeApp(answers)
  const { status, html, head } = await show(app, '/blog?page=2')
  expect(status).toBe(200)
  expect(asked.find(a => a.call === BLOG)?.options.query).toEqual({
    numberToLoad: '12',
    startingPosition: '12',
  })
  for (const text of ['Where tea likes to live', 'href="/blog/storing-tea"', 'May 20, 2026', 'Mei Lin'])
    expect(html).toContain(text)
  expect(html).toContain('rel="prev" href="/blog"')
  expect(head).toMatchObject({ title: 'Blog', canonical: '/blog?page=2', noindex: false })
})

test('API-5 CAT-6 posts that nobody counted are shown', async () => {
  const sections = [{ kind: 'posts', heading: '', posts, total: 0 }]
  const { html } = await show(fakeApp({ ...answers, [BLOG]: { type: 'blog', sections } }).app, '/blog')
  expect(html).toContain('href="/blog/storing-tea"')
  expect(html).not.toContain('0 of 0')
})

test('CAT-6 an empty blog says so, leads on and is no search engine’s business', async () => {
  const { app } = fakeApp({ ...answers, [BLOG]: { type: 'blog', sections: [] } }, 'zh')
  const { html, head } = await show(app, '/blog')
  expect(html).toContain('还没有文章')
  expect(html).toMatch(/<a[^>]*href="\/store"/)
  expect(head?.noindex).toBe(true)
})

test('API-5 CAT-6 a page that has no words of its own leaves the blog its heading', async () => {
  const nameless = { pageName: 'blog', title: ' ', description: '', sections: [] }
  const { html, head } = await show(fakeApp({ ...answers, [CONTENT]: nameless }).app, '/blog')
  expect(html).toMatch(/<h1[^>]*>Blog</)
  expect(head).toMatchObject({ title: 'Blog' })
  expect(head?.description).not.toBe('')
})

test('RTE-8 a part of the blog that is not there answers 404', async () => {
  const { app } = fakeApp({ ...answers, [BLOG]: { type: 'blog', sections: [] } })
  expect((await show(app, '/blog?page=9')).status).toBe(404)
})
