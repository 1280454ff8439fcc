import { Refusal } from '../http/refusal.ts'
import type { Hold, Order } from '../order-parts/hold.ts'
import { ownMailbox } from '../session/own-mailbox.ts'
import { shopperKeys } from '../session/shopper-keys.ts'
import { claimCoupon } from './claim-coupon.ts'
import { redeemCoupon, retakeCoupon, returnCoupon } from './redeem-coupon.ts'

/** The coupon an order's discount comes from, one at most. */
export const couponHold: Hold = {
  async take(tx, order) {
    const code = codeOf(order)
    if (!code) return
    const who = whoOf(order)
    const own = await ownMailbox(tx, who)
    await redeemCoupon(tx, { code, orderId: order.id, shoppers: shopperKeys(who), own })
    // One that is paid or accepted as soon as it is placed: the holds after this one are locked later.
    if (isFinal(order)) await claimCoupon(tx, order, code)
  },
  async giveBack(tx, order) {
    await returnCoupon(tx, order.id)
  },
  async retake(tx, order) {
    const code = codeOf(order)
    try {
      await retakeCoupon(tx, order.id, await ownMailbox(tx, whoOf(order)))
      if (code) await claimCoupon(tx, order, code)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  },
  async claim(tx, order) {
    const code = codeOf(order)
    if (code) await claimCoupon(tx, order, code)
  },
}

const whoOf = ({ accountId, contact }: Order) => ({ accountId, email: contact.email })

const isFinal = ({ due, paymentStatus, awaitsConfirmation }: Order) =>
  due === 0 || (paymentStatus === 'PAY_AT_STORE' && !awaitsConfirmation)

const codeOf = ({ discounts }: Order): string | undefined => discounts[0]?.code
