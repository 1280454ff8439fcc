import { Refusal } from '../http/refusal.ts'
import type { Hold } from '../order-parts/hold.ts'
import { balanceOf, returnCredit, spendCredit } from './ledger.ts'

/** The part of an order that store credit pays: taken when it is placed, so that it cannot be spent twice. */
export const creditHold: Hold = {
  async take(tx, order, { now }) {
    if (order.storeCredit === 0) return
    const { id: orderId, accountId, storeCredit: amount, currency } = order
    if (!accountId) throw new Refusal('not-signed-in')
    const left = await spendCredit(tx, { kind: 'order', accountId, amount, orderId, at: now })
    if (left !== null) return
    const minor = await balanceOf(tx, accountId)
    throw new Refusal('credit-short', { values: { balance: { minor, currency } } })
  },
  async giveBack(tx, order, now) {
    await returnCredit(tx, order.id, now)
  },
  async retake(tx, order, now) {
    if (order.storeCredit === 0) return true
    const { id: orderId, accountId, storeCredit: amount } = order
    if (!accountId) return false
    return (await spendCredit(tx, { kind: 'order', accountId, amount, orderId, at: now })) !== null
  },
}
