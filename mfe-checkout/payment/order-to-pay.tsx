import type { ReactNode } from 'react'
import { Later } from 'shared-contracts/ui/later.tsx'
import type { Adjust, AdjustView } from '../adjustments/adjust.ts'
import { Adjustments } from '../adjustments/adjustments.tsx'
import { OrderFacts } from '../bill/order-facts.tsx'
import { sellsAll } from '../handover/sells-all.ts'
import { UnsoldNotice } from '../handover/unsold-notice.tsx'
import { HoldNotice } from '../holding/hold-notice.tsx'
import type { Holding } from '../holding/use-hold.ts'
import { CameBackNotice } from './came-back-notice.tsx'
import type { LoadedPayment } from './load-payment.ts'

interface OrderToPayProps {
  payment: NonNullable<LoadedPayment>
  terms?: ReactNode
  holding: Holding
  adjust: Adjust
  /** What the page says of its changes. */
  view: AdjustView
}

/** What was settled of the order, what is to be known before it is paid, and what can be added to it. */
export function OrderToPay({ payment, terms, holding, adjust, view }: OrderToPayProps) {
  const { bill, location, means, tips } = payment
  return (
    <>
      <CameBackNotice />
      {terms}
      {location && !sellsAll(location) && <UnsoldNotice place={location} step="details" />}
      <HoldNotice holding={holding} draft={bill.draft} timeZone={location?.timeZone ?? null} />
      <OrderFacts draft={bill.draft} location={location} />
      <Later place="checkout-later">
        <Adjustments bill={bill} means={means} tips={tips} adjust={adjust} view={view} />
      </Later>
    </>
  )
}
