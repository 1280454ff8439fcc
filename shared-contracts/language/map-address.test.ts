import { expect, test } from 'vitest'
import { mapAddress } from './map-address.ts'

test('RET-9 a place is looked for on a map as people write it, whatever stands in it', () => {
  const { protocol, searchParams } = new URL(mapAddress('8 No. 3 Road & Co, 列治文'))
  expect(protocol).toBe('https:')
  expect(searchParams.get('query')).toBe('8 No. 3 Road & Co, 列治文')
})
