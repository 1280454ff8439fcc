import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { stepHref, usePurchase } from '../journey/purchase.ts'
import type { Messages } from '../messages/messages.ts'

interface UnsoldNoticeProps {
  /** Where the order was to be handed over; undefined where no place was named. */
  place: CheckoutLocation | undefined
  /** No place sells all of the cart. */
  nowhere?: boolean
  /** The step that mends it. */
  step: 'cart' | 'details'
}

/** What of the cart a place does not sell, and the way on: another store, or without it (CRT-6). */
export function UnsoldNotice({ place, nowhere = false, step }: UnsoldNoticeProps) {
  const t = useT<Messages>()
  const purchase = usePurchase()
  const items = place?.unsold?.join(t('checkout.unsold.or')) ?? ''
  return (
    <Notice
      kind="warning"
      title={place && t('checkout.unsold.at', { name: place.localStoreName, items })}
      action={
        <Link to={stepHref(step, purchase)} className="button">
          {t(`checkout.onward.${step}`)}
        </Link>
      }
    >
      {t(nowhere ? 'checkout.unsold.none' : 'checkout.unsold.other')}
    </Notice>
  )
}
