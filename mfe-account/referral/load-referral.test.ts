import { expect, test } from 'vitest'
import { joinMonths } from './load-referral.ts'

test('ACC-6 people and orders of a month stand in one row, the latest first', () => {
  const sales = [{ month: '2026-01', orders: 2, total: 900, reward: 90 }]
  expect(
    joinMonths(
      [
        { month: '2025-12', users: 1 },
        { month: '2026-01', users: 3 },
      ],
      sales,
    ),
  ).toEqual([
    { month: '2026-01', users: 3, orders: 2, reward: 90 },
    { month: '2025-12', users: 1, orders: 0, reward: 0 },
  ])
  expect(joinMonths([], [])).toEqual([])
})
