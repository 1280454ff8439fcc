import { type FormEvent, useState } from 'react'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import { ADJUSTMENT_TEXTS } from '../messages/adjustments.ts'
import type { CouponPartProps } from './coupon-part.tsx'
import { OwnCoupons } from './own-coupons.tsx'
import { toSummary } from './part.tsx'

export function CouponBody({
  bill,
  coupons,
  adjust,
  view,
  problem,
}: CouponPartProps & { problem: string | undefined }) {
  const t = ADJUSTMENT_TEXTS.useTexts()
  const [code, setCode] = useState('')
  const { couponIssue, draft } = bill
  const used = draft.coupon ?? null
  const busy = view.busy === 'coupon'
  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() && !busy) void adjust.apply('coupon', code.trim())
  }
  return (
    <>
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
    </>
  )
}
