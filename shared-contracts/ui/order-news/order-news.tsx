import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import type { OrderPush } from './follow-order.ts'

interface PartProps {
  orderID: string
  push: OrderPush
}

/** After the page: what that is about comes first. */
const LOAD_DELAY_MS = 1_500

/**
 * Offers to tell the shopper, by push, what becomes of an order (PWA-6): where the store's document says so, outside messaging and
 * payment apps, and only beside an order that was placed. Its code is loaded later than the page's.
 */
export function OrderNews({ orderID }: { orderID: string }) {
  const { state, platform } = useApp()
  const push = useStore(state.$appInfo)?.orderPush
  const offered = push != null && platform.kind === 'browser'
  const [part, setPart] = useState<{ Part: ComponentType<PartProps> } | null>(null)
  useEffect(() => {
    if (!offered || !('PushManager' in window)) return
    const load = () =>
      import(/* webpackChunkName: "order-news" */ './order-news-part.tsx').then(
        ({ OrderNewsPart }) => setPart({ Part: OrderNewsPart }),
        () => {},
      )
    const timer = setTimeout(load, LOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [offered])
  return part && push ? <part.Part orderID={orderID} push={push} /> : null
}
