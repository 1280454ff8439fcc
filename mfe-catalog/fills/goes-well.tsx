import type { Offers } from 'mfe-checkout/offers.ts'
import type { FillArgs, FillProps } from 'shared-contracts/remote/fill-point.ts'
import { CART_TEXTS } from '../messages/cart.ts'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import { findForCart, missingFrom } from '../related-products/find-for-cart.ts'

type Below = Offers['cart.below-lines']

export const load = ({ app, with: { productIDs }, signal }: FillArgs<Below>) =>
  findForCart(app.api, productIDs, signal)

/** What goes well with a cart, below its lines. */
export default function GoesWell({
  with: { productIDs },
  data,
}: FillProps<Below, Awaited<ReturnType<typeof load>>>) {
  const t = CART_TEXTS.useTexts()
  const products = missingFrom(productIDs, data)
  if (products.length === 0) return null
  return (
    <section className="stack">
      <h2>{t('catalog.goes-well')}</h2>
      <ProductGrid products={products} level={3} />
    </section>
  )
}
