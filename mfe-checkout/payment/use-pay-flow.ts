import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate, useRevalidator } from 'shared-contracts/remote/runtime/router.ts'
import { useReturn } from 'shared-contracts/ui/use-return.ts'
import { forgetDetails } from '../details/forget-details.ts'
import { usePurchase } from '../journey/purchase.ts'
import { confirmationOf } from './confirmation-of.ts'
import { createPayFlow } from './pay-flow.ts'
import { paymentOf } from './payment-of.ts'
import { waitingOrder } from './waiting-order.ts'

/** The flow of this page, and what it shows now. */
export function usePayFlow(bill: Bill) {
  const app = useApp()
  const purchase = usePurchase()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [flow] = useState(() =>
    createPayFlow({
      pay: (...order) => paymentOf(app, purchase).pay(...order),
      findWaiting: seen => waitingOrder(paymentOf(app, purchase).deps, seen),
      ordered: forgetDetails,
      leave({ redirectUrl, native }) {
        if (native) void app.platform.navigate(redirectUrl)
        else app.platform.openPayment(redirectUrl)
      },
      showOrder: orderID => void navigate(confirmationOf(orderID)),
      reload: revalidate,
    }),
  )
  useEffect(() => flow.see(bill), [flow, bill])
  useReturn(useCallback(fromCache => flow.returned(fromCache), [flow]))
  return { flow, view: useStore(flow.$view) }
}
