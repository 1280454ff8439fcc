import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { GrowingList } from 'shared-contracts/ui/growing-list/growing-list.tsx'
import { LIST_TEXTS } from '../messages/lists.ts'
import { CardSkeletons, ProductGrid } from '../product-cards/product-grid.tsx'
import { QuickAdd } from '../quick-add/quick-add.tsx'
import { PAGE_SIZE } from './paging.ts'

interface Props {
  /** First part, as the loader brought it. */
  products: readonly ProductSummary[]
  /** Null where nobody knows. */
  total: number | null
  /** Position of the first product, from 0. */
  start: number
  load(start: number, count: number, signal: AbortSignal): Promise<readonly ProductSummary[]>
  /** Address of a page of this list, for readers without JavaScript and for search engines. */
  pageHref(page: number): string
}

/** A product list that loads more while the shopper scrolls, three times; then they ask (CAT-2). */
export function GrowingProducts({ products, ...source }: Props) {
  const t = LIST_TEXTS.useTexts()
  return (
    <GrowingList
      {...source}
      rows={products}
      pageSize={PAGE_SIZE}
      keyOf={productID}
      translated
      failed={t('catalog.list-failed')}
    >
      {(rows, waiting) => (
        <ProductGrid products={rows} level={2} first busy={waiting > 0} action={action}>
          <CardSkeletons count={waiting} />
        </ProductGrid>
      )}
    </GrowingList>
  )
}

const action = (product: ProductSummary) => <QuickAdd product={product} />
const productID = ({ id }: ProductSummary) => id
