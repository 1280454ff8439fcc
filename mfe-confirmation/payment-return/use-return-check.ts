import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { paymentHold, unhold } from 'shared-contracts/remote/state/hold.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { askProvider, type Outcome } from './ask-provider.ts'
import { rereadCart } from './reread-cart.ts'
import type { AddressError, ReturnAddress } from './return-address.ts'
import { createReturnCheck } from './return-check.ts'
import { begin } from './return-machine.ts'
import type { ReturnState } from './return-state.ts'
import { watchPage } from './watch-page.ts'

/** What the page's loader found out. */
export interface ReturnStart {
  /** Order id in the path. */
  orderID: string
  /** Null when the address names no order (RET-2, RET-8). */
  address: ReturnAddress | null
  /** How the page view's first check ended, or why nobody could be asked. */
  first: Outcome | { error: AddressError }
  /** When the loader ran, ISO 8601; the same in both renderings of the page. */
  loadedAt: string
}

/** Keeps asking what became of the payment while the page is open; once it is bought, reads the cart again and lets open tabs move on. */
export function useReturnCheck({ orderID, address, first }: Omit<ReturnStart, 'loadedAt'>): {
  state: ReturnState
  checkNow(): void
} {
  const app = useApp()
  const check = useMemo(
    () =>
      createReturnCheck(begin(orderID, first, Date.now()), async signal =>
        address ? askProvider(app.api, address, signal, true) : { type: 'unreachable' },
      ),
    [app.api, address, orderID, first],
  )
  const state = useStore(check.$state)

  useEffect(() => {
    const stop = check.start()
    const unwatch = watchPage(check.send)
    return () => {
      unwatch()
      stop()
    }
  }, [check])

  const bought = state.phase === 'paid' || state.phase === 'accepted'
  useEffect(() => {
    if (!bought) return
    unhold(browserStorage('localStorage'), paymentHold(orderID))
    const leaving = new AbortController()
    void rereadCart(app, leaving.signal)
    return () => leaving.abort()
  }, [app, bought, orderID])

  return { state, checkNow: () => check.send({ type: 'again' }) }
}
