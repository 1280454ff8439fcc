import { useState } from 'react'
import type { Inventory, ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { stockOf } from 'shared-contracts/api/uncounted-stock.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'

/**
 * Stock as the loader brought it, and a way to ask again. What is known to be old is gone while the answer is due.
 * @returns null while stock is unknown
 */
export function useStock(
  product: ProductDetail,
  loaded: Inventory | null,
): [Inventory | null, () => Promise<void>] {
  const { api } = useApp()
  const [held, setHeld] = useState({ loaded, now: loaded })
  if (held.loaded !== loaded) setHeld({ loaded, now: loaded })
  const now = held.loaded === loaded ? held.now : loaded
  return [
    now,
    async () => {
      setHeld({ loaded, now: null })
      const call = api('GET inventoryManagement/inventoryByProductAndOptions/{id}', {
        params: { id: product.id },
      })
      const answer = stockOf(product, await call.catch(error => ({ error })))
      setHeld(current => (current.loaded === loaded ? { loaded, now: answer } : current))
    },
  ]
}
