import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { PriceTag } from './price-tag.tsx'

/** In the place of what is bought with, until the product is there: the price that its card said. */
export function EarlyPrice({
  card: { price, priceVaries, compareAtPrice, currency },
}: {
  card: ProductSummary
}) {
  const before = compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : null
  return (
    <div className="catalog-buy" aria-busy="true">
      <div className="catalog-buy-price">
        <PriceTag offer={{ price, varies: priceVaries, before }} currency={currency} />
      </div>
      <div className="catalog-later stack soon">
        <div className="skeleton catalog-skeleton-line catalog-skeleton-short" />
        <div className="skeleton catalog-early-button" />
      </div>
    </div>
  )
}
