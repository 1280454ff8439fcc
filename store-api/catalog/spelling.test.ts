import { expect, test } from 'vitest'
import { meantWord, slips } from './spelling.ts'
import { simplified, TABLE } from './traditional.ts'

test.each([
  ['oolong', 'oolong', 0],
  ['oolng', 'oolong', 1],
  ['moonckae', 'mooncake', 1],
  ['jasmin', 'jasmine', 1],
  ['osmnathsu', 'osmanthus', 2],
  ['tea', 'coffee', 3],
])('CAT-10 from %s to %s there are %i slips', (a, b, expected) => {
  expect(slips(a, b, 2)).toBe(expected)
})

test('CAT-10 the nearest word is meant, the commoner of two, and a short word as it stands', () => {
  const vocabulary = new Map([
    ['oolong', 9],
    ['mooncake', 4],
    ['bread', 7],
    ['break', 1],
    ['tea', 40],
  ])
  expect(meantWord('oolng', vocabulary)).toBe('oolong')
  expect(meantWord('oolo', vocabulary)).toBe('oolo')
  expect(meantWord('breax', vocabulary)).toBe('bread')
  expect(meantWord('tae', vocabulary)).toBeNull()
  expect(meantWord('koolong', vocabulary)).toBeNull()
  expect(meantWord('qwertyuiop', vocabulary)).toBeNull()
})

test('CAT-10 traditional characters are read as simplified ones, others stay', () => {
  expect([...TABLE.traditional]).toHaveLength([...TABLE.simplified].length)
  expect(simplified('烏龍月餅 Tea 書')).toBe('乌龙月饼 Tea 书')
})
