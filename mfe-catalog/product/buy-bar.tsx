import type { ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { AddButton } from './add-button.tsx'
import { offerOf } from './offer.ts'
import { PriceTag } from './price-tag.tsx'
import type { Buying } from './use-buying.ts'

/**
 * Price and button where the thumb is, on phones from the first frame on; it ends with the page and covers nothing below it. Read and
 * reached by keys right after the choices; only its place is the page's end.
 */
export function BuyBar({ product, buying }: { product: ProductDetail; buying: Buying }) {
  if (!buying.canOrder) return null
  const { inventory, selection } = buying
  return (
    <div className="catalog-buy-bar">
      <PriceTag offer={offerOf(product, inventory, selection)} currency={product.currency} />
      <AddButton buying={buying} />
    </div>
  )
}
