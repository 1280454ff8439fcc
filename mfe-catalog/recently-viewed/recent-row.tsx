import type { Answer } from 'shared-contracts/api/client.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { BELOW_TEXTS } from '../messages/below-window.ts'
import { PRODUCT_TEXTS } from '../messages/product.ts'
import { ProductGrid } from '../product-cards/product-grid.tsx'

export function RecentRow({
  products,
}: {
  products: readonly Answer<'GET productManagement/product/{id}'>[]
}) {
  const t = BELOW_TEXTS.useTexts()
  const own = PRODUCT_TEXTS.useTexts()
  return (
    <section className="stack catalog-recent">
      <div className="catalog-row-head">
        <h2>{t('catalog.recent')}</h2>
        <Link to={href('/user/wishlist')}>{own('catalog.wishlist')}</Link>
      </div>
      <ProductGrid
        products={products}
        level={3}
        action={({ notSoldHere }) => notSoldHere && <p className="muted">{own('catalog.not-here')}</p>}
      />
    </section>
  )
}
