import { expect, test } from 'vitest'
import { START, visit } from '../fixtures/visit.ts'

const manifest = async (content: object) => {
  const start = { body: { appContent: { ...START.body.appContent, ...content } } }
  const seen = await visit('/manifest.webmanifest', { modules: {}, api: { 'common3/appInfoInit': start } })
  return { ...seen, json: JSON.parse(seen.html) }
}

test('PWA-3 the manifest is the store’s: name, colours and favicon from its document', async () => {
  const { json, headers, asked } = await manifest({
    storeName: 'Guifeng Tea House 桂枫茶食',
    css: { varButton: { background: '#A8391F' } },
    favicon: { imageURL: '/media/f.svg' },
    labels: { en: { 'store.tagline': 'Patience' } },
  })
  expect(headers.get('content-type')).toContain('application/manifest+json')
  expect(asked).toEqual(['common3/appInfoInit'])
  expect(json).toMatchObject({
    name: 'Guifeng Tea House 桂枫茶食',
    short_name: 'Guifeng Tea …',
    description: 'Patience',
    lang: 'en-CA',
    start_url: '/',
    display: 'standalone',
    theme_color: '#a8391f',
    icons: [{ src: '/media/f.svg', sizes: 'any', type: 'image/svg+xml' }],
  })
})

test('APP-3 PWA-3 a document without any of it still gives a manifest that can be installed', async () => {
  const { json } = await manifest({
    storeName: null,
    css: { varButton: { background: 'url(x)' } },
    favicon: 7,
  })
  expect(json).toMatchObject({ name: 'Store', theme_color: '#2f5d50' })
  expect(json.icons[0].src).toMatch(/^data:image\/svg/)
})

test('PWA-3 without the store’s document there is none, and no page in its place', async () => {
  const seen = await visit('/manifest.webmanifest', {
    modules: {},
    api: { 'common3/appInfoInit': () => new Response('no', { status: 500 }) },
  })
  expect([seen.status, seen.html]).toEqual([503, '{}'])
})
