import { expect, test } from 'vitest'
import type { Facts } from './facts.ts'
import type { Fault } from './failures.ts'
import { faultLine, labelOf, lineOf } from './label.ts'

const NEWER = 'abcdef123456'
const OLDER = '0123456789ab'
const PAGE = { kind: 'page', name: '/store', missing: false } as const

const fault = (more: Partial<Fault> = {}): Fault => ({
  name: 'mfe-a',
  release: NEWER,
  phase: 'entry',
  where: 'page',
  fellBackTo: null,
  message: 'it answered 404',
  path: '/store',
  ...more,
})
const facts = (more: Partial<Facts> = {}): Facts => ({
  name: 'mfe-a',
  release: NEWER,
  given: NEWER,
  entry: 'web/entry.js',
  figures: { files: 2, bytes: 2048, keptBytes: 0, loadMs: 84.4 },
  renderMs: null,
  drawnMs: null,
  faults: [],
  ...more,
})

test('REL-7 a label says whose part it is, which release, its bytes and its time', () => {
  expect(labelOf(facts(), PAGE)).toEqual({
    text: 'mfe-a abcdef1 · page /store · 2.0 KB · load 84 ms',
    failed: false,
  })
  const slot = { kind: 'slot', name: 'mini-cart', missing: false } as const
  const measured = facts({ renderMs: 12.3, faults: [fault({ phase: 'uncaught' })] })
  expect(labelOf(measured, slot).text).toBe(
    'mfe-a abcdef1 · slot mini-cart · 2.0 KB · load 84 ms · render 12 ms · 1 uncaught',
  )
})

test.each([
  [{ files: 0, bytes: 0, keptBytes: 0, loadMs: 0 }, 'nothing loaded yet'],
  [{ files: 1, bytes: 0, keptBytes: 1024, loadMs: 3 }, '1.0 KB from the cache · load 3 ms'],
  [{ files: 2, bytes: 512, keptBytes: 1024, loadMs: 3 }, '0.5 KB and 1.0 KB from the cache · load 3 ms'],
])('REL-7 of %j it says %s', (figures, words) => {
  expect(labelOf(facts({ figures }), PAGE).text).toBe(`mfe-a abcdef1 · page /store · ${words}`)
})

test('REL-7 a remote none of whose releases works is said to have failed, where its page should be', () => {
  const failed = facts({ faults: [fault()] })
  const { text, failed: isFailed } = labelOf(failed, { ...PAGE, missing: true })
  expect([text.includes(' · failed in entry · '), isFailed]).toEqual([true, true])
  // Another page of it works.
  expect(labelOf(failed, PAGE).failed).toBe(false)
})

test('REL-7 what the server left out is no failure once the browser has drawn it; what is not found is none', () => {
  const leftOut = facts({ faults: [fault({ where: 'edge', phase: 'loader' })] })
  expect(labelOf(leftOut, PAGE).failed).toBe(false)
  expect(labelOf(facts(), { ...PAGE, missing: true }).failed).toBe(false)
})

test('REL-7 a release that stands in is said to, with what it stands in for', () => {
  const told = [fault({ phase: 'render', fellBackTo: OLDER })]
  const { text, failed } = labelOf(facts({ release: OLDER, faults: told }), PAGE)
  expect(text).toContain('mfe-a 0123456 · page /store · stands in for abcdef1, which failed in render')
  expect(failed).toBe(true)
  // An open page that has moved to a newer release.
  expect(labelOf(facts({ release: OLDER }), PAGE).failed).toBe(false)
})

test('REL-7 the panel says what a part begins with, and what went wrong where', () => {
  expect(lineOf(facts({ drawnMs: 9.6 }))).toBe(
    'web/entry.js · 2.0 KB in 2 files · load 84 ms · the server drew its page in 10 ms',
  )
  expect(faultLine(fault({ fellBackTo: OLDER }))).toBe(
    'abcdef1 failed in entry in the page, /store: it answered 404; 0123456 stands in',
  )
  const message =
    'no tea\nTypeError: no tea\n    at Tea (https://shop.test/r/mfe-a/a1/web/tea.js:1:2)\n    at more'
  expect(faultLine(fault({ message }))).toContain(
    '/store: no tea at Tea (https://shop.test/r/mfe-a/a1/web/tea.js:1:2)',
  )
  expect(faultLine(fault({ where: 'edge', phase: 'loader' }))).toContain('failed in loader on the server')
  expect(faultLine(fault({ phase: 'uncaught', release: null }))).toBe(
    'uncaught in the page, /store: it answered 404',
  )
})
