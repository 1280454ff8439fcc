import { useStore } from '@nanostores/react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useReturn } from 'shared-contracts/ui/use-return.ts'
import { hasOrders } from '../payment/kept-attempts.ts'
import type { ToldOrderProps } from './told-order.tsx'

const ToldOrder = lazy(async () => {
  const { ToldOrder: told } = await import(/* webpackChunkName: "told-order" */ './told-order.tsx')
  return { default: told }
})

/**
 * An order that waits for its payment, told where there can be one: most shoppers never load more than this (CHK-11). It comes after the
 * page, so it stands where nothing follows that would be pushed away.
 */
export function OpenOrderNotice(props: ToldOrderProps) {
  const { state } = useApp()
  const signedIn = useStore(state.$loggedIn)
  const [wanted, setWanted] = useState(false)
  const look = useCallback(() => setWanted(before => before || signedIn || hasOrders()), [signedIn])
  useEffect(look, [look])
  useReturn(look)
  if (!wanted) return null
  return (
    <div className="checkout-told">
      <Suspense>
        <ToldOrder {...props} />
      </Suspense>
    </div>
  )
}
