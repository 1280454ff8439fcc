import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test('LNG-5 a Chinese name begins with the family’s', () => {
  expect(fullName({ firstName: '美', lastName: '陈' })).toBe('陈美')
  expect(fullName({ firstName: 'Mei', lastName: 'Chen' })).toBe('Mei Chen')
})
