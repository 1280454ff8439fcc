import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { BELOW_TEXTS } from '../messages/below-window.ts'
import { ProductGrid } from '../product-cards/product-grid.tsx'

export function RelatedRow({ products }: { products: readonly ProductSummary[] }) {
  const t = BELOW_TEXTS.useTexts()
  return (
    <section className="stack catalog-related">
      <h2>{t('catalog.related')}</h2>
      <ProductGrid products={products} level={3} />
    </section>
  )
}
