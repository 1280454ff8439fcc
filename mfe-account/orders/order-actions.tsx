import { useState } from 'react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useReady } from 'shared-contracts/ui/use-ready.ts'
import type { en } from '../messages/en.ts'
import { BuyAgainButton } from './buy-again-button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ProblemDialog } from './problem-dialog.tsx'

interface Props {
  order: OrderDetail
  changed(order: OrderDetail): void
}

/** What can be done with an order; paying for an open one stands apart (PayNotice). */
export function OrderActions({ order, changed }: Props) {
  const t = useT<typeof en>()
  const ready = useReady()
  const [asked, setAsked] = useState<'cancel' | 'problem' | null>(null)
  const close = () => setAsked(null)
  return (
    <div className="row account-unprinted">
      <BuyAgainButton order={order} />
      <button type="button" className="button" disabled={!ready} onClick={() => window.print()}>
        {t('account.order.print')}
      </button>
      <button type="button" className="button" disabled={!ready} onClick={() => setAsked('problem')}>
        {t('account.order.problem')}
      </button>
      {order.canCancel && (
        <button type="button" className="button" disabled={!ready} onClick={() => setAsked('cancel')}>
          {t('account.order.cancel')}
        </button>
      )}
      {asked === 'cancel' && <CancelDialog order={order} close={close} changed={changed} />}
      {asked === 'problem' && <ProblemDialog order={order} close={close} />}
    </div>
  )
}
