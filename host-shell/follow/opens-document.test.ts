import { expect, test } from 'vitest'
import { opensDocument } from './opens-document.ts'

const opens = (onLine: boolean, controller: object | null, address: string) =>
  opensDocument(
    {
      location: { pathname: '/user/orders', search: '?page=2' },
      navigator: { serviceWorker: { controller } },
    } as never,
    { onLine },
    address,
  )

test('PWA-4 without a network the worker opens every page but the shown one', () => {
  expect(opens(false, {}, '/user/orders?id=A')).toBe(true)
  expect(opens(false, {}, '/user/orders?page=2')).toBe(false)
})

test('PWA-4 with a network, or without a worker, nothing changes', () => {
  expect(opens(true, {}, '/')).toBe(false)
  expect(opens(false, null, '/')).toBe(false)
})
