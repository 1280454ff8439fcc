import { expect, test } from 'vitest'
import { keepOpenPages, neededAhead } from './keep-ahead.ts'

test('PWA-4 after an order its page and the list are kept for the counter', () => {
  expect(neededAhead('/confirmation/AB12', '')).toEqual(['/user/orders?id=AB12', '/user/orders'])
})

test('PWA-4 with the list of orders its newest ones are kept, each once', () => {
  const links = ['A', 'A', 'B', 'C', 'D'].map(id => `<a href="/user/orders?id=${id}">…</a>`).join('')
  expect(neededAhead('/user/orders', links)).toEqual(['A', 'B', 'C'].map(id => `/user/orders?id=${id}`))
})

test('PWA-4 other pages ask for nothing ahead', () => {
  expect(neededAhead('/store', '<a href="/user/orders?id=A">')).toEqual([])
})

test('PWA-4 LNG-1 pages that were open before are kept without what their first address said of the visitor', async () => {
  const kept: string[] = []
  const pages = [
    '/?lang=zh',
    '/store/productlist?cat=tea&ref=AB12CD34&lang=zh',
    '/checkout/payment',
    '/store/search?q=oolong%20tea',
  ]
  await keepOpenPages(
    pages.map(path => ({ url: `https://shop.example${path}` })),
    async address => {
      kept.push(address.replace('https://shop.example', ''))
      throw new TypeError('Failed to fetch')
    },
    async () => {},
  )
  expect(kept).toEqual(['/', '/store/productlist?cat=tea', '/store/search?q=oolong%20tea'])
})

test('PWA-4 of the open pages that could be kept their pictures are too, whatever becomes of one', async () => {
  const pages = ['/', '/checkout/payment', '/store', '/store/cart'].map(path => ({
    url: `https://shop.example${path}`,
  }))
  const pictured: string[] = []
  await keepOpenPages(
    pages,
    async address => (address.endsWith('/cart') ? null : address),
    async html => {
      pictured.push(html)
      throw new TypeError('no room')
    },
  )
  expect(pictured).toEqual(['https://shop.example/', 'https://shop.example/store'])
})
