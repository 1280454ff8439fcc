import { expect, test } from 'vitest'
import { compare, isStep, stepped } from './compare.ts'

test('REL-5 something gone or changed is major, something more is minor', () => {
  expect(compare(['a', 'b'], ['b', 'a'])).toBeNull()
  expect(compare(['a'], ['a', 'b'])).toMatchObject({ step: 'minor', added: ['b'] })
  expect(compare(['a', 'b'], ['a'])).toMatchObject({ step: 'major', removed: ['b'] })
  expect(compare(['a: string'], ['a: number'])?.step).toBe('major')
  expect(compare(['}', '}'], ['}'])?.step).toBe('major')
})

test('REL-5 which versions are the step that a change needs', () => {
  expect(stepped('2.3.4', 'major')).toBe('3.0.0')
  expect(stepped('2.3.4', 'minor')).toBe('2.4.0')
  expect(isStep('2.3.0', '2.3.1', 'minor')).toBe(false)
  expect(isStep('2.3.0', '2.4.0', 'minor')).toBe(true)
  expect(isStep('2.3.0', '2.4.0', 'major')).toBe(false)
  expect(isStep('2.3.0', '3.0.0', 'minor')).toBe(true)
  expect(isStep('2.3.0', '1.9.0', 'minor')).toBe(false)
})
