import { Price } from 'shared-contracts/ui/price.tsx'
import { useCatalogT } from '../messages/messages.ts'
import { FromPrice } from '../product-cards/from-price.tsx'
import type { Offer } from './offer.ts'

/** Price of what is chosen, and what it was before. */
export function PriceTag({ offer: { price, varies, before }, currency }: { offer: Offer; currency: string }) {
  const t = useCatalogT()
  return (
    <p className="catalog-price">
      <FromPrice amount={price} currency={currency} varies={varies} />
      {before !== null && (
        <del className="price-before">
          <span className="visually-hidden">{t('catalog.price-was')} </span>
          <Price amount={before} currency={currency} />
        </del>
      )}
    </p>
  )
}
