import * as v from 'valibot'
import { folded } from '../fields.ts'
import { Currency, Minor } from './basics.ts'

/** As a person types it, in full width too; compared in capitals. */
export const CouponCode = v.pipe(folded, v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{1,31}$/), v.toUpperCase())

/** First or last day of something, `YYYY-MM-DD` in the store's zone. */
const Day = v.pipe(v.string(), v.isoDate())

export const Coupon = v.object({
  code: v.string(),
  name: v.string(),
  description: v.string(),
  kind: v.picklist(['percent', 'fixed']),
  /** `percent`: parts per million off (150000 is 15 %); `fixed`: minor units off. */
  value: v.number(),
  currency: Currency,
  startsOn: v.nullable(Day),
  endsOn: v.nullable(Day),
  /** What the goods it applies to must come to; 0 is no minimum. */
  minSubtotal: Minor,
  firstOrderOnly: v.boolean(),
  /** Names of the categories and products it is for; empty: everything. */
  appliesTo: v.array(v.string()),
})
export type Coupon = v.InferOutput<typeof Coupon>
