import { expect, test } from 'vitest'
import { telAddress } from './tel-address.ts'

test('LNK-5 a telephone is called by its digits, however they are written', () => {
  expect(telAddress('+1 905-555-0142')).toBe('tel:+19055550142')
  expect(telAddress('(416) 555.0167')).toBe('tel:4165550167')
})
