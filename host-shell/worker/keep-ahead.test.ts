import { expect, test } from 'vitest'
import { neededAhead } from './keep-ahead.ts'

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
