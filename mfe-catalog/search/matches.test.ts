import { expect, test } from 'vitest'
import { matchesIn } from './matches.ts'

const marked = (text: string, term: string) => matchesIn(text, term).map(([from, to]) => text.slice(from, to))

test.each([
  ['Osmanthus Oolong', 'oolong osm', ['Osm', 'Oolong']],
  ['Pu’er Pick', 'PU', ['Pu']],
  ['Café au lait', 'cafe', ['Café']],
  // Inside a word is no match; in Chinese there are no words.
  ['Steamed bun', 'team', []],
  ['炭焙铁观音', '观音', ['观音']],
  ['tea teapot', 'tea', ['tea', 'tea']],
  ['ab', 'a b', ['a']],
  ['Anything', '  ', []],
])('CAT-3 of “%s”, “%s” marks %j', (text, term, expected) => {
  expect(marked(text, term)).toEqual(expected)
})
