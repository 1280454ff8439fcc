import { expect, test } from 'vitest'
import type { BrowserStorage } from '../../remote/storage.ts'
import { type Recall, type Remembered, recall, remember } from './list-memory.ts'

function memoryStorage(): BrowserStorage {
  const items = new Map<string, string>()
  return {
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
  }
}

type Row = { id: string }
const LIST = '/store/productlist?cat=tea'
const entry = (key: string, more: Partial<Remembered<Row>> = {}): Remembered<Row> => ({
  key,
  list: LIST,
  owner: null,
  language: 'en',
  rows: Array.from({ length: 24 }, (_, i) => ({ id: `p${i}` })),
  position: 24,
  automatic: 1,
  y: 1800,
  document: 1,
  at: 1000,
  ...more,
})
const ask = (key: string, more: Partial<Recall> = {}): Recall => ({
  key,
  list: LIST,
  owner: null,
  document: 1,
  now: 2000,
  returning: false,
  ...more,
})

test('CAT-2 RTE-5 Back finds the rows as they were left', () => {
  const store = memoryStorage()
  remember(store, entry('a'))
  expect(recall(store, ask('a'))?.rows).toHaveLength(24)
  expect(recall(store, ask('b'))).toBeNull()
})

test('CAT-2 another list at the same history entry is not mixed up', () => {
  const store = memoryStorage()
  remember(store, entry('a'))
  expect(recall(store, ask('a', { list: '/store/clearance' }))).toBeNull()
  remember(store, entry('a', { list: `${LIST}#related`, position: 12 }))
  expect(recall(store, ask('a'))?.position).toBe(24)
  expect(recall(store, ask('a', { list: `${LIST}#related` }))?.position).toBe(12)
})

test('ACC-10 one person’s rows are never shown to another, and go with the next', () => {
  const store = memoryStorage()
  remember(store, entry('a', { owner: 'u1' }))
  expect(recall(store, ask('a'))).toBeNull()
  expect(recall(store, ask('a', { owner: 'u1' }))).not.toBeNull()
  remember(store, entry('b'))
  expect(recall(store, ask('a', { owner: 'u1' }))).toBeNull()
})

test('RTE-5 an earlier document counts after Back or reload, not on a new visit', () => {
  const store = memoryStorage()
  remember(store, entry('default'))
  expect(recall(store, ask('default', { document: 2 }))).toBeNull()
  expect(recall(store, ask('default', { document: 2, returning: true }))?.y).toBe(1800)
})

test('CAT-2 what is older than half an hour is loaded anew', () => {
  const store = memoryStorage()
  remember(store, entry('a'))
  expect(recall(store, ask('a', { now: 1000 + 31 * 60_000 }))).toBeNull()
})

test('RTE-5 the last six lists are kept', () => {
  const store = memoryStorage()
  for (const key of 'abcdefgh') remember(store, entry(key))
  expect([...'abcdefgh'].filter(key => recall(store, ask(key)))).toEqual([...'cdefgh'])
})

test('RTE-5 a spoilt storage is no error', () => {
  const store = memoryStorage()
  store.setItem('kit.lists', '{"not":"a list"')
  expect(recall(store, ask('a'))).toBeNull()
  expect(() => remember(store, entry('a'))).not.toThrow()
})
