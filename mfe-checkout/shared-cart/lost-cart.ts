import { isApiError } from 'shared-contracts/api/api-error.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { redirect } from 'shared-contracts/remote/runtime/router.ts'
import { type Purchase, stepHref } from '../journey/purchase.ts'
import { LOST_CART_TEXTS } from '../messages/lost-cart.ts'
import { mayHaveOrders } from '../payment/may-have-orders.ts'
import { cartAddress, endedAddress } from './cart-address.ts'
import { hasBought } from './ordered-elsewhere.ts'

/**
 * Leads to the cart from a step that found it empty, and says why. What the page knows of it goes along, to be put back: a guest's
 * cart ends with their visit, for other tabs of the browser tell when they empty it; an account's was emptied elsewhere, or waits
 * until it is signed in again, and is not put back then. Nor is anything where an order was made here, which may have bought it; one that
 * was just made on another device, at the same table perhaps, is shown instead.
 * @throws what aborts the page's load
 */
export async function toLostCart(app: App, purchase: Purchase, signal: AbortSignal): Promise<Response> {
  const { api, state } = app
  const cart = state.$cart.get()
  const toCart = () => redirect(stepHref('cart', purchase))
  if (purchase.campaign !== null || !cart || cart.itemCount === 0) return toCart()
  const isOwn = mayHaveOrders()
  if (!state.$loggedIn.get()) return isOwn ? toCart() : redirect(endedAddress(cart))
  try {
    const query = { numberToLoad: '1', startingPosition: '0', infiniteLoad: 'true' } as const
    const [newest] = (await api('GET admin/orderManagement/orders/list', { query, signal })).orders
    if (newest && (await hasBought(api, newest, cart, signal))) {
      if (!isOwn) app.notify('info', LOST_CART_TEXTS.in(app)('checkout.lost.ordered'))
      return redirect(href('/user/orders', undefined, { id: newest.orderID }))
    }
  } catch (error) {
    signal.throwIfAborted()
    if (isApiError(error) && error.status === 401) {
      state.$session.set({ ...state.$session.get(), lastLoginDate: null })
      return toCart()
    }
    // A store that tells nothing of orders, or not now, has said that the cart is empty all the same.
  }
  return isOwn ? toCart() : redirect(`${cartAddress(cart)}&emptied=1`)
}
