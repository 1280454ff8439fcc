import { expect, test } from 'vitest'
import { byInitial } from './by-initial.ts'

const named = (name: string) => ({ slug: name, name, count: 1 })

test('CAT-1 brands stand below their letters, accents apart; other scripts come last, in their order', () => {
  const groups = byInitial(['Éclair', 'North Kiln', '桂枫', 'Earl', '茶人'].map(named))
  expect(groups.map(({ initial, brands }) => [initial, brands.map(b => b.name)])).toEqual([
    ['E', ['Éclair', 'Earl']],
    ['N', ['North Kiln']],
    ['#', ['桂枫', '茶人']],
  ])
})
