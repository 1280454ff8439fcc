import { type FormEvent, useState } from 'react'
import type { Coupon } from 'shared-contracts/api/entities/coupon.ts'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import type { Messages } from '../messages/messages.ts'
import type { Adjust, AdjustView } from './adjust.ts'
import { OwnCoupons } from './own-coupons.tsx'
import { Part, toSummary } from './part.tsx'
import { useProblem } from './use-problem.ts'

interface CouponPartProps {
  bill: Bill
  coupons: readonly Coupon[]
  adjust: Adjust
  view: AdjustView
}

/** A code to type, own coupons to choose from, and why one takes nothing off. */
export function CouponPart({ bill, coupons, adjust, view }: CouponPartProps) {
  const t = useT<Messages>()
  const [code, setCode] = useState('')
  const problem = useProblem(view, 'coupon')
  const { couponIssue, draft } = bill
  const used = draft.coupon ?? null
  const busy = view.busy === 'coupon'
  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() && !busy) void adjust.apply('coupon', code.trim())
  }
  return (
    <Part title={t('checkout.coupon.title')} now={used} open={Boolean(problem || couponIssue)}>
      {used && (
        <p className="row">
          {couponIssue
            ? t('checkout.payment.couponIssue', { code: used, reason: couponIssue.message })
            : t('checkout.coupon.used', { code: used })}
          <button
            ref={toSummary}
            type="button"
            className="button"
            aria-busy={busy}
            onClick={() => void adjust.apply('coupon', null)}
          >
            {t('checkout.coupon.takeOff')}
          </button>
        </p>
      )}
      <form className="checkout-inline" onSubmit={submit}>
        <TextField
          label={t('checkout.coupon.code')}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          required={false}
          value={code}
          error={problem ?? null}
          maxLength={32}
          onChange={event => setCode(event.target.value)}
        />
        <button type="submit" className="button" aria-busy={busy}>
          {t('checkout.coupon.use')}
        </button>
      </form>
      <OwnCoupons
        coupons={coupons}
        used={used}
        onUse={own => {
          setCode(own)
          void adjust.apply('coupon', own)
        }}
      />
    </Part>
  )
}
