import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { Inventory, ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { inCart, room } from './quantity.ts'
import { evaluate, matching, type Selection, type Verdict } from './selection.ts'

/** What the buy box can do now. Everything it says follows from this. */
export interface BuyState {
  verdict: Verdict | { kind: 'unknown' }
  /** No combination is left in stock. */
  soldOut: boolean
  /** Pieces that may still be added. */
  limit: number
  /** Pieces of the chosen combination in stock; null until one is chosen. */
  available: number | null
}

/** @param inventory null while stock is unknown */
export function buyState(
  product: ProductDetail,
  inventory: Inventory | null,
  selection: Selection,
  cart: Cart | null,
): BuyState {
  if (!inventory) return { verdict: { kind: 'unknown' }, soldOut: product.soldOut, limit: 1, available: null }
  const verdict = evaluate(product, inventory, selection)
  const all = matching(product, inventory)
  const soldOut = all.every(row => row.available <= 0)
  if (verdict.kind !== 'available' && verdict.kind !== 'sold-out') {
    const most = Math.max(1, ...all.map(row => row.available))
    return { verdict, soldOut, limit: room(most, 0), available: null }
  }
  const { available, optionPair } = verdict.row
  return { verdict, soldOut, limit: room(available, inCart(cart, product.id, optionPair)), available }
}
