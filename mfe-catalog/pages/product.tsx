import { useData } from 'shared-contracts/remote/page.ts'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { About } from '../product/about.tsx'
import { BuyBox } from '../product/buy-box.tsx'
import { Gallery } from '../product/gallery.tsx'
import { RelatedProducts } from '../related-products/related-products.tsx'
import type { loader } from './product.ts'

export { loader, meta, shouldRevalidate } from './product.ts'

export function Component() {
  const { product, inventory, related, crumbs } = useData<typeof loader>()
  return (
    <div className="page catalog-product">
      <Breadcrumbs crumbs={crumbs} />
      <article className="catalog-product-main">
        <Gallery images={product.images} name={product.name} />
        <div className="catalog-product-side">
          <h1 className="display">{product.name}</h1>
          <BuyBox key={product.id} product={product} loaded={inventory} />
          <About product={product} />
        </div>
      </article>
      <RelatedProducts key={product.id} productID={product.id} related={related} />
    </div>
  )
}
