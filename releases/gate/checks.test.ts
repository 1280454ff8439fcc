import type { CheckNeed } from 'shared-contracts/remote/checks.ts'
import { expect, test } from 'vitest'
import { checksOf, unlike } from './checks.ts'

const RELEASE = {
  paths: { '/cart': 'cart', '/pay': 'pay', '/order/:id': 'order' },
  samples: { '/order/:id': '/order/7' },
  checks: {
    '/cart': [{}],
    '/pay': [{ needs: ['cart', 'pickup'] }, { needs: ['openOrder'], at: '/pay?order={openOrder}' }],
    '/order/:id': [{}, { needs: ['moon'] }],
  },
}
const has = new Map<CheckNeed, string>([
  ['cart', ''],
  ['openOrder', 'A/1'],
])

test('REL-10 checks are tried where what they need is there, at the address they name', () => {
  const { checks, unmet } = checksOf(RELEASE, { has })
  expect(checks.map(({ address }) => address)).toEqual(['/cart', '/pay?order=A%2F1', '/order/7'])
  expect(unmet).toEqual(['/pay: it needs pickup', '/order/:id: it needs moon'])
  expect(checksOf({ paths: {} }, { has })).toEqual({ checks: [], unmet: [] })
})

test('REL-10 a redirect and a status count as not shown', () => {
  const { checks } = checksOf(RELEASE, { has })
  const seen = [
    { address: '/cart', landed: '/cart', status: 404 },
    { address: '/cart', landed: '/cart', status: 200 },
    { address: '/pay?order=A%2F1', landed: '/cart', status: 200 },
    { address: '/order/7', landed: '/order/7', status: 404 },
  ]
  expect(unlike(checks, seen)).toEqual([
    '/pay?order=A%2F1: must be shown, and leads to /cart',
    '/order/7: must be shown, and answers with status 404',
  ])
})
