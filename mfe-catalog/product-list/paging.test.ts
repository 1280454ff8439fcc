import { expect, test } from 'vitest'
import { partQuery } from './paging.ts'

test('CAT-2 parts are asked for by position and size', () => {
  expect(partQuery(24, 12)).toEqual({ infiniteLoad: 'true', numberToLoad: '12', startingPosition: '24' })
})
