import { Link } from 'shared-contracts/ui/link.tsx'
import { Live, Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { OPEN_ORDER_TEXTS } from '../messages/open-order.ts'
import type { BillIdentity } from '../payment/attempts.ts'
import { confirmationOf } from '../payment/confirmation-of.ts'
import { DropDialog } from './drop-dialog.tsx'
import type { OpenOrder } from './find-open-order.ts'
import { OrderOver } from './order-over.tsx'
import { useOpenOrder } from './use-open-order.ts'
import { WaitingNotice } from './waiting-notice.tsx'

const DROPPED_TEXTS = {
  nothing: 'checkout.open.droppedText',
  credit: 'checkout.open.creditBackText',
  all: 'checkout.open.refundedText',
} as const

export interface ToldOrderProps {
  /** What is paid on this page. */
  bill?: BillIdentity | undefined
  /** What a dropped order held is back in the shop. */
  released?(): void
}

/** Tells of an order that waits for its payment, with the ways to pay or drop it (CHK-11). */
export function ToldOrder({ bill, released }: ToldOrderProps) {
  const t = OPEN_ORDER_TEXTS.useTexts()
  const { store, view } = useOpenOrder(() => released?.())
  const { found, dropped } = view
  return (
    <>
      <Live>
        {found?.kind === 'open' && <WaitingNotice order={found} store={store} bill={bill} />}
        {found && found.kind !== 'open' && <Ended order={found} />}
        {!found && dropped && (
          <Notice title={t('checkout.open.dropped', { orderID: dropped.orderID })}>
            {t(DROPPED_TEXTS[dropped.back])}
          </Notice>
        )}
      </Live>
      {found?.kind === 'open' && view.drop !== 'no' && <DropDialog order={found} store={store} view={view} />}
    </>
  )
}

/** What became of an order that nobody has seen end here. */
export function Ended({ order }: { order: Exclude<OpenOrder, { kind: 'open' }> }) {
  const t = OPEN_ORDER_TEXTS.useTexts()
  const { orderID } = order
  if (order.kind === 'over') return <OrderOver orderID={orderID} purchase={order} />
  return (
    <Notice
      kind="success"
      title={t('checkout.open.paid', { orderID })}
      action={
        <Link to={confirmationOf(orderID)} className="button">
          {t('checkout.payment.seeOrder')}
        </Link>
      }
    >
      {t('checkout.open.paidText')}
    </Notice>
  )
}
