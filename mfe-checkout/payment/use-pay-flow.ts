import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate, useRevalidator } from 'shared-contracts/remote/runtime/router.ts'
import { onFirstUse } from 'shared-contracts/ui/first-use.ts'
import { useReturn } from 'shared-contracts/ui/use-return.ts'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import { usePurchase } from '../journey/purchase.ts'
import type { BillIdentity } from './attempts.ts'
import { hasOrders } from './kept-attempts.ts'
import { loadPaying } from './later-code.ts'
import { createPayFlow } from './pay-flow.ts'
import type { Paying } from './paying.ts'

/** The flow of this page, and what it shows now. @param orderID of an order that was made before and is paid here */
export function usePayFlow(bill: BillIdentity, orderID: string | null = null) {
  const app = useApp()
  const purchase = usePurchase()
  const navigate = useNavigate()
  const { revalidate: reload } = useRevalidator()
  const stay = useStillHere()
  const [flow] = useState(() => {
    let paying: Promise<Paying> | null = null
    return createPayFlow({
      load: () => (paying ??= loadPaying({ app, purchase, orderID, navigate, reload })),
      reload,
      stay,
    })
  })
  useEffect(() => {
    // An order that was made of this bill may be over; nobody else needs what pays before they touch the page.
    if (!orderID && hasOrders()) return flow.see(bill)
    let stop = () => {}
    const deaf = onFirstUse(() => {
      stop = flow.see(bill)
    })
    return () => {
      deaf()
      stop()
    }
  }, [flow, bill, orderID])
  useReturn(useCallback(fromCache => flow.returned(fromCache), [flow]))
  return { flow, view: useStore(flow.$view) }
}
