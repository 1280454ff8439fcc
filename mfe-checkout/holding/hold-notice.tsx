import type { OrderDraft } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Live, Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { stepHref, usePurchase } from '../journey/purchase.ts'
import type { PaymentMessages } from '../messages/messages.ts'
import { NextTime } from './next-time.tsx'
import { TimeLeft } from './time-left.tsx'
import type { Holding } from './use-hold.ts'

interface HoldNoticeProps {
  holding: Holding
  draft: OrderDraft
  /** IANA name; null leaves the next time's name out. */
  timeZone: string | null
}

const toHeading = handFocusOn('h1')

/** So long before the end it is announced. */
const EXPIRY_WARNING_MS = 2 * 60_000

/** How long everything is kept for the shopper; when it is over, what to do next (CHK-5). */
export function HoldNotice({ holding: { hold, view, left }, draft, timeZone }: HoldNoticeProps) {
  const t = useT<PaymentMessages>()
  const purchase = usePurchase()
  return (
    <>
      {(view.kind === 'none' || view.kind === 'held') && (
        <TimeLeft left={left} until={view.kind === 'held' ? view.until : null} timeZone={timeZone} />
      )}
      <Live>{left !== null && left <= EXPIRY_WARNING_MS && <p>{t('checkout.hold.soon')}</p>}</Live>
      <Live urgent>
        {view.kind === 'over' && (
          <Notice
            kind="warning"
            title={t('checkout.hold.over')}
            action={
              <button ref={toHeading} type="button" className="button" onClick={() => void hold.take(draft)}>
                {t('checkout.hold.again')}
              </button>
            }
          >
            {t('checkout.hold.overText')}
          </Notice>
        )}
        {view.kind === 'slot-gone' && (
          <NextTime next={view.next} timeZone={timeZone} onTake={start => void hold.move(draft, start)} />
        )}
        {view.kind === 'out-of-stock' && (
          <Notice
            kind="warning"
            title={t('checkout.problem.out-of-stock.what')}
            action={
              <Link to={stepHref('cart', purchase)} className="button">
                {t('checkout.onward.cart')}
              </Link>
            }
          >
            {t('checkout.problem.out-of-stock.safe')}
          </Notice>
        )}
      </Live>
    </>
  )
}
