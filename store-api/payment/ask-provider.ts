import { eq } from 'drizzle-orm'
import { orders } from '../database/schema/ordering.ts'
import type { paymentAttempts } from '../database/schema/payment.ts'
import { isUnpaid } from '../order-parts/unpaid.ts'
import type { Shop } from '../shop.ts'
import { type PaymentAdapter, ProviderError, type Report } from './adapter.ts'
import { providerNamed, providers } from './providers.ts'
import { settle } from './settle.ts'

type Attempt = Pick<
  typeof paymentAttempts.$inferSelect,
  'id' | 'orderId' | 'provider' | 'state' | 'amount' | 'currency' | 'providerRef'
>

/** Asks an attempt's provider and settles by its word. @returns false when it gave no usable answer */
export async function askProvider(shop: Shop, attempt: Attempt): Promise<boolean> {
  const provider = providerNamed(attempt.provider)
  if (provider === null) return false
  try {
    await settle(shop, provider, await ask(shop, providers[provider], attempt))
    return true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    shop.log.warn({ err: error, attempt: attempt.id }, 'payment provider gave no answer')
    return false
  }
}

/** Approved money is only taken for an order that still waits for it. */
async function ask(shop: Shop, adapter: PaymentAdapter, attempt: Attempt): Promise<Report> {
  if (!adapter.capture || attempt.state !== 'open') return adapter.query(shop, attempt)
  const [order] = await shop.db
    .select({ holdsStock: orders.holdsStock, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.id, attempt.orderId))
  const waits = order && isUnpaid(order)
  return waits ? adapter.capture(shop, attempt) : adapter.query(shop, attempt)
}
