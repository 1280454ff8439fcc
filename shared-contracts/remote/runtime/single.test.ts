import { expect, test } from 'vitest'
import { assertSingle, type Single } from './single.ts'

test('REL-3 a second copy of what must be one is refused, and says who brings it', () => {
  const page = {}
  const react = () => {}
  assertSingle('react', react, 'host-shell', page)
  assertSingle('react', react, 'mfe-catalog@1', page)
  assertSingle('react', react, 'mfe-catalog@1', page)
  const copy = () => {}
  expect(() => assertSingle('react', copy, 'mfe-account@2', page)).toThrow(
    'mfe-account@2 brings a second react',
  )
  const single = (page as Record<symbol, Single>)[Symbol.for('arcade.single.react')]
  expect(single?.seenBy).toEqual(['host-shell', 'mfe-catalog@1'])
})

test('REL-3 two pages, or two hosts on one server, do not see each other', () => {
  assertSingle('react', () => {}, 'host-shell', {})
  expect(() => assertSingle('react', () => {}, 'host-shell', {})).not.toThrow()
})
