import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id, Minor } from '../entities/basics.ts'
import { Coupon, CouponCode } from '../entities/coupon.ts'
import { OrderDraft } from '../entities/order.ts'

export const getCoupons = {
  call: 'GET common3/coupons/[{code}]',
  summary:
    'Coupons offered to this visitor, or the one that has this code; `coupon-unknown` for a code that is not there or not theirs.',
  params: v.strictObject({ code: v.optional(CouponCode) }),
  response: v.object({ coupons: v.array(Coupon) }),
} as const satisfies Endpoint

export const verifyCoupon = {
  call: 'GET shoppingManagement4/couponVerification/{coupon}',
  summary:
    'Checks a code against the cart and uses it for the order being made, in place of any other; the code `-` takes the coupon off again. The refusal says why a code does not work (`coupon-…`).',
  params: v.strictObject({ coupon: v.union([v.literal('-'), CouponCode]) }),
  query: v.strictObject({ fissionCampaignId: v.optional(Id) }),
  response: v.object({
    coupon: v.nullable(Coupon),
    /** What it takes off the cart as it is now; the bill says what is charged. */
    amount: Minor,
    draft: OrderDraft,
  }),
  idempotent: true,
} as const satisfies Endpoint
