import { useEffect, useRef } from 'react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { mailedToken } from '../find-order/mailed-token.ts'
import type { en } from '../messages/en.ts'
import { isRefundDue } from './order-words.ts'

/**
 * Keeps an order fresh while its page is open, and says when its money is back.
 * @param order as it is shown
 * @param rests while a form about it is open: what is written there does not go with what it was about
 */
export function useFreshOrder(
  order: OrderDetail,
  rests: boolean,
  changed: (order: OrderDetail) => void,
): void {
  const { api, notify } = useApp()
  const t = useT<typeof en>()
  const { orderID: id } = order
  const latest = useRef({ order, became: (_after: OrderDetail, _before: OrderDetail) => {} })
  useEffect(() => {
    const became = (after: OrderDetail, before: OrderDetail) => {
      changed(after)
      if (isRefundDue(before) && !isRefundDue(after)) notify('success', t('account.event.refunded'))
    }
    latest.current = { order, became }
  })
  useEffect(() => {
    if (rests) return
    let stop = () => {}
    let gone = false
    const ask = (signal: AbortSignal) =>
      api('GET admin/orderManagement/order/{id}', {
        params: { id },
        query: { returnUrlInfo: mailedToken(location.search) },
        signal,
      })
    import(/* webpackChunkName: "follow-order" */ './follow-order.ts').then(
      ({ followOrder }) => {
        if (gone) return
        stop = followOrder(
          () => latest.current.order,
          ask,
          (after, before) => latest.current.became(after, before),
          document,
        )
      },
      // The next load of the page says it.
      () => {},
    )
    return () => {
      gone = true
      stop()
    }
  }, [api, id, rests])
}
