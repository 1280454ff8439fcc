import { isApiError } from 'shared-contracts/api/api-error.ts'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import { isMoneyIn, isOver, isUnpaid, orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import { holdsIn, paymentHold, unhold } from 'shared-contracts/remote/state/hold.ts'
import type { BrowserStorage } from 'shared-contracts/remote/storage.ts'

/** An order that was begun to be paid in this browser and whose end nobody has seen here. */
export interface HeldOrder {
  orderID: string
  /** Else it waits for its money. */
  paid: boolean
}

type State = 'paid' | 'waits' | 'over' | 'unknown'

const PREFIX = paymentHold('')

/**
 * The newest of them. What is over without having been paid, or is not this visitor's, holds the browser's tabs no longer.
 * @param storage where remotes hold the tabs of this browser
 * @returns null when there is none, or none of them can be asked about
 */
export async function findHeldOrder(api: ApiClient, storage: BrowserStorage): Promise<HeldOrder | null> {
  const names = holdsIn(storage).filter(name => name.startsWith(PREFIX))
  for (const name of names.reverse()) {
    const orderID = name.slice(PREFIX.length)
    const state = await stateOf(api, orderID)
    if (state === 'paid' || state === 'waits') return { orderID, paid: state === 'paid' }
    if (state === 'over') unhold(storage, name)
  }
  return null
}

async function stateOf(api: ApiClient, id: string): Promise<State> {
  try {
    const { status, paymentStatus } = await api('GET admin/orderManagement/order/{id}', { params: { id } })
    const outcome = orderOutcome(status, paymentStatus)
    if (outcome === 'paid' || (outcome === 'open' && isMoneyIn(paymentStatus))) return 'paid'
    if (isOver(outcome)) return 'over'
    return outcome === 'failed' || isUnpaid(status, paymentStatus) ? 'waits' : 'unknown'
  } catch (error) {
    return isApiError(error) && error.status === 404 ? 'over' : 'unknown'
  }
}
