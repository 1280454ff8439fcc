import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { hasItsPart } from 'shared-contracts/api/ordering/has-its-part.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { hasOrders } from '../payment/kept-attempts.ts'
import { cartAddress } from '../shared-cart/cart-address.ts'
import { type Purchase, type Step, stepHref } from './purchase.ts'

type EarlierStep = Exclude<Step, 'payment'>

const STEP_OF_CODE: Readonly<Partial<Record<ErrorCode, EarlierStep>>> = {
  'cart-empty': 'cart',
  'out-of-stock': 'cart',
  'draft-incomplete': 'details',
  'slot-gone': 'details',
  'not-delivered': 'details',
  'below-minimum': 'cart',
  'not-sold-here': 'cart',
}

/** @returns the step that mends what a refusal says, null when no earlier step does */
export const stepOfRefusal = (code: string): EarlierStep | null =>
  Object.hasOwn(STEP_OF_CODE, code) ? (STEP_OF_CODE[code as ErrorCode] ?? null) : null

/** @returns the step the shopper has to go back to, null when the bill can be paid */
export function missingStep({ lines, draft }: Bill): EarlierStep | null {
  if (lines.length === 0) return 'cart'
  const { method, localStoreName, contact } = draft
  const settled = method && localStoreName && contact && hasItsPart(method, draft)
  return settled ? null : 'details'
}

/**
 * Address of the cart for a step that found it empty. A guest's cart ends with their visit: what the page knows of it goes along, to be
 * put back; not where an order was made here, which may have bought it.
 */
export function emptyCartHref({ $cart }: Pick<AppState, '$cart'>, purchase: Purchase): string {
  const cart = $cart.get()
  const isLost = purchase.campaign === null && cart && cart.itemCount > 0 && !hasOrders()
  return isLost ? `${cartAddress(cart)}&ended=1` : stepHref('cart', purchase)
}
