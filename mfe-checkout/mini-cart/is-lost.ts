import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { itemOf } from '../elsewhere/changes-elsewhere.ts'

/**
 * Whether what was in the cart before something was added is gone: none of its lines is there, and less of its goods, or no more goods
 * than before. Where a backend gives its lines other ids with each answer, nothing is less.
 */
export function isLost(cart: Cart, before: Cart | null): boolean {
  const lines = Object.values(before?.lineItems ?? {})
  if (!before || lines.length === 0 || lines.some(({ id }) => id in cart.lineItems)) return false
  const has = new Map(Object.values(cart.lineItems).map(line => [itemOf(line), line.quantity]))
  const isLess = lines.some(line => (has.get(itemOf(line)) ?? 0) < line.quantity)
  return isLess || cart.itemCount <= before.itemCount
}
