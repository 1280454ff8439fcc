import { useCallback, useEffect, useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { paymentHold, unhold } from 'shared-contracts/remote/state/hold.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { useReturn } from 'shared-contracts/ui/use-return.ts'
import { findHeldOrder, type HeldOrder } from './find-held-order.ts'
import { OrderNote } from './order-note.tsx'
import { tellsItself } from './tells-itself.ts'

/** Which order, in which state, the shopper wants to hear no more of in this tab. */
const HIDDEN_KEY = 'shell.order'

const nameOf = ({ orderID, paid }: HeldOrder) => `${orderID} ${paid}`

/** Tells of an order on the pages that would be silent about it, until it is seen or waved away (CHK-11). */
export function Banner({ onShown }: { onShown(listener: () => void): void }) {
  const { api } = useApp()
  const [path, setPath] = useState(location.pathname)
  const [order, setOrder] = useState<HeldOrder | null>(null)
  const [hidden, setHidden] = useState(() => browserStorage('sessionStorage').getItem(HIDDEN_KEY))
  const silent = tellsItself(path)
  const look = useCallback(() => {
    if (!silent) findHeldOrder(api, browserStorage('localStorage')).then(setOrder, () => {})
  }, [api, silent])
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page it may have been seen
  useEffect(look, [look, path])
  useReturn(look)
  useEffect(() => onShown(() => setPath(location.pathname)), [onShown])
  if (silent || !order || hidden === nameOf(order)) return null
  function hide(shown: HeldOrder) {
    if (shown.paid) unhold(browserStorage('localStorage'), paymentHold(shown.orderID))
    browserStorage('sessionStorage').setItem(HIDDEN_KEY, nameOf(shown))
    setHidden(nameOf(shown))
  }
  return <OrderNote order={order} onHide={() => hide(order)} />
}
