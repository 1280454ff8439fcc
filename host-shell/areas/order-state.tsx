import { useEffect, useState } from 'react'
import { type OrderOutcome, orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { FAILED_ORDER_TEXTS } from './failed-order-texts.ts'
import { watchOrder } from './watch-order.ts'

/** What the backend knows of an order; silent while it cannot say. */
export function OrderState({ id, search }: { id: string; search: string }) {
  const t = FAILED_ORDER_TEXTS.useTexts()
  const { api } = useApp()
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null)
  useEffect(() => {
    const ask = async (signal: AbortSignal) => {
      const query = { returnUrlInfo: search.replace(/^\?/, '') }
      const order = await api('GET admin/orderManagement/order/{id}', { params: { id }, query, signal })
      return orderOutcome(order.status, order.paymentStatus)
    }
    return watchOrder(ask, setOutcome)
  }, [api, id, search])
  return outcome && t(`shell.failed.order.${outcome}`)
}
