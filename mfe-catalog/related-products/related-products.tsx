import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import type { Deferred } from 'shared-contracts/remote/defer.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Await } from 'shared-contracts/ui/await.tsx'
import { HydrateLater } from 'shared-contracts/ui/hydrate-later.tsx'
import { PRODUCT_TEXTS } from '../messages/product.ts'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import { findRelated } from './find-related.ts'

interface Props {
  productID: string
  related: Deferred<readonly ProductSummary[]>
}

/** What goes well with a product. The page does not wait for it and without it is only shorter (CAT-4). */
export function RelatedProducts({ productID, related }: Props) {
  const { api } = useApp()
  const t = PRODUCT_TEXTS.useTexts()
  return (
    <HydrateLater when="visible">
      <Await data={related} load={() => findRelated(api, productID)}>
        {products =>
          products.length > 0 && (
            <section className="stack catalog-related">
              <h2>{t('catalog.related')}</h2>
              <ProductGrid products={products} level={3} />
            </section>
          )
        }
      </Await>
    </HydrateLater>
  )
}
