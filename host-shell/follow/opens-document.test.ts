import { expect, test } from 'vitest'
import { opensDocument } from './opens-document.ts'

const page = (onLine: boolean, controller: object | null) =>
  ({
    location: { pathname: '/user/orders', search: '?page=2' },
    navigator: { onLine, serviceWorker: { controller } },
  }) as never

test('PWA-4 without a network the worker opens every page but the shown one', () => {
  expect(opensDocument(page(false, {}), '/user/orders?id=A')).toBe(true)
  expect(opensDocument(page(false, {}), '/user/orders?page=2')).toBe(false)
})

test('PWA-4 with a network, or without a worker, nothing changes', () => {
  expect(opensDocument(page(true, {}), '/')).toBe(false)
  expect(opensDocument(page(false, null), '/')).toBe(false)
})
