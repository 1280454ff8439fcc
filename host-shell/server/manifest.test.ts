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
    share_target: { action: '/share', params: { text: 'text', url: 'url' } },
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

test('PWA-3 icons in sizes, screenshots and ways in are those that the store has; what is odd is left out', async () => {
  const { json } = await manifest({
    appIcons: [
      { imageURL: '/media/i.png', sizes: '192x192', purpose: 'any' },
      { imageURL: '/media/m.png', sizes: '512x512', purpose: 'maskable' },
      { imageURL: '/media/a.png', sizes: '180x180', purpose: 'apple' },
      { imageURL: 'javascript:alert(1)', sizes: '192x192', purpose: 'any' },
      { imageURL: '/media/i.png', sizes: 'huge', purpose: 'any' },
      null,
    ],
    screenshots: [
      { imageURL: '/media/n.webp', width: 720, height: 1280 },
      { imageURL: '/media/w.webp', width: 1280, height: 800 },
      { imageURL: '/media/x.webp', width: '1', height: 800 },
    ],
    system: { appConfig: { enableCheckout: true, enableUserAccounts: true } },
  })
  expect(json.icons.slice(1)).toEqual([
    { src: '/media/i.png', sizes: '192x192', purpose: 'any', type: 'image/png' },
    { src: '/media/m.png', sizes: '512x512', purpose: 'maskable', type: 'image/png' },
  ])
  expect(json.screenshots).toEqual([
    { src: '/media/n.webp', sizes: '720x1280', form_factor: 'narrow', label: 'On a phone' },
    { src: '/media/w.webp', sizes: '1280x800', form_factor: 'wide', label: 'On a desktop' },
  ])
  expect(json.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
    ['Search', '/store/search'],
    ['Cart', '/checkout/cart'],
    ['My orders', '/user/orders'],
  ])
})

test('PWA-3 a store without checkout offers neither cart nor orders', async () => {
  const { json } = await manifest({ system: { appConfig: { enableCheckout: false } } })
  expect(json.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/store/search'])
})
