import { eq } from 'drizzle-orm'
import { sandboxPayments } from 'payment-sandbox/schema.ts'
import { paymentAttempts } from '../database/schema/payment.ts'
import { order, pay } from './purchase.ts'
import type { TestShop } from './shop.ts'
import type { Visitor } from './visitor.ts'

/** What a check of a payment answers. */
export const PENDING = { status: 'INTERIM', paymentStatus: 'NOT_PAID', qrCodeScan: false }
export const PAID = { status: 'NEW', paymentStatus: 'PAID_ONLINE', qrCodeScan: false }
export const FAILED = { status: 'FAILED', paymentStatus: 'FAILED', qrCodeScan: false }

export const detail = async (visitor: Visitor, id: string) =>
  (await visitor.api('GET admin/orderManagement/order/{id}', { params: { id } })).body

/** @param shop asked for each time: tests start it after they are read */
export const paymentsAt = (shop: () => TestShop) => ({
  async stateOf(attemptID: string) {
    const attempts = shop().shop.db.select().from(paymentAttempts)
    return (await attempts.where(eq(paymentAttempts.id, attemptID)))[0]?.state
  },
  /** What the provider has written down. */
  async bookOf(attemptID: string) {
    const payments = shop().shop.db.select().from(sandboxPayments)
    return (await payments.where(eq(sandboxPayments.merchantOrderId, attemptID)))[0]
  },
  /** A new visitor's order, its payment begun. */
  async openOrder(slot = 0) {
    const visitor = await shop().visitor()
    const { orderID } = await order(visitor, 'mooncake', 1, slot)
    return { visitor, orderID, ...(await pay(visitor, orderID)).body }
  },
})
