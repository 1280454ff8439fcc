import { expect, test } from 'vitest'
import { cartOf, fakeApp, line } from '../fixtures/fake-app.ts'
import { renderPage, textOf } from '../fixtures/render-page.ts'
import MiniCart from './mini-cart.tsx'

const Component = () => <MiniCart onClose={() => {}} />

test('CRT-5 the mini-cart shows the last line, the count, the subtotal and the ways on', async () => {
  const app = fakeApp({})
  app.state.$cart.set(cartOf([line('a', 2), line('b', 1)]))
  const { html } = await renderPage(app, '/', { Component })
  const text = textOf(html)
  for (const part of ['Added to your cart', 'Tea b', '250 g', '3 items', '$37.50', 'View cart', 'Checkout'])
    expect(text).toContain(part)
  expect(text).toContain('and 1 more product')
  expect(html).toMatch(/<dialog[^>]*aria-labelledby="([^"]+)".*<h2 id="\1"[^>]*>Added to your cart</)
  expect(html).toContain('aria-label="Close"')
  expect(html).toContain('href="/checkout/cart"')
})

test('CRT-5 the mini-cart names what was added, not the line that came last', async () => {
  const app = fakeApp({})
  app.state.$cart.set(cartOf([line('a'), line('b')]))
  app.state.$cart.set(cartOf([line('a', 2), line('b')]))
  const { html } = await renderPage(app, '/', { Component })
  const text = textOf(html)
  expect(text).toContain('Tea a')
  expect(text).not.toContain('Tea b')
})

test('CRT-5 in Chinese, and without a cart, it still leads on', async () => {
  const { html } = await renderPage(fakeApp({}, { language: 'zh' }), '/', { Component })
  expect(textOf(html)).toContain('查看购物车')
})
