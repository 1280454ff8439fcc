import { lazy, Suspense, useState } from 'react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { useReady } from 'shared-contracts/ui/use-ready.ts'
import { ORDER_TEXTS } from '../messages/orders.ts'
import { BuyAgainButton } from './buy-again-button.tsx'
import type { OrderForm } from './order-forms.tsx'

const OrderForms = lazy(() => import(/* webpackChunkName: "order-forms" */ './order-forms.tsx'))

interface Props {
  order: OrderDetail
  changed(order: OrderDetail): void
}

/** What can be done with an order; paying for an open one stands apart (PayNotice). */
export function OrderActions({ order, changed }: Props) {
  const t = ORDER_TEXTS.useTexts()
  const ready = useReady()
  const [asked, setAsked] = useState<OrderForm | null>(null)
  const button = (text: string, onClick: () => void) => (
    <button type="button" className="button" disabled={!ready} onClick={onClick}>
      {text}
    </button>
  )
  return (
    <div className="row account-unprinted">
      <BuyAgainButton order={order} />
      {canComment(order) && button(t('account.order.comment.add'), () => setAsked('comment'))}
      {button(t('account.order.print'), () => window.print())}
      {button(t('account.order.problem'), () => setAsked('problem'))}
      {order.canCancel && button(t('account.order.cancel'), () => setAsked('cancel'))}
      {asked && (
        <Suspense fallback={null}>
          <OrderForms form={asked} order={order} close={() => setAsked(null)} changed={changed} />
        </Suspense>
      )}
    </div>
  )
}

/** What is over has nobody who reads along. */
const canComment = ({ status }: OrderDetail) => status !== 'CANCELLED' && status !== 'FAILED'
