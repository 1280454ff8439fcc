import type { Cart, LineItem } from 'shared-contracts/api/entities/cart.ts'
import { expect, test } from 'vitest'
import { type Change, queued, renamed, withChange, writeOf } from './change.ts'

const line = (id: string, quantity: number): LineItem => ({
  id,
  productID: `p-${id}`,
  name: `Tea ${id}`,
  optionPair: '',
  optionLabel: '',
  image: null,
  unitPrice: 250,
  quantity,
  lineTotal: 250 * quantity,
  available: 9,
})
const cart = (...lines: LineItem[]): Cart => ({
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  lineItems: Object.fromEntries(lines.map(one => [one.id, one])),
  subtotal: lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
  currency: 'CAD',
  version: 7,
})
const set = (id: string, quantity: number): Change => ({
  kind: 'set',
  body: { lineID: id, quantity },
  line: line(id, 1),
})
const remove = (id: string): Change => ({ kind: 'delete', body: { lineID: id }, line: line(id, 1) })
const add = (id: string, quantity: number, intentID: string): Change => ({
  kind: 'add',
  body: { productID: `p-${id}`, optionPair: '', quantity, intentID },
  line: line(id, 1),
})

test('PWA-4 a quantity changed without a network: count, line and subtotal follow, order and version stay', () => {
  const shown = withChange(cart(line('a', 1), line('b', 2)), set('a', 3))
  expect(Object.keys(shown.lineItems)).toEqual(['a', 'b'])
  expect([shown.lineItems.a?.lineTotal, shown.itemCount, shown.subtotal, shown.version]).toEqual([
    750, 5, 1250, 7,
  ])
})

test('PWA-4 taken out and put back without a network, then changed: one line, sent in order, with the server’s id at the end', () => {
  const base = cart(line('a', 2))
  const back = add('a', 2, 'i-1')
  const changes = [remove('a'), back, set('new-i-1', 4)].reduce<Change[]>(queued, [])
  const shown = changes.reduce(withChange, base)
  expect(Object.values(shown.lineItems).map(({ id, quantity }) => [id, quantity])).toEqual([['new-i-1', 4]])
  const confirmed = cart({ ...line('a', 2), id: 'line-9' })
  expect(renamed(changes.slice(2), back, confirmed)).toEqual([
    { ...set('new-i-1', 4), body: { lineID: 'line-9', quantity: 4 } },
  ])
})

test('PWA-4 what is already in the cart grows by what is added', () => {
  expect(withChange(cart(line('a', 2)), add('a', 3, 'i')).lineItems.a?.quantity).toBe(5)
})

test('PWA-4 CRT-2 taps on one line wait as one change, an addition sent again waits once', () => {
  const changes = [set('a', 2), set('a', 3), set('b', 1), set('a', 4), remove('a')].reduce<Change[]>(
    queued,
    [],
  )
  expect(changes.map(({ kind, body }) => [kind, 'lineID' in body && body.lineID])).toEqual([
    ['set', 'a'],
    ['set', 'b'],
    ['delete', 'a'],
  ])
  expect([add('a', 1, 'i'), add('a', 1, 'i')].reduce<Change[]>(queued, [])).toHaveLength(1)
})

test('PWA-4 only writes of the cart wait', () => {
  expect(writeOf('PUT', '', { lineID: 'a', quantity: 2 })?.kind).toBe('set')
  expect(writeOf('POST', '/delete', { lineID: 'a' })?.kind).toBe('delete')
  expect(writeOf('POST', '/fc/7', {})).toBeNull()
  expect(writeOf('PUT', '', null)).toBeNull()
})
