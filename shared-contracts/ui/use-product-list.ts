import { useStore } from '@nanostores/react'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import {
  addProduct,
  type ListedProduct,
  type ProductList,
  productListKey,
  readProducts,
  removeProduct,
} from '../remote/product-lists.ts'
import { browserStorage } from '../remote/storage.ts'

/** Told in the page whenever a list changes; other tabs hear of it from the browser. */
const CHANGED = 'arcade.product-list'

export interface OwnProducts {
  /** Newest first; empty on the server and until React listens. */
  products: readonly ListedProduct[]
  has(id: string): boolean
  /** @param price in minor units of the store's currency */
  add(id: string, price: number): void
  remove(id: string): void
}

/** A list of products of who shops here, in all places of the page and all tabs the same (CAT-11). */
export function useProductList(list: ProductList): OwnProducts {
  const owner = useStore(useApp().state.$session).userID
  const raw = useSyncExternalStore(
    subscribe,
    () => browserStorage('localStorage').getItem(productListKey(list)),
    () => null,
  )
  const products = useMemo(() => readProducts({ getItem: () => raw }, list, owner), [raw, list, owner])
  const add = useCallback(
    (id: string, price: number) => {
      addProduct(browserStorage('localStorage'), list, owner, { id, price, at: Date.now() })
      dispatchEvent(new Event(CHANGED))
    },
    [list, owner],
  )
  const remove = useCallback(
    (id: string) => {
      removeProduct(browserStorage('localStorage'), list, owner, id)
      dispatchEvent(new Event(CHANGED))
    },
    [list, owner],
  )
  return { products, has: id => products.some(product => product.id === id), add, remove }
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  addEventListener(CHANGED, onChange)
  return () => {
    removeEventListener('storage', onChange)
    removeEventListener(CHANGED, onChange)
  }
}
