import type { Cart, LineItem } from 'shared-contracts/api/entities/cart.ts'
import { itemOf } from '../elsewhere/changes-elsewhere.ts'

/**
 * The line that was added, or added to, which leaves it in its place; of several the last.
 * @param before the cart that it was added to; null where nobody knows
 */
export function findAdded(cart: Cart, before: Cart | null): LineItem | undefined {
  const lines = Object.values(cart.lineItems)
  const had = new Map(Object.values(before?.lineItems ?? {}).map(line => [itemOf(line), line.quantity]))
  return lines.filter(line => line.quantity > (had.get(itemOf(line)) ?? 0)).at(-1) ?? lines.at(-1)
}
