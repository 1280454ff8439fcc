import { useStore } from '@nanostores/react'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Live, Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { Countdown } from '../holding/countdown.tsx'
import { OPEN_ORDER_TEXTS } from '../messages/open-order.ts'
import type { BillIdentity } from '../payment/attempts.ts'
import { confirmationOf } from '../payment/confirmation-of.ts'
import type { OpenOrderStore } from './create-open-order.ts'
import { DropDialog } from './drop-dialog.tsx'
import type { OpenOrder } from './find-open-order.ts'
import { useOpenOrder } from './use-open-order.ts'

const DROPPED_TEXTS = {
  nothing: 'checkout.open.droppedText',
  credit: 'checkout.open.creditBackText',
  all: 'checkout.open.refundedText',
} as const
// The dialog gives it back to the button that opened it, which goes with its order.
const toHeading = handFocusOn('h1')

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
  const goesOn = bill ? store.orderOf(bill) : null
  return (
    <>
      <Live>
        {found?.kind === 'open' && <Waiting order={found} store={store} goesOn={goesOn} />}
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

interface WaitingProps {
  order: Extract<OpenOrder, { kind: 'open' }>
  store: OpenOrderStore
  goesOn: string | null
}

function Waiting({ order, store, goesOn }: WaitingProps) {
  const t = OPEN_ORDER_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  const { orderID, amount, currency, expiresAt } = order
  const same = goesOn === orderID
  return (
    <Notice
      kind="warning"
      title={t('checkout.payment.again')}
      action={
        <>
          {!same && (
            <Link
              to={href('/checkout/payment', undefined, { order: orderID })}
              className="button button-primary"
            >
              {t('checkout.open.pay', { amount: formatMoney(amount, currency, language) })}
            </Link>
          )}
          <button ref={toHeading} type="button" className="button" onClick={store.ask}>
            {t('checkout.open.drop')}
          </button>
        </>
      }
    >
      <p>{t(same ? 'checkout.payment.againText' : 'checkout.open.text', { orderID })}</p>
      {expiresAt && (
        <Countdown
          text={t('checkout.hold.held')}
          until={Date.parse(expiresAt)}
          onOver={() => void store.refresh()}
        />
      )}
    </Notice>
  )
}

function Ended({ order: { kind, orderID } }: { order: Exclude<OpenOrder, { kind: 'open' }> }) {
  const t = OPEN_ORDER_TEXTS.useTexts()
  const paid = kind === 'paid'
  return (
    <Notice
      kind={paid ? 'success' : 'warning'}
      title={t(paid ? 'checkout.open.paid' : 'checkout.open.over', { orderID })}
      action={
        paid ? (
          <Link to={confirmationOf(orderID)} className="button">
            {t('checkout.payment.seeOrder')}
          </Link>
        ) : (
          <Link to={href('/checkout/payment')} className="button">
            {t('checkout.open.again')}
          </Link>
        )
      }
    >
      {t(paid ? 'checkout.open.paidText' : 'checkout.open.overText')}
    </Notice>
  )
}
