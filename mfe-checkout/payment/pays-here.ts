import type { Ordered } from 'shared-contracts/remote/ordered.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { forgetDetails } from '../details/forget-details.ts'
import type { Purchase } from '../journey/purchase.ts'
import { payOpenOrder } from '../open-order/pay-open-order.ts'
import { confirmationOf } from './confirmation-of.ts'
import { createPaying } from './paying.ts'
import { paymentOf } from './payment-of.ts'
import { readyForProblems } from './problem-notice.tsx'
import { waitingOrder } from './waiting-order.ts'

export interface PaysHere {
  app: App
  purchase: Purchase
  /** Of an order that was made before and is paid here. */
  orderID: string | null
  navigate: ReturnType<typeof useNavigate>
  reload(): Promise<void>
}

/** Pays what the page shows. */
export function paysHere({ app, purchase, orderID, navigate, reload }: PaysHere) {
  const { deps, pay } = paymentOf(app, purchase)
  const payThis = orderID ? payOpenOrder(deps, orderID) : pay
  return createPaying({
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
    reload,
  })
}
