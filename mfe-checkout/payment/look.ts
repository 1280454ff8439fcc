import type { ApiClient } from 'shared-contracts/api/client.ts'
import { readFailure } from '../failure.ts'

/** What the server knows of an order now; `unknown` when it could not be asked. */
export type OrderNow = 'waiting' | 'paid' | 'failed' | 'over' | 'unknown'

/**
 * Asks what became of an order.
 * @param opened a provider's page was opened for it, so the provider is asked first
 */
export async function look(api: ApiClient, orderID: string, opened: boolean): Promise<OrderNow> {
  if (opened) await askProvider(api, orderID)
  try {
    const { status, paymentStatus } = await api('GET admin/orderManagement/order/{id}', {
      params: { id: orderID },
    })
    if (paymentStatus === 'PAID_ONLINE') return 'paid'
    if (status === 'CANCELLED') return 'over'
    return paymentStatus === 'FAILED' ? 'failed' : 'waiting'
  } catch (error) {
    // Not this visitor's order (any more): nothing of it can be paid here.
    return readFailure(error).code === 'not-found' ? 'over' : 'unknown'
  }
}

/** Brings the server's own knowledge up to date; what it could not learn it learns from the provider's notice. */
async function askProvider(api: ApiClient, orderID: string): Promise<void> {
  try {
    await api('POST shoppingManagement4/checkOttPaymentStatus', { body: { orderID, returnUrlInfo: '' } })
  } catch (error) {
    readFailure(error)
  }
}
