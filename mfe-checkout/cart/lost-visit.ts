import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { type AppState, acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { mayHaveOrders } from '../payment/may-have-orders.ts'
import { endedAddress } from '../shared-cart/cart-address.ts'

/** Steps that follow say it themselves, of the cart as the page knows it. */
const isAtCart = () => globalThis.location?.pathname === href('/checkout/cart')

/**
 * Takes what the store answers of the cart.
 * @param known the page's cart when it was asked: no answer of the same visit is older. An empty one that is, is that of somebody whom
 *   the store does not know; without a network the worker may answer with any.
 */
export function takeCart(state: AppState, known: Cart | null, cart: Cart): void {
  const isNobodys = known?.itemCount && cart.itemCount === 0 && cart.version < known.version
  if (!isNobodys || !isAtCart() || navigator.onLine === false) return void acceptCart(state, cart)
  state.$cart.set(cart)
  offerAgain(state, known)
}

/**
 * Offers at the cart what it held as the visit of a guest ended, by a document that knows their new one. An account's waits until it is
 * signed in again, and an order that was made here may have bought it.
 */
export function offerAgain(state: AppState, known: Cart): void {
  if (isAtCart() && !state.$loggedIn.get() && !mayHaveOrders()) location.replace(endedAddress(known))
}
