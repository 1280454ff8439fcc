import { expect, test } from 'vitest'
import { addressLines } from './address.ts'

const address = {
  streetNumberAndNameDetails: '18 Main Street',
  city: 'Markham',
  province: 'ON',
  postCode: 'L3R 1A1',
}

test('ACC-4 an address has its lines; what is missing leaves no comma', () => {
  expect(addressLines(address)).toEqual(['18 Main Street', 'Markham, ON L3R 1A1'])
  expect(addressLines({ ...address, unit: '5' })[0]).toBe('5 – 18 Main Street')
  expect(addressLines({ ...address, streetNumberAndNameDetails: '', province: '' })).toEqual([
    'Markham L3R 1A1',
  ])
})
