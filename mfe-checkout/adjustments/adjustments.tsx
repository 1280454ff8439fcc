import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Live } from 'shared-contracts/ui/notice/notice.tsx'
import { dueOf } from '../bill/due.ts'
import { useMoneyIn } from '../bill/use-money-in.ts'
import { usePurchase } from '../journey/purchase.ts'
import type { PaymentMessages } from '../messages/messages.ts'
import type { Adjust, AdjustView } from './adjust.ts'
import { CommentPart } from './comment-part.tsx'
import { CouponPart } from './coupon-part.tsx'
import { CreditPart } from './credit-part.tsx'
import { readyToOpen } from './later-code.ts'
import type { Means } from './load-means.ts'
import { TipPart } from './tip-part.tsx'
import { useAnew } from './use-anew.ts'

interface AdjustmentsProps {
  bill: Bill
  means: Means
  tips: CheckoutConfig['tips'] | null
  adjust: Adjust
  view: AdjustView
}

/** Coupon, tip, store credit and words to the store (CHK-4). */
export function Adjustments({ bill, means: { coupons, balance }, tips, adjust, view }: AdjustmentsProps) {
  const t = useT<PaymentMessages>()
  // A group buy takes no coupons.
  const { campaign } = usePurchase()
  const money = useMoneyIn(bill.currency)
  const anew = useAnew(bill, view.busy !== null)
  const shared = { adjust, view }
  // What the bill has of it may be kept for an order that waits, and is not in the balance then.
  const credit = Math.max(balance ?? 0, bill.storeCredit ?? 0)
  return (
    <section
      className="card checkout-parts"
      aria-label={t('checkout.adjust.title')}
      onPointerEnter={readyToOpen}
      onFocus={readyToOpen}
    >
      {campaign === null && <CouponPart bill={bill} coupons={coupons} {...shared} />}
      {tips && <TipPart bill={bill} offer={tips} {...shared} />}
      {credit > 0 && <CreditPart bill={bill} balance={credit} {...shared} />}
      <CommentPart comment={bill.draft.comment ?? ''} {...shared} />
      <Live>
        {anew && view.done && view.done !== 'comment' && (
          <p className="visually-hidden">{t('checkout.adjust.done', { amount: money(dueOf(bill)) })}</p>
        )}
      </Live>
    </section>
  )
}
