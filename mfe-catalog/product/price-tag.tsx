import { FromPrice } from '../product-cards/from-price.tsx'
import { PriceBefore } from '../product-cards/price-before.tsx'
import type { Offer } from './offer.ts'

/** Price of what is chosen, and what it was before. */
export function PriceTag({ offer: { price, varies, before }, currency }: { offer: Offer; currency: string }) {
  return (
    <p className="catalog-price">
      <FromPrice amount={price} currency={currency} varies={varies} />
      {before !== null && <PriceBefore amount={before} currency={currency} />}
    </p>
  )
}
