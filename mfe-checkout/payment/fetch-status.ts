import type { ApiClient } from 'shared-contracts/api/client.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { rowOf } from './options.ts'

/** What the server knows of an order now; `unknown` when it could not be asked. */
export type OrderState = 'open' | 'paid' | 'failed' | 'cancelled' | 'unknown'

/**
 * Asks what became of an order.
 * @param opened ways to pay whose provider may have been opened for it: those providers are asked first
 */
export async function fetchStatus(
  api: ApiClient,
  orderID: string,
  opened: readonly PaymentOption[],
): Promise<OrderState> {
  await askProviders(api, orderID, opened)
  try {
    const { status, paymentStatus } = await api('GET admin/orderManagement/order/{id}', {
      params: { id: orderID },
    })
    if (paymentStatus === 'PAID_ONLINE') return 'paid'
    if (status === 'CANCELLED') return 'cancelled'
    return paymentStatus === 'FAILED' ? 'failed' : 'open'
  } catch (error) {
    // Not this visitor's order (any more): nothing of it can be paid here.
    return readFailure(error).code === 'not-found' ? 'cancelled' : 'unknown'
  }
}

/** Brings the server's own knowledge up to date; what it could not learn it learns from the provider's notice. */
async function askProviders(
  api: ApiClient,
  orderID: string,
  opened: readonly PaymentOption[],
): Promise<void> {
  const checks = new Set(opened.flatMap(option => rowOf(option).check ?? []))
  const ask = async (check: string) => {
    try {
      await (api as CheckClient)(check, { body: { orderID, returnUrlInfo: '' } })
    } catch (error) {
      if (!isFailure(error)) throw error
    }
  }
  await Promise.all([...checks].map(ask))
}

/** What the check calls have in common. */
type CheckClient = (call: string, options: { body: object }) => Promise<unknown>
