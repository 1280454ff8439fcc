import { expect, test } from 'vitest'
import { fullName, greetedName } from './full-name.ts'

test('LNG-5 a Chinese name begins with the family’s', () => {
  expect(fullName({ firstName: '美', lastName: '陈' })).toBe('陈美')
  expect(fullName({ firstName: 'Mei', lastName: 'Chen' })).toBe('Mei Chen')
})

test('LNG-5 a Chinese name is greeted whole, another by its first name', () => {
  expect(greetedName({ firstName: '美', lastName: '陈' })).toBe('陈美')
  expect(greetedName({ firstName: 'Mei', lastName: 'Chen' })).toBe('Mei')
  expect(greetedName({ firstName: 'Mei', lastName: '' })).toBe('Mei')
})
