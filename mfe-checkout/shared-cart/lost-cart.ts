import { redirect } from 'shared-contracts/remote/runtime/router.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { type Purchase, stepHref } from '../journey/purchase.ts'
import { hasOrders } from '../payment/kept-attempts.ts'
import { cartAddress } from './cart-address.ts'

/**
 * Leads to the cart from a step that found it empty. A guest's cart ends with their visit: what the page knows of it goes along, to be
 * put back; not where an order was made here, which may have bought it.
 */
export function toLostCart({ $cart }: Pick<AppState, '$cart'>, purchase: Purchase): Response {
  const cart = $cart.get()
  const isLost = purchase.campaign === null && cart && cart.itemCount > 0 && !hasOrders()
  return redirect(isLost ? `${cartAddress(cart)}&ended=1` : stepHref('cart', purchase))
}
