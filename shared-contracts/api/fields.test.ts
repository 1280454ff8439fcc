import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CouponCode } from './entities/coupon.ts'
import { Email, Phone, PostalCode } from './fields.ts'

test.each([
  ['an email', Email, ' ｍｅｉ＠example．com', 'mei@example.com'],
  ['a telephone’s number', Phone, '４１６－５５５－０１２３', '416-555-0123'],
  ['a postal code', PostalCode, 'ｖ６ｘ　２ｂ９', 'V6X 2B9'],
  ['a coupon', CouponCode, '　ｔｅａｔｉｍｅ１０ ', 'TEATIME10'],
])(
  'CHK-4 CHK-6 %s in the full width of a Chinese keyboard is taken as what it says',
  (_, schema, typed, meant) => {
    expect(v.parse(schema, typed)).toBe(meant)
  },
)
