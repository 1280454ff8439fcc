import { expect, test } from 'vitest'
import { classesIn, readStyles, usedStyles } from './used-styles.ts'

const cut = (css: string, ...used: string[]) => usedStyles(readStyles(css), new Set(used))

test.each([
  ['.a{color:red}.b{color:blue}', ['a'], '.a{color:red}'],
  ['.a,.b{color:red}', ['b'], '.b{color:red}'],
  ['.a.b{color:red}.a .c{color:red}', ['a'], ''],
  ['.a:not(.b){color:red}', ['a'], '.a:not(.b){color:red}'],
  ['.a:is(.b,.c) h2{color:red}', ['a'], '.a:is(.b,.c) h2{color:red}'],
  ['.a:has(>.b:not(.c)),.d{x:y}', ['a'], '.a:has(>.b:not(.c)){x:y}'],
  ['.a:has(.b) .c,.d{x:y}', ['a', 'c'], ''],
  ['.a:has(.b) .c,.d{x:y}', ['a', 'b', 'c'], '.a:has(.b) .c{x:y}'],
  ['.a:has(>.b[x="(.c)"]){x:y}', ['a', 'b'], '.a:has(>.b[x="(.c)"]){x:y}'],
  ['.a:not(:has(.b)):has(.b,.c){x:y}', ['a'], '.a:not(:has(.b)):has(.b,.c){x:y}'],
  ['.a:hover,.a[aria-expanded=true]{color:red}', ['a'], '.a:hover,.a[aria-expanded=true]{color:red}'],
  ['h1,[hidden]{margin:0}', [], 'h1,[hidden]{margin:0}'],
])('NFR-P of %s with %s', (css, used, kept) => {
  expect(cut(css, ...used)).toBe(kept)
})

test('NFR-P groups are kept with what is used in them, and gone without', () => {
  const css = '@layer kit{.a{x:y}@media (width>=1px){.b{x:y}.a{z:1}}}@supports (x:y){.b{x:y}}'
  expect(cut(css, 'a')).toBe('@layer kit{.a{x:y}@media (width>=1px){.a{z:1}}}')
  expect(cut(css, 'a', 'b')).toBe(css)
})

test('NFR-P what is for no element in particular stays', () => {
  const css =
    '@layer reset,kit;@font-face{font-family:x}@property --a{syntax:"*";inherits:false}@keyframes a{0%{x:y}to{x:z}}:root{--b:1}'
  expect(cut(css)).toBe(css)
})

test('NFR-P texts and addresses with signs of their own are one value', () => {
  const css = `.a:before{content:"}.b{"}.b{background:url("data:image/svg+xml,{;}")}.c{content:'\\'}'}`
  expect(cut(css, 'a', 'b', 'c')).toBe(css)
  expect(cut(css, 'b')).toBe('.b{background:url("data:image/svg+xml,{;}")}')
})

test('NFR-P classes are those of elements in the HTML', () => {
  expect(classesIn('<a class="x y-z"><b class="x">class=no</b><i class=""></i>')).toEqual(
    new Set(['x', 'y-z', '']),
  )
})
