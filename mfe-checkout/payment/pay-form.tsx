import { useEffect, useEffectEvent } from 'react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import type { Adjust } from '../adjustments/adjust.ts'
import type { Hold } from '../holding/hold.ts'
import { PayControls } from './pay-controls.tsx'
import { usePayFlow } from './use-pay-flow.ts'

interface PayFormProps {
  bill: Bill
  options: readonly PaymentOption[]
  adjust: Adjust
  /** The sum is about to change. */
  changing: boolean
  hold: Hold
}

/** Pays a bill of which an order is still to be made. */
export function PayForm({ bill, options, adjust, changing, hold }: PayFormProps) {
  const { flow, view } = usePayFlow(bill)
  const stay = useStillHere()
  const slotGone = view.stopped?.problem === 'slot-gone'
  const takeAgain = useEffectEvent(() => hold.take(bill.draft))
  // Once for each time that was lost: the reservation knows which can be had instead.
  useEffect(() => {
    if (slotGone) void takeAgain()
  }, [slotGone])
  async function payOnceSettled(by: PaymentOption) {
    const isHere = stay()
    // What could not be kept is said at its part.
    if ((await adjust.settled()) && isHere()) await flow.pay(bill, by)
  }
  return (
    <PayControls {...{ bill, options, flow, view, changing }} onPay={option => void payOnceSettled(option)} />
  )
}
