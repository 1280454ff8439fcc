import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Inventory, ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import { createAddToCart } from './add-to-cart.ts'
import { buyState } from './buy-state.ts'
import { clampQuantity } from './quantity.ts'
import { useChoice } from './use-choice.ts'
import { useStock } from './use-stock.ts'

/**
 * What the shopper chose of a product, what it comes to, and putting it into the cart.
 * @param inAddress whether the page is about this product, and its address keeps the choice
 * @param askFor called with the option still to be chosen when they add too early
 */
export function useBuying(
  product: ProductDetail,
  loaded: Inventory | null,
  askFor: (optionID: string | undefined) => void,
  inAddress = true,
) {
  const app = useApp()
  const { options } = product
  const cart = useStore(app.state.$cart)
  const canOrder = takesOrders(useStore(app.state.$appInfo))
  const [selection, choose] = useChoice(options, inAddress)
  const [inventory, askStock] = useStock(product, loaded)
  const [wanted, setQuantity] = useState(1)
  /** They tried to add: what is not chosen is marked. */
  const [tried, setTried] = useState(false)
  const [adding] = useState(() => createAddToCart(app, randomID))
  const { pending, error } = useStore(adding.$add)

  const buy = buyState(product, inventory, selection, cart)
  const { verdict, limit } = buy
  const missing = verdict.kind === 'incomplete' ? verdict.missing : []
  const quantity = clampQuantity(wanted, Math.max(1, limit))
  const soldOut = buy.soldOut || verdict.kind === 'sold-out'
  return {
    canOrder,
    selection,
    inventory,
    askStock: () => void askStock(),
    buy,
    /** Indices of options to be marked as not chosen. */
    marked: tried ? missing : [],
    quantity,
    setQuantity,
    soldOut,
    /** The chosen store does not sell it. */
    notHere: product.notSoldHere === true,
    blocked: soldOut || verdict.kind === 'unknown' || limit === 0,
    pending,
    error,
    choose(option: number, value: string) {
      adding.clear()
      choose(option, value)
    },
    async add() {
      if (verdict.kind !== 'available') {
        setTried(true)
        askFor(options[missing[0] ?? 0]?.id)
        return 'incomplete' as const
      }
      const { optionPair } = verdict.row
      const outcome = await adding.add({ productID: product.id, optionPair, quantity })
      // What they set meanwhile is for the next one.
      if (outcome === 'added') setQuantity(now => (now === wanted ? 1 : now))
      if (outcome === 'stock-changed') await askStock()
      return outcome
    },
  }
}

export type Buying = ReturnType<typeof useBuying>
