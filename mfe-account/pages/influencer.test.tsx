import { expect, test } from 'vitest'
import { open } from '../fixtures/open.ts'
import { ANN } from '../fixtures/visitors.ts'

const answers = {
  'GET admin/userManagement/influencer/status': { status: 'pending' },
  'GET admin/userManagement/influencerProfile': {
    status: 'pending',
    profile: {
      id: 'i1',
      name: 'Ann',
      bio: 'Tea all day',
      links: [{ label: 'My shop', url: 'https://ann.test/' }],
      productIDs: [],
      images: [
        {
          id: 'x1',
          image: { src: '/x1.webp', alt: '', width: 10, height: 10, sources: [], placeholder: null },
        },
      ],
      likes: 2,
    },
  },
}

test('VIS-2 the anonymous are sent to sign in and come back', async () => {
  expect((await open('/user/influencer')).redirect).toBe('/account/login?next=%2Fuser%2Finfluencer')
})

test('ACC-7 the own public page: where it stands, what it says, its pictures', async () => {
  const { html, meta } = await open('/user/influencer', answers, { session: ANN })
  const text = html.replaceAll('<!-- -->', '')
  for (const part of [
    'The store is looking at it',
    '2 likes',
    'Tea all day',
    'https://ann.test/',
    'src="/x1.webp"',
    'alt="Picture 1"',
  ])
    expect(text).toContain(part)
  expect(meta).toEqual({ title: 'Your public page', noindex: true })
})

test('LNG-2 the same in Chinese', async () => {
  const { html } = await open('/user/influencer', answers, { session: ANN, language: 'zh' })
  expect(html).toMatch(/<h1[^>]*>您的公开主页/)
})

test.each([
  ['en', 'please turn on JavaScript'],
  ['zh', '启用 JavaScript'],
] as const)('ERR-2 without scripts the form says why it cannot be sent (%s)', async (language, words) => {
  const { html } = await open('/user/influencer', answers, { session: ANN, language })
  expect(html).toMatch(new RegExp(`<noscript>.*${words}.*</noscript>`))
})
