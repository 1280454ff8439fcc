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
  const [missing, setMissing] = useState(false)
  const { couponIssue, draft } = bill
  const used = draft.coupon ?? couponIssue?.code ?? null
  const busy = view.busy === 'coupon'
  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = code.trim()
    setMissing(!typed)
    if (typed && typed !== view.asked.coupon) void use(typed)
  }
  async function use(wanted: string) {
    await adjust.apply('coupon', wanted)
    // It stands above now; what was typed meanwhile stays.
    if (adjust.$view.get().done) setCode(now => (now.trim() === wanted ? '' : now))
  }
  return (
    <>
      {used && (
        <p className="row">
          {couponIssue
            ? t('checkout.coupon.issue', { code: used, reason: couponIssue.message })
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
          error={missing ? t('checkout.coupon.missing') : (problem ?? null)}
          maxLength={32}
          onChange={event => {
            setMissing(false)
            setCode(event.target.value)
          }}
        />
        <button type="submit" className="button" aria-busy={busy}>
          {t('checkout.coupon.use')}
        </button>
      </form>
      <OwnCoupons
        coupons={coupons}
        // One that takes nothing off is not in use: pressed again, it is asked about again.
        used={couponIssue ? null : used}
        onUse={own => {
          setCode(own)
          setMissing(false)
          void use(own)
        }}
      />
    </>
  )
}
