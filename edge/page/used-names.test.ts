import { expect, test } from 'vitest'
import { usedNames } from './used-names.ts'

test.each([
  [':root{--a:1;--b:2}.x{y:var(--a)}', ':root{--a:1;}.x{y:var(--a)}'],
  [':root{--a:var(--b,3);--b:2;--c:4}.x{y:var( --a )}', ':root{--a:var(--b,3);--b:2;}.x{y:var( --a )}'],
  [':root{--a:var(--b);--b:var(--a)}', ''],
  [
    '@layer t{@media x{:root{--a:1}}}.x:root{}@media y{.x{z:1}:root{--b:1}}',
    '@layer t{}.x:root{}@media y{.x{z:1}}',
  ],
  [
    '@media x{:root{--a:1;--f:"a;}b"}}.x{y:var(--a)}.x--a:hover{z:1}',
    '@media x{:root{--a:1;}}.x{y:var(--a)}.x--a:hover{z:1}',
  ],
  [
    '@keyframes in{0%{a:b}to{a:c}}@keyframes out{to{a:b}}.x{animation:in 1s}',
    '@keyframes in{0%{a:b}to{a:c}}.x{animation:in 1s}',
  ],
  [
    '@keyframes in{to{a:b}}@keyframes in-2{to{a:b}}:root{--m:in-2 1s}.x{animation:var(--m)}',
    '@keyframes in-2{to{a:b}}:root{--m:in-2 1s}.x{animation:var(--m)}',
  ],
])('NFR-P of %s is used %s', (sheet, kept) => {
  expect(usedNames([sheet], [])).toEqual([kept])
})

test('NFR-P what another sheet or an element asks for stays', () => {
  const tokens = ':root{--a:1;--b:2;--c:3;--d:4}'
  expect(
    usedNames([tokens, '.x{y:var(--b)}'], ['<i style="--own:1;width:var(--c)">', '.z{y:var(--d)}']),
  ).toEqual([':root{--b:2;--c:3;--d:4}', '.x{y:var(--b)}'])
})
