import type { Section } from 'shared-contracts/api/entities/page-content.ts'
import { expect, test } from 'vitest'
import type { StoredSection } from './stored-page.ts'
import { withoutRepeats } from './without-repeats.ts'

const row = (...ids: string[]) =>
  ({ kind: 'products', products: ids.map(id => ({ id })) }) as unknown as Section
const wants = (count: number, source: object = { newest: true }) =>
  ({ type: 'products', count, source }) as unknown as StoredSection
const ids = (sections: readonly Section[]) =>
  sections.map(section => section.kind === 'products' && section.products.map(({ id }) => id))

test('CAT-6 no product stands twice on a page, and each row is as long as the store wants it', () => {
  const filled = [row('a', 'b'), row('a', 'c', 'b', 'd'), row('b', 'e', 'f')]
  expect(ids(withoutRepeats(filled, [wants(2), wants(2), wants(2)]))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
  ])
})

test('CAT-6 a row is rather full than without what stands above; what was chosen by hand stays as it is', () => {
  const filled = [row('a', 'b'), row('a', 'c'), row('c', 'a')]
  const stored = [wants(2), wants(2), wants(2, { ids: ['c', 'a'] })]
  expect(ids(withoutRepeats(filled, stored))).toEqual([
    ['a', 'b'],
    ['c', 'a'],
    ['c', 'a'],
  ])
})
