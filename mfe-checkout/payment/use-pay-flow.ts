import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import type { Ordered } from 'shared-contracts/remote/ordered.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate, useRevalidator } from 'shared-contracts/remote/runtime/router.ts'
import { useReturn } from 'shared-contracts/ui/use-return.ts'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import { forgetDetails } from '../details/forget-details.ts'
import { usePurchase } from '../journey/purchase.ts'
import { payOpenOrder } from '../open-order/pay-open-order.ts'
import type { BillIdentity } from './attempts.ts'
import { confirmationOf } from './confirmation-of.ts'
import { createPayFlow } from './pay-flow.ts'
import { paymentOf } from './payment-of.ts'
import { readyForProblems } from './problem-notice.tsx'
import { waitingOrder } from './waiting-order.ts'

/** The flow of this page, and what it shows now. @param orderID of an order that was made before and is paid here */
export function usePayFlow(bill: BillIdentity, orderID: string | null = null) {
  const app = useApp()
  const purchase = usePurchase()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const stay = useStillHere()
  const [flow] = useState(() => {
    const { deps, pay } = paymentOf(app, purchase)
    const payThis = orderID ? payOpenOrder(deps, orderID) : pay
    return createPayFlow({
      pay(...asked) {
        // What is shown then comes while the order is made: it is the same for all of them.
        app.prefetch(confirmationOf('-'))
        readyForProblems()
        return payThis(...asked)
      },
      findWaiting: async seen => (orderID ? null : await waitingOrder(deps, seen)),
      ordered: orderID ? () => {} : forgetDetails,
      async leave({ redirectUrl, native }) {
        if (native) return await app.platform.navigate(redirectUrl)
        app.platform.openPayment(redirectUrl)
        return true
      },
      showOrder: (id, as) =>
        void navigate(confirmationOf(id), { state: as ? ({ ordered: as } satisfies Ordered) : null }),
      reload: revalidate,
      stay,
    })
  })
  useEffect(() => flow.see(bill), [flow, bill])
  useReturn(useCallback(fromCache => flow.returned(fromCache), [flow]))
  return { flow, view: useStore(flow.$view) }
}
