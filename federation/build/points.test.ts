import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import { expect, test } from 'vitest'
import { guardPoints } from './points.ts'

const fill = { part: 'hint', order: 1, within: 100 }
const guarded = (more: Partial<RemoteDeclaration>) => () =>
  guardPoints({ name: 'mfe-x', requires: '^2.0.0', paths: { '/x': 'x' }, slots: {}, ...more })

test('REL-1 points on own pages, and fills with an order and a time, may be declared', () => {
  expect(guarded({})).not.toThrow()
  expect(guarded({ offers: { 'x.end': '/x' }, fills: { 'cart.below-lines': fill } })).not.toThrow()
})

test.each([
  ['a name without a place', { offers: { x: '/x' } }, "'x' is no name of a point"],
  ['a name of a prototype', { fills: { constructor: fill } }, 'is no name of a point'],
  ['a page of another', { offers: { 'y.end': '/y' } }, "on '/y', which it does not own"],
  ['no order', { fills: { 'y.end': { ...fill, order: Number.NaN } } }, 'is no number'],
  ['no time', { fills: { 'y.end': { ...fill, within: 0 } } }, '1 to 300 ms'],
  ['more time than a page gives', { fills: { 'y.end': { ...fill, within: 301 } } }, '1 to 300 ms'],
])('REL-3 refused: %s', (_what, more, words) => {
  expect(guarded(more)).toThrow(words)
})
