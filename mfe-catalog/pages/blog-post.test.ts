import { ApiError } from 'shared-contracts/api/api-error.ts'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { CONTENT, home } from '../fixtures/content.ts'
import { post } from '../fixtures/posts.ts'
import { show } from '../fixtures/show.ts'

test('CAT-6 a post shows its text, who wrote it and what to read on; engines are told the same', async () => {
  const { html, head } = await show(fakeApp({ [CONTENT]: post }).app, '/blog/storing-tea')
  for (const text of ['<em>windowsill</em>', 'Mei Lin', 'Read on', 'Copy link', 'Write to us'])
    expect(html).toContain(text)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(head).toMatchObject({ title: post.title, canonical: '/blog/storing-tea' })
  expect(head?.jsonLd?.[0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: post.title,
    datePublished: '2026-05-20T14:00:00Z',
    inLanguage: 'en-CA',
  })
})

test('CAT-6 a content page asked for as a post leads to its own address; what is not there is a 404', async () => {
  const page = await show(fakeApp({ [CONTENT]: home }).app, '/blog/about')
  expect(page.redirect).toBe('/page/about')
  const missing = () => {
    throw new ApiError(CONTENT, 404, {})
  }
  expect((await show(fakeApp({ [CONTENT]: missing }).app, '/blog/none')).status).toBe(404)
})
