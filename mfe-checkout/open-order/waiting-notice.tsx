import { useStore } from '@nanostores/react'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { TimeLeft } from '../holding/time-left.tsx'
import { useTimeLeft } from '../holding/use-time-left.ts'
import { usePurchase } from '../journey/purchase.ts'
import { OPEN_ORDER_TEXTS } from '../messages/open-order.ts'
import type { BillIdentity } from '../payment/attempts.ts'
import type { OpenOrderStore } from './create-open-order.ts'
import type { WaitingOrder } from './find-open-order.ts'

// The dialog gives it back to the button that opened it, which goes with its order.
const toHeading = handFocusOn('h1')

interface WaitingNoticeProps {
  order: WaitingOrder
  store: Pick<OpenOrderStore, 'orderOf' | 'ask' | 'refresh'>
  /** What is paid on this page. */
  bill: BillIdentity | undefined
}

/** An order that waits for its payment, until when, and the ways to pay or drop it. */
export function WaitingNotice({ order, store, bill }: WaitingNoticeProps) {
  const t = OPEN_ORDER_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  const { orderID, amount, currency, expiresAt, timeZone, campaign } = order
  // Only an order of this cart makes room for the next.
  const ofCart = usePurchase().campaign === campaign
  const same = bill !== undefined && store.orderOf(bill) === orderID
  const left = useTimeLeft(expiresAt ? Date.parse(expiresAt) : null, () => void store.refresh())
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
      <p>
        {t(same ? 'checkout.payment.againText' : ofCart ? 'checkout.open.text' : 'checkout.open.textBeside', {
          orderID,
        })}
      </p>
      {/* A page that pays a bill counts itself how long all of it is kept. */}
      {expiresAt && !bill && <TimeLeft left={left} until={expiresAt} timeZone={timeZone} />}
    </Notice>
  )
}
