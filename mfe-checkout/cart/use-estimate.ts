import { useEffect, useState } from 'react'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { isOf, loadEstimate, placeOf } from './load-estimate.ts'

/**
 * The estimate of the cart that is shown, asked for anew when the cart has changed.
 * @param loaded with the page @returns null where the store says nothing more than the subtotal
 */
export function useEstimate(loaded: Bill | null, cart: Cart, pending: boolean): Bill | null {
  const { api } = useApp()
  // A bill that was loaded beside an older cart is asked for once more.
  const first = { loaded, bill: loaded, of: loaded && !isOf(loaded, cart) ? null : cart }
  const [known, setKnown] = useState(first)
  if (known.loaded !== loaded) setKnown(first)
  const wanted = known.of !== cart && !pending && cart.itemCount > 0
  useEffect(() => {
    if (!wanted) return
    const gone = new AbortController()
    loadEstimate(api, gone.signal).then(
      bill => setKnown(before => ({ ...before, bill, of: cart })),
      error => {
        if (!gone.signal.aborted) throw error
      },
    )
    return () => gone.abort()
  }, [api, wanted, cart])
  const { bill } = known
  return bill && isOf(bill, cart) && placeOf(bill) !== null ? bill : null
}
