import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'

/** What the cart comes to before its details are settled, by the store alone (CHK-4); without lines, which the cart has. Null when it cannot say. */
export async function loadEstimate(api: ApiClient, signal?: AbortSignal): Promise<Bill | null> {
  try {
    return { ...(await api('GET shoppingManagement4/billing/', signal ? { signal } : {})), lines: [] }
  } catch (error) {
    if (!isFailure(error)) throw error
    return null
  }
}

/** The place whose taxes a bill has; null where it has none yet, so that its total would promise too little. */
export const placeOf = ({ draft, estimatedFor }: Pick<Bill, 'draft' | 'estimatedFor'>): string | null =>
  draft.localStoreName ?? estimatedFor ?? null

/** Whether a bill is of the cart as it is shown: a change on its way makes another. */
export const isOf = (bill: Pick<Bill, 'subtotal' | 'currency'>, cart: Pick<Cart, 'subtotal' | 'currency'>) =>
  bill.subtotal === cart.subtotal && bill.currency === cart.currency
