import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { isHeldFor, paymentHold } from 'shared-contracts/remote/state/hold.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { useReturn } from 'shared-contracts/ui/use-return.ts'
import { ORDINARY } from '../journey/purchase.ts'
import { paymentOf } from '../payment/payment-of.ts'
import { createOpenOrder } from './create-open-order.ts'
import { findOpenOrder } from './find-open-order.ts'

/** The order that waits for its payment, looked for as the page comes and whenever the shopper is back. */
export function useOpenOrder(released: () => void) {
  const app = useApp()
  const { api, state } = app
  const signedIn = useStore(state.$loggedIn)
  const latest = useRef(released)
  useEffect(() => {
    latest.current = released
  })
  const [store] = useState(() => {
    const { attempts } = paymentOf(app, ORDINARY).deps
    const isUnseen = (orderID: string) => isHeldFor(browserStorage('localStorage'), paymentHold(orderID))
    // Who it was stays known, as where the account's own pages find it so.
    const sessionEnded = () => state.$session.set({ ...state.$session.get(), lastLoginDate: null })
    return createOpenOrder({
      api,
      find: () => findOpenOrder({ api, attempts, isUnseen, signedIn: state.$loggedIn.get(), sessionEnded }),
      orderOf: attempts.orderOf,
      forget: attempts.forgetOrder,
      released: () => latest.current(),
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person's orders are others
  useEffect(() => void store.refresh(), [store, signedIn])
  useReturn(useCallback(() => void store.refresh(), [store]))
  return { store, view: useStore(store.$view) }
}
