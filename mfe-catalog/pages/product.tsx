import { useStore } from '@nanostores/react'
import { lazy, memo, Suspense, useEffect, useState } from 'react'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { useTracked } from 'shared-contracts/remote/analytics.ts'
import { type EarlyOf, type Loaded, useDataOrEarly } from 'shared-contracts/remote/page.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useSearchParams } from 'shared-contracts/remote/runtime/router.ts'
import { ExtensionPoint } from 'shared-contracts/ui/extension-point/extension-point.tsx'
import { HydrateLater } from 'shared-contracts/ui/hydrate-later.tsx'
import { Later } from 'shared-contracts/ui/later.tsx'
import { AddOns } from '../add-ons/add-ons.tsx'
import { Availability } from '../availability/availability.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import type { Offers } from '../offers.ts'
import { belowPrice } from '../product/below-price.ts'
import { BuyBar } from '../product/buy-bar.tsx'
import { BuyBox, useBuyBox } from '../product/buy-box.tsx'
import { EarlyPrice } from '../product/early-price.tsx'
import { Gallery } from '../product/gallery.tsx'
import { Heart } from '../product/heart.tsx'
import { About } from '../product/later-code.ts'
import { pictureOf } from '../product/selection.ts'
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx'
import { RelatedProducts } from '../related-products/related-products.tsx'
import type { early, loader } from './product.ts'

export { early, loader, meta, shouldRevalidate } from './product.ts'

const StopNotices = lazy(() => import(/* webpackChunkName: "restock" */ '../restock/stop-notices.tsx'))

type Data = Loaded<typeof loader>

export function Component() {
  const data = useDataOrEarly<typeof loader, typeof early>()
  const shown = 'card' in data ? data.card : data.product
  return <Frame key={shown.id} data={data} {...shown} />
}

/** The page, and what is known of it before: the same elements, so that heading and picture stay what they are. */
function Frame({ id, name, price, data }: ProductSummary & { data: Data | EarlyOf<typeof early> }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [params] = useSearchParams()
  const stop = params.get('stop-notices')
  const early = 'card' in data
  return (
    <div className="page catalog-product-page">
      <Breadcrumbs crumbs={data.crumbs} />
      {stop && (
        <Suspense>
          <StopNotices token={stop} />
        </Suspense>
      )}
      <article className="catalog-product-main">
        <Gallery
          images={early ? pictures(data.card) : data.product.images}
          name={name}
          chosen={chosen}
          more={early}
        />
        <div className="catalog-product-side">
          <div className="catalog-product-title">
            <h1 className="display">{name}</h1>
            <Heart id={id} name={name} price={price} />
          </div>
          {early ? <EarlyPrice card={data.card} /> : <Product {...data} onChosen={setChosen} />}
        </div>
      </article>
      {!early && <BelowProduct product={data.product} related={data.related} />}
    </div>
  )
}

const pictures = ({ image }: ProductSummary) => (image ? [image] : [])

/** @param onChosen told the position of the picture of what is chosen */
const Product = memo(function Product({
  product,
  inventory,
  filled,
  addOns,
  places,
  onChosen,
}: Data & { onChosen(picture: number | null): void }) {
  const { id, price, currency, options } = product
  useTracked({ name: 'product', productID: id, price, currency })
  const { box, buying } = useBuyBox(product, inventory, true)
  const chosen = pictureOf(options, buying.selection)
  useEffect(() => onChosen(chosen), [onChosen, chosen])
  return (
    <>
      <BuyBox
        product={product}
        box={box}
        buying={buying}
        belowPrice={<ExtensionPoint<Offers> {...belowPrice(id)} filled={filled} />}
      />
      <BuyBar product={product} buying={buying} />
      <AfterButton product={product} inventory={inventory} addOns={addOns} places={places} />
    </>
  )
})

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
      <HydrateLater code={About} className="catalog-about" place="catalog-later">
        <About product={product} />
      </HydrateLater>
    </Later>
  )
})

const BelowProduct = memo(function BelowProduct({ product, related }: Pick<Data, 'product' | 'related'>) {
  const store = useStore(useApp().state.$appInfo)?.detail?.locid
  return (
    <Later>
      <RelatedProducts productID={product.id} related={related} />
      <RecentlyViewed key={store} product={product} />
    </Later>
  )
})
