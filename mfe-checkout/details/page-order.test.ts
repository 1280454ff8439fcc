import { expect, test } from 'vitest'
import { DETAILS_SCHEMAS } from './details-schema.ts'
import { inPageOrder } from './page-order.ts'

test('CHK-6 mistakes are named as the fields stand on the page: in Chinese the family name first', () => {
  const fields = Object.keys(DETAILS_SCHEMAS.pickup.entries)
  const errors = { phone: 'phone', firstName: 'given', start: 'time', lastName: 'family' }
  const named = (language: 'en' | 'zh') =>
    Object.values(inPageOrder(errors, fields, language)).filter(text => text !== undefined)
  expect(named('en')).toEqual(['time', 'given', 'family', 'phone'])
  expect(named('zh')).toEqual(['time', 'family', 'given', 'phone'])
})
