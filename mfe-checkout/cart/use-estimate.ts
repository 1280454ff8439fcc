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
  const [known, setKnown] = useState({ loaded, bill: loaded })
  if (known.loaded !== loaded) setKnown({ loaded, bill: loaded })
  const { bill } = known
  const stale = bill !== null && !isOf(bill, cart)
  useEffect(() => {
    if (!stale || pending) return
    const gone = new AbortController()
    loadEstimate(api, gone.signal).then(
      now => setKnown(before => ({ ...before, bill: now && isOf(now, cart) ? now : null })),
      error => {
        if (!gone.signal.aborted) throw error
      },
    )
    return () => gone.abort()
  }, [api, stale, pending, cart])
  return bill && placeOf(bill) !== null ? bill : null
}
