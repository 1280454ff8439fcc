import type { Coupon } from 'shared-contracts/api/entities/coupon.ts'
import { ADJUSTMENT_TEXTS } from '../messages/adjustments.ts'

interface OwnCouponsProps {
  coupons: readonly Coupon[]
  /** Code in use. */
  used: string | null
  onUse(code: string): void
}

/** Coupons the store offers this shopper, each with what it asks for. */
export function OwnCoupons({ coupons, used, onUse }: OwnCouponsProps) {
  const t = ADJUSTMENT_TEXTS.useTexts()
  if (coupons.length === 0) return null
  return (
    <ul className="list-plain checkout-choices" aria-label={t('checkout.coupon.own')}>
      {coupons.map(({ code, name, description }) => (
        <li key={code} className="checkout-coupon">
          <div>
            <strong>{name}</strong> <span className="badge">{code}</span>
            <p className="muted checkout-block">{description}</p>
          </div>
          <button
            type="button"
            className="button"
            aria-disabled={code === used}
            aria-label={t(code === used ? 'checkout.coupon.inUseNamed' : 'checkout.coupon.useNamed', {
              name,
            })}
            onClick={() => code !== used && onUse(code)}
          >
            {t(code === used ? 'checkout.coupon.inUse' : 'checkout.coupon.use')}
          </button>
        </li>
      ))}
    </ul>
  )
}
