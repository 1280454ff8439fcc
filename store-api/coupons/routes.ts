import { feature } from '../http/feature.ts'
import { getCoupons } from './coupons.ts'
import { verifyCoupon } from './verify-coupon.ts'

export const couponsFeature = feature({
  'GET common3/coupons/[{code}]': getCoupons,
  'GET shoppingManagement4/couponVerification/{coupon}': verifyCoupon,
})
