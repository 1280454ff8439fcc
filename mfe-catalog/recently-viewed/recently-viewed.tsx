import { useStore } from '@nanostores/react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Answer } from 'shared-contracts/api/client.ts'
import type { ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useProductList } from 'shared-contracts/ui/use-product-list.ts'
import { RecentRow } from '../product/later-code.ts'

/** How near to the window it comes before it is asked for. */
const NEAR_PX = 200
/** One row of cards. */
const MAX_SHOWN = 4

/** Notes that a product was looked at, and shows those before it once they come near the window (CAT-11). */
export function RecentlyViewed({ product: { id, price } }: { product: ProductDetail }) {
  const { api, state } = useApp()
  const language = useStore(state.$language)
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language names them otherwise
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
  }, [api, near, wanted, language])
  return (
    <div ref={place}>
      {wanted && shown.length > 0 && (
        <Suspense>
          <RecentRow products={shown} />
        </Suspense>
      )}
    </div>
  )
}
