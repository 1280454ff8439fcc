import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'

/** How many of this combination the cart holds already. */
export function inCart(cart: Cart | null, productID: string, optionPair: string): number {
  return Object.values(cart?.lineItems ?? {})
    .filter(line => line.productID === productID && line.optionPair === optionPair)
    .reduce((sum, line) => sum + line.quantity, 0)
}

/** How many more may be added: never above stock, what is in the cart counted (CAT-4). */
export const room = (available: number, held: number): number =>
  Math.max(0, Math.min(available, LIMITS.quantity.max) - held)

/** Whether no more can be chosen because of what the cart holds; that a line itself may hold no more needs no words. */
export const isHeldBack = (quantity: number, limit: number, available: number): boolean =>
  quantity >= limit && limit < Math.min(available, LIMITS.quantity.max)

/** A whole number from 1 to `limit`; 1 for what is no number. */
export function clampQuantity(wanted: number, limit: number): number {
  if (!Number.isFinite(wanted)) return 1
  return Math.max(1, Math.min(Math.floor(wanted), limit))
}
