import { expect, test } from 'vitest'
import { visit } from '../fixtures/visit.ts'
import { sharedTo } from './shared.ts'

const shared = (given: Record<string, string>) =>
  sharedTo(new URL(`https://shop.example/share?${new URLSearchParams(given)}`))

test.each([
  [{ text: 'jasmine tea' }, '/store/search?q=jasmine+tea'],
  [{ title: '桂花', text: '' }, `/store/search?q=${encodeURIComponent('桂花')}`],
  [{ text: 'Look: https://other.example/x' }, '/store/search?q=Look%3A'],
  [{ url: 'https://other.example/a/green-tea_gift.html?x=1' }, '/store/search?q=green+tea+gift'],
  [{ text: 'https://shop.example/store/product/7?options=a' }, '/store/product/7?options=a'],
  [{ url: 'https://shop.example/share?text=x' }, '/store/search?q=share'],
  [{ text: 'x'.repeat(200) }, `/store/search?q=${'x'.repeat(80)}`],
  [{ text: `${'x'.repeat(79)}😀` }, `/store/search?q=${'x'.repeat(79)}`],
  [{ url: 'https://other.example/%E0%A4%A' }, '/store/search'],
  [{}, '/store/search'],
])('PWA-3 shared %j leads to %s', (given, path) => {
  expect(shared(given as Record<string, string>)).toBe(path)
})

test('PWA-3 what is shared never leads out of the shop', async () => {
  const seen = await visit(`/share?url=${encodeURIComponent('https://shop.test//evil.example/x')}`, {
    modules: {},
    api: {},
  })
  expect(seen.status).toBe(303)
  expect(seen.headers.get('location')).toMatch(/^\/(?!\/)/)
})
