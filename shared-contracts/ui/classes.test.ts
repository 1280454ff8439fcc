import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foreignClasses } from '../testing/remote-classes.ts'
import { KIT_CLASSES } from './classes.ts'

const IMPORT = /@import "([^"]+)";/g
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const files = [...read('styles.css').matchAll(IMPORT)].map(found => found[1] as string)
const css = files.map(file => read(file).replace(/\/\*[\s\S]*?\*\//g, ''))

test('REL-5 the kit’s styles define the classes of the contract, and no others', () => {
  // Classes stand in selectors alone: what is between braces without braces of its own is a declaration.
  const selectors = css.map(text => text.replace(/\{[^{}]*\}/g, ';')).join('\n')
  const named = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(found => found[1]))
  const plain = ['price-converted']
  expect([...named].sort()).toEqual(
    Object.keys(KIT_CLASSES)
      .filter(name => !plain.includes(name))
      .sort(),
  )
})

test('REL-5 every rule of the kit is in a layer', () => {
  for (const [index, text] of css.entries()) {
    let rest = text.trim()
    let depth = 0
    let outside = ''
    for (const sign of rest) {
      if (sign === '{') depth++
      else if (sign === '}') depth--
      else if (depth === 0) outside += sign
    }
    rest = outside.replace(/@layer [\w, ]+;?/g, '').trim()
    expect(rest, files[index]).toBe('')
  }
})

test('REL-5 parts of the kit draw with classes of the contract alone', () => {
  // A remote's prefix is never empty: nothing is exempt here.
  expect(foreignClasses(import.meta.dirname, '-')).toEqual([])
})
