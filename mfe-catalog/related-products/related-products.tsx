import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import type { Deferred } from 'shared-contracts/remote/defer.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Await } from 'shared-contracts/ui/await.tsx'
import { HydrateLater } from 'shared-contracts/ui/hydrate-later.tsx'
import { RelatedRow } from '../product/later-code.ts'
import { findRelated } from './find-related.ts'

interface Props {
  productID: string
  related: Deferred<readonly ProductSummary[]>
}

/** What goes well with a product. The page does not wait for it and without it is only shorter (CAT-4). */
export function RelatedProducts({ productID, related }: Props) {
  const { api } = useApp()
  return (
    <HydrateLater code={RelatedRow}>
      <Await data={related} load={() => findRelated(api, productID)}>
        {products => products.length > 0 && <RelatedRow products={products} />}
      </Await>
    </HydrateLater>
  )
}
