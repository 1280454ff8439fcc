import type { Coupon } from 'shared-contracts/api/entities/coupon.ts'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { PaymentMessages } from '../messages/messages.ts'
import type { Adjust, AdjustView } from './adjust.ts'
import { CouponBody } from './later-code.ts'
import { Part } from './part.tsx'
import { useProblem } from './use-problem.ts'

export interface CouponPartProps {
  bill: Bill
  coupons: readonly Coupon[]
  adjust: Adjust
  view: AdjustView
}

/** A code to type, own coupons to choose from, and why one takes nothing off. */
export function CouponPart(props: CouponPartProps) {
  const t = useT<PaymentMessages>()
  const problem = useProblem(props.view, 'coupon')
  const { couponIssue, draft } = props.bill
  return (
    <Part
      title={t('checkout.coupon.title')}
      now={draft.coupon ?? couponIssue?.code}
      open={Boolean(problem || couponIssue)}
    >
      <CouponBody {...props} problem={problem} />
    </Part>
  )
}
