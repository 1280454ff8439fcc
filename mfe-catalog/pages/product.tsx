import { lazy, memo, Suspense } from 'react'
import { useTracked } from 'shared-contracts/remote/analytics.ts'
import { useData } from 'shared-contracts/remote/page.ts'
import { useSearchParams } from 'shared-contracts/remote/runtime/router.ts'
import { ExtensionPoint } from 'shared-contracts/ui/extension-point/extension-point.tsx'
import { Later } from 'shared-contracts/ui/later.tsx'
import { AddOns } from '../add-ons/add-ons.tsx'
import { Availability } from '../availability/availability.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import type { Offers } from '../offers.ts'
import { About } from '../product/about.tsx'
import { belowPrice } from '../product/below-price.ts'
import { BuyBar } from '../product/buy-bar.tsx'
import { BuyBox, useBuyBox } from '../product/buy-box.tsx'
import { Gallery } from '../product/gallery.tsx'
import { Heart } from '../product/heart.tsx'
import { pictureOf } from '../product/selection.ts'
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx'
import { RelatedProducts } from '../related-products/related-products.tsx'
import type { loader } from './product.ts'

export { loader, meta, shouldRevalidate } from './product.ts'

const StopNotices = lazy(() => import(/* webpackChunkName: "restock" */ '../restock/stop-notices.tsx'))

type Data = Awaited<ReturnType<typeof loader>>

export function Component() {
  const data = useData<typeof loader>()
  return <Product key={data.product.id} {...data} />
}

function Product({ product, inventory, filled, related, addOns, places, crumbs }: Data) {
  const { id, name, price, currency, options, images } = product
  useTracked({ name: 'product', productID: id, price, currency })
  const { box, buying } = useBuyBox(product, inventory, true)
  const [params] = useSearchParams()
  const stop = params.get('stop-notices')
  return (
    <div className="page catalog-product-page">
      <Breadcrumbs crumbs={crumbs} />
      {stop && (
        <Suspense>
          <StopNotices token={stop} />
        </Suspense>
      )}
      <article className="catalog-product-main">
        <Gallery images={images} name={name} chosen={pictureOf(options, buying.selection)} />
        <div className="catalog-product-side">
          <div className="catalog-product-title">
            <h1 className="display">{name}</h1>
            <Heart id={id} name={name} price={price} />
          </div>
          <BuyBox
            product={product}
            box={box}
            buying={buying}
            belowPrice={<ExtensionPoint<Offers> {...belowPrice(id)} filled={filled} />}
          />
          <BuyBar product={product} buying={buying} />
          <AfterButton product={product} inventory={inventory} addOns={addOns} places={places} />
        </div>
      </article>
      <BelowProduct product={product} related={related} />
    </div>
  )
}

// A press on an option, or a cart that comes, draws nothing of these anew: what waits for the window to come near goes on waiting.
const AfterButton = memo(function AfterButton({
  product,
  inventory,
  addOns,
  places,
}: Pick<Data, 'product' | 'inventory' | 'addOns' | 'places'>) {
  return (
    <Later place="catalog-later">
      <Availability product={product} places={places} />
      <AddOns product={product} inventory={inventory} addOns={addOns} />
      <About product={product} />
    </Later>
  )
})

const BelowProduct = memo(function BelowProduct({ product, related }: Pick<Data, 'product' | 'related'>) {
  return (
    <Later>
      <RelatedProducts productID={product.id} related={related} />
      <RecentlyViewed product={product} />
    </Later>
  )
})
