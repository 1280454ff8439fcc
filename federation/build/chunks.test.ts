import { expect, test } from 'vitest'
import { pagesOf } from './chunks.ts'

const PAGES = new Set(['list', 'product'])

test('REL-6 a chunk is of the pages that ask for it, themselves or through another', () => {
  const parents = {
    remote: ['entry'],
    entry: [],
    list: ['remote'],
    product: ['remote'],
    zoom: ['product'],
    sheet: ['list', 'product'],
    handle: ['sheet'],
  }
  expect(pagesOf(parents, PAGES)).toEqual({
    handle: ['list', 'product'],
    sheet: ['list', 'product'],
    zoom: ['product'],
  })
})

test('REL-6 what a slot, the start or something without a name may ask for is of no page alone', () => {
  const parents = {
    remote: ['entry'],
    entry: [],
    list: ['remote'],
    'mini-cart': ['remote'],
    'messages-en': ['remote'],
    badge: ['mini-cart', 'list'],
    unknown: ['list', null],
  }
  expect(pagesOf(parents, PAGES)).toEqual({})
})

test('REL-6 chunks that ask for each other are of the page that asks for one of them', () => {
  const parents = { list: ['remote'], one: ['list', 'two'], two: ['one'] }
  expect(pagesOf(parents, PAGES)).toEqual({ one: ['list'], two: ['list'] })
})
