import { expect, test } from 'vitest'
import { summaries } from '../fixtures/products.ts'
import { type Remembered, recall, remember } from './list-memory.ts'

/** The browser's storage interface over a map; `full` refuses to write. */
function storage(full = false): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
  } as Storage
}

const entry = (key: string, more: Partial<Remembered> = {}): Remembered => ({
  key,
  list: '/store/productlist?cat=tea',
  language: 'en',
  rows: summaries(0, 24),
  position: 24,
  automatic: 1,
  y: 1800,
  document: 1,
  at: 1000,
  ...more,
})
const ask = (key: string) => ({
  key,
  list: '/store/productlist?cat=tea',
  document: 1,
  now: 2000,
  returning: false,
})

test('CAT-2 RTE-5 Back finds the rows as they were left', () => {
  const store = storage()
  remember(store, entry('a'))
  expect(recall(store, ask('a'))?.rows).toHaveLength(24)
  expect(recall(store, ask('b'))).toBeNull()
})

test('CAT-2 another list at the same history entry is not mixed up', () => {
  const store = storage()
  remember(store, entry('a'))
  expect(recall(store, { ...ask('a'), list: '/store/clearance' })).toBeNull()
})

test('RTE-5 an earlier document counts after Back or reload, not on a new visit', () => {
  const store = storage()
  remember(store, entry('default'))
  expect(recall(store, { ...ask('default'), document: 2 })).toBeNull()
  expect(recall(store, { ...ask('default'), document: 2, returning: true })?.y).toBe(1800)
})

test('CAT-2 what is older than half an hour is loaded anew', () => {
  const store = storage()
  remember(store, entry('a'))
  expect(recall(store, { ...ask('a'), now: 1000 + 31 * 60_000 })).toBeNull()
})

test('the last six lists are kept', () => {
  const store = storage()
  for (const key of 'abcdefgh') remember(store, entry(key))
  expect('abcdefgh'.split('').filter(key => recall(store, ask(key)))).toEqual(['c', 'd', 'e', 'f', 'g', 'h'])
})

test('a full or spoilt storage is no error', () => {
  expect(() => remember(storage(true), entry('a'))).not.toThrow()
  const store = storage()
  store.setItem('catalog-lists', '{"not":"a list"')
  expect(recall(store, ask('a'))).toBeNull()
})
