import { feature } from '../calls/feature.ts'
import { getCoupons } from './coupons.ts'

export const couponsFeature = feature({
  'GET common3/coupons/[{code}]': getCoupons,
})
