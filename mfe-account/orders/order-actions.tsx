import { useStore } from '@nanostores/react'
import { Suspense } from 'react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import type { Filling } from 'shared-contracts/remote/fill-point.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import { codeLater } from 'shared-contracts/ui/code-later.tsx'
import { ExtensionPoint } from 'shared-contracts/ui/extension-point/extension-point.tsx'
import { ORDER_TEXTS } from '../messages/orders.ts'
import type { Offers } from '../offers.ts'
import { BuyAgainButton } from './buy-again-button.tsx'
import { isPayable } from './is-open.ts'
import type { OrderForm } from './order-form-props.ts'
import { orderPoint } from './order-point.ts'

const OrderForms = codeLater(
  async () => (await import(/* webpackChunkName: "order-forms" */ './order-forms.tsx')).OrderForms,
)

interface Props {
  order: OrderDetail
  /** What others put beside it. */
  actions: readonly Filling[]
  changed(order: OrderDetail): void
  /** Which form is open, as `useOpened` says it. */
  opened: string | null
  open(form: OrderForm): void
  /** Closes one, unless another was opened since: its answer may be late. */
  close(form: OrderForm): void
}

/** What can be done with an order; paying for an open one, or dropping it, stands apart (PayNotice). */
export function OrderActions({ order, actions, changed, opened, open, close }: Props) {
  const t = ORDER_TEXTS.useTexts()
  const hasCart = takesOrders(useStore(useApp().state.$appInfo))
  const may = { cancel: order.canCancel === true, comment: canComment(order), problem: true } as const
  const asked = FORMS.find(form => form === opened && may[form])
  const button = (text: string, onClick: () => void) => (
    <button type="button" className="button" onClick={onClick}>
      {text}
    </button>
  )
  return (
    <>
      <div className="row account-unprinted account-order-actions">
        {hasCart && <BuyAgainButton order={order} />}
        {may.comment && button(t('account.order.comment.add'), () => open('comment'))}
        {button(t('account.order.print'), () => window.print())}
        {button(t('account.order.problem'), () => open('problem'))}
        <ExtensionPoint<Offers> {...orderPoint(order.orderID)} filled={actions} />
        {may.cancel && !isPayable(order) && button(t('account.order.cancel'), () => open('cancel'))}
      </div>
      {asked && (
        <Suspense fallback={null}>
          <OrderForms form={asked} order={order} close={() => close(asked)} changed={changed} />
        </Suspense>
      )}
    </>
  )
}

const FORMS = ['cancel', 'comment', 'problem'] as const satisfies readonly OrderForm[]

/** What is over has nobody who reads along. */
const canComment = ({ status, handedOver }: OrderDetail) =>
  status !== 'CANCELLED' && status !== 'FAILED' && handedOver !== 'completed'
