import { atom } from 'nanostores'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'
import { isMoneyIn } from 'shared-contracts/api/order-outcome.ts'
import type { BillIdentity } from '../payment/attempts.ts'
import type { OpenOrder } from './find-open-order.ts'

export interface OpenOrderView {
  found: OpenOrder | null
  /** `asking`: the shopper is asked whether to drop it. */
  drop: 'no' | 'asking' | 'busy' | 'failed'
  /** The order that was just dropped, and what of its price goes back: a deposit, or all that was paid at the last moment. */
  dropped: { orderID: string; back: 'nothing' | 'credit' | 'all' } | null
}

export interface OpenOrderDeps {
  api: ApiClient
  find(): Promise<OpenOrder | null>
  /** The order that was made of a bill. */
  orderOf(bill: BillIdentity): string | null
  /** Forgets the order's keys: the same bill makes a new one. */
  forget(orderID: string): void
  /** What the order held is back in the shop. */
  released(): void
}

/** An order that waits for its payment: told, paid later or dropped (CHK-11). */
export function createOpenOrder({ api, find, orderOf, forget, released }: OpenOrderDeps) {
  const $view = atom<OpenOrderView>({ found: null, drop: 'no', dropped: null })
  const show = (part: Partial<OpenOrderView>) => $view.set({ ...$view.get(), ...part })
  return {
    $view,
    orderOf,
    /** Looks again, e.g. when the shopper is back or its time is over. */
    async refresh(): Promise<void> {
      if ($view.get().drop === 'busy') return
      const found = await find()
      const { found: before, dropped } = $view.get()
      // As it was when it was asked about: it is cancelled since.
      if (found && found.orderID === dropped?.orderID) return
      // What was said to be over stays said while the page is open.
      if (found || before?.kind === 'open') show({ found })
    },
    ask(): void {
      if ($view.get().found?.kind === 'open') show({ drop: 'asking' })
    },
    keep: () => show({ drop: 'no' }),
    /** Cancels the order for good. */
    async drop(): Promise<void> {
      const { found, drop } = $view.get()
      if (found?.kind !== 'open' || drop === 'busy') return
      show({ drop: 'busy' })
      const { orderID } = found
      try {
        // What was paid since it was last looked at is not thrown away.
        const now = await find()
        if (now && now.kind !== 'open') return show({ found: now, drop: 'no' })
        const params = { id: orderID }
        const order = await api('PUT admin/orderManagement/cancelOrder/{id}', { params, body: {} })
        forget(orderID)
        const part = (now ?? found).partPaid ? 'credit' : 'nothing'
        const back = isMoneyIn(order.paymentStatus) ? 'all' : part
        show({ found: null, drop: 'no', dropped: { orderID, back } })
      } catch (error) {
        show({ drop: 'failed' })
        if (!isFailure(error)) throw error
        return
      }
      released()
    },
  }
}
export type OpenOrderStore = ReturnType<typeof createOpenOrder>
