import { campaignHold } from '../../campaigns/campaign-hold.ts'
import { couponHold } from '../../coupons/coupon-hold.ts'
import { creditHold } from '../../credit/credit-hold.ts'
import type { Hold } from '../../order-parts/hold.ts'
import { stockAndSlotHold } from './stock-and-slot.ts'

/**
 * All that an order holds, in the order it is locked; after cart, order and attempt. Placing, giving back and taking again
 * walk this list, so that two orders wait for one another instead of both forever.
 */
export const HOLDS: readonly Hold[] = [stockAndSlotHold, couponHold, creditHold, campaignHold]
