import { Refusal } from '../http/refusal.ts'
import type { Hold, Order } from '../order-parts/hold.ts'
import { ownMailbox } from '../session/own-mailbox.ts'
import { shopperKeys } from '../session/shopper-keys.ts'
import { redeemCoupon, retakeCoupon, returnCoupon } from './redeem-coupon.ts'

/** The coupon an order's discount comes from, one at most. */
export const couponHold: Hold = {
  async take(tx, order) {
    const code = codeOf(order)
    if (!code) return
    const who = { accountId: order.accountId, email: order.contact.email }
    const own = await ownMailbox(tx, who)
    await redeemCoupon(tx, { code, orderId: order.id, shoppers: shopperKeys(who), own })
  },
  async giveBack(tx, order) {
    await returnCoupon(tx, order.id)
  },
  async retake(tx, order) {
    try {
      await retakeCoupon(tx, order.id)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  },
}

const codeOf = ({ discounts }: Order): string | undefined => discounts[0]?.code
