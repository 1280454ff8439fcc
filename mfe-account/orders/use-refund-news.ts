import { useEffect, useRef } from 'react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { mailedToken } from '../find-order/mailed-token.ts'
import type { en } from '../messages/en.ts'
import { isRefundDue } from './order-words.ts'

/** Learns, while the page of a cancelled order is open, that its money is back. What asks is loaded where money is under way. */
export function useRefundNews(order: OrderDetail, changed: (order: OrderDetail) => void): void {
  const { api, notify } = useApp()
  const t = useT<typeof en>()
  const { orderID: id } = order
  const due = isRefundDue(order)
  const latest = useRef((_after: OrderDetail) => {})
  useEffect(() => {
    latest.current = after => {
      changed(after)
      notify('success', t('account.event.refunded'))
    }
  })
  useEffect(() => {
    if (!due) return
    let stop = () => {}
    let gone = false
    const ask = (signal: AbortSignal) =>
      api('GET admin/orderManagement/order/{id}', {
        params: { id },
        query: { returnUrlInfo: mailedToken(location.search) },
        signal,
      })
    import(/* webpackChunkName: "follow-refund" */ './follow-refund.ts').then(
      ({ followRefund }) => {
        if (!gone) stop = followRefund(ask, after => latest.current(after), document)
      },
      // The next load of the page says it.
      () => {},
    )
    return () => {
      gone = true
      stop()
    }
  }, [api, id, due])
}
