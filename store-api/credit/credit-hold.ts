import { Refusal } from '../http/refusal.ts'
import type { Hold } from '../order-parts/hold.ts'
import { balanceOf, returnCredit, returnedOf, spendCredit } from './ledger.ts'

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
    let left = order.storeCredit
    for (const { accountId, amount: had } of await returnedOf(tx, order.id)) {
      const amount = Math.min(had, left)
      if (amount <= 0) break
      left -= amount
      const spent = { kind: 'order', accountId, amount, orderId: order.id, at: now } as const
      if ((await spendCredit(tx, spent)) === null) return false
    }
    return left === 0
  },
}
