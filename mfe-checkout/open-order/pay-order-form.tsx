import { useMemo } from 'react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { PayControls } from '../payment/pay-controls.tsx'
import { usePayFlow } from '../payment/use-pay-flow.ts'

interface PayOrderFormProps {
  order: Pick<OrderDetail, 'orderID' | 'total' | 'due' | 'currency'>
  options: readonly PaymentOption[]
  /** What is left to pay is about to change. */
  changing: boolean
}

/** Pays an order that was made before. */
export function PayOrderForm({ order, options, changing }: PayOrderFormProps) {
  const { orderID, total, due, currency } = order
  // Another sum to pay is another bill, so never the same keys.
  const bill = useMemo(
    () => ({ id: `order ${orderID}`, total, due, currency }),
    [orderID, total, due, currency],
  )
  const { flow, view } = usePayFlow(bill, orderID)
  return (
    <PayControls {...{ bill, options, flow, view, changing }} onPay={option => void flow.pay(bill, option)} />
  )
}
