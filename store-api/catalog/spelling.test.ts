import { expect, test } from 'vitest'
import { meantWord, slips } from './spelling.ts'
import { simplified } from './traditional.ts'

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

test.each([
  ['烏龍月餅 Tea 書', '乌龙月饼 Tea 书'],
  ['小籠包 陳皮 春捲 花捲 蕎麥', '小笼包 陈皮 春卷 花卷 荞麦'],
  ['滿月 蜜蘭香 鳳凰單叢 蒸籠 鮑 雲', '满月 蜜兰香 凤凰单丛 蒸笼 鲍 云'],
  ['手打麪 裏脊 乾隆', '手打面 里脊 干隆'],
])('CAT-10 traditional characters are read as simplified ones, others stay: %s', (traditional, simple) => {
  expect(simplified(traditional)).toBe(simple)
  expect(simplified(simple)).toBe(simple)
})
