import { useEffect, useRef, useState } from 'react'
import type { Answer } from 'shared-contracts/api/client.ts'
import type { ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useProductList } from 'shared-contracts/ui/use-product-list.ts'
import { PRODUCT_TEXTS } from '../messages/product.ts'
import { ProductGrid } from '../product-cards/product-grid.tsx'

/** How near to the window it comes before it is asked for. */
const NEAR_PX = 200
/** One row of cards. */
const MAX_SHOWN = 4

/** Notes that a product was looked at, and shows those before it once they come near the window (CAT-11). */
export function RecentlyViewed({ product: { id, price } }: { product: ProductDetail }) {
  const { api } = useApp()
  const t = PRODUCT_TEXTS.useTexts()
  const { products, add } = useProductList('recentlyViewed')
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [shown, setShown] = useState<readonly Answer<'GET productManagement/product/{id}'>[]>([])
  const before = products.filter(one => one.id !== id).slice(0, MAX_SHOWN)
  const wanted = before.map(one => one.id).join(' ')
  useEffect(() => add(id, price), [add, id, price])
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      { rootMargin: `${NEAR_PX}px 0px` },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (!near || !wanted) return
    const stop = new AbortController()
    const asked = wanted
      .split(' ')
      .map(one =>
        api('GET productManagement/product/{id}', { params: { id: one }, signal: stop.signal }).catch(
          () => null,
        ),
      )
    void Promise.all(asked).then(found => !stop.signal.aborted && setShown(found.flatMap(one => one ?? [])))
    return () => stop.abort()
  }, [api, near, wanted])
  return (
    <div ref={place}>
      {wanted && shown.length > 0 && (
        <section className="stack catalog-recent">
          <div className="catalog-row-head">
            <h2>{t('catalog.recent')}</h2>
            <Link to={href('/user/wishlist')}>{t('catalog.wishlist')}</Link>
          </div>
          <ProductGrid
            products={shown}
            level={3}
            action={({ notSoldHere }) => notSoldHere && <p className="muted">{t('catalog.not-here')}</p>}
          />
        </section>
      )}
    </div>
  )
}
