import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { readFailure } from 'shared-contracts/api/failure.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import type { Sent } from 'shared-contracts/remote/defer.ts'
import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data, redirect } from 'shared-contracts/remote/runtime/router.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import { addressInMemory, type KnownAddress, loadKnownAddress } from '../address/load-known-address.ts'
import { loadOwnCart } from '../campaign/load-own-cart.ts'
import { waysOf } from '../handover/places.ts'
import { type Purchase, queryOf, stepHref } from '../journey/purchase.ts'
import { CartSummary } from './later-code.ts'
import { savingOf } from './saving-of.ts'

const CART_EMPTY = 'cart-empty' satisfies ErrorCode

export interface LoadedDetails {
  title: string
  purchase: Purchase
  /** Null when it did not load. */
  config: CheckoutConfig | null
  /** Null where nothing is delivered; without a value where the form asks for it itself. */
  address: Sent<KnownAddress> | null
  table: string | null
  /** Cart of a group buy; null for the ordinary one, or where it did not load. */
  ownCart: Cart | null
}
// As the page was last shown, by its own state: what the store refused is shown with it when it does not load again.
const byState = new WeakMap<AppState, LoadedDetails>()
export const rememberShown = (state: AppState, loaded: LoadedDetails): void => void byState.set(state, loaded)

/** The step before the store's offer is there. */
export interface EarlyDetails {
  early: true
  purchase: Purchase
}

/**
 * The step's heading, which needs no answer: in the browser, which knows the cart to have something in it. Where what was sent before
 * was refused, the form comes with it.
 */
export function earlyDetails({ context }: PageArgs, purchase: Purchase) {
  const { state, translate } = context.get(appContext)
  if (!takesOrders(state.$appInfo.get())) return null
  if (!state.$cart.get()?.itemCount || savingOf(state).$refused.get()) return null
  const data: EarlyDetails = { early: true, purchase }
  return { data, meta: privateMeta({ title: translate('checkout.details.title') }) }
}

/**
 * The details form has nothing to ask of an empty cart: that leads back to it. `config` is null when it did not load. In the browser
 * the step waits for nothing else: its parts ask once they are drawn.
 */
export async function loadDetails({ request: { url, signal }, context }: PageArgs, purchase: Purchase) {
  const app = context.get(appContext)
  const { api, state } = app
  const title = app.translate('checkout.details.title')
  const table = new URL(url).searchParams.get('table')
  const isServer = typeof window === 'undefined'
  // One that was empty may have been filled elsewhere.
  const isKnown = !isServer && purchase.campaign === null && Boolean(state.$cart.get()?.itemCount)
  const cart = isKnown ? Promise.resolve(null) : loadOwnCart(app, purchase, signal)
  // Without script nothing comes after the form, and the addresses of an account stand above its fields.
  const isWhole = isServer || state.$session.get().userID !== null
  // Beside the offer, not after it: a store that does not deliver has asked in vain, all others wait two rounds less.
  const address = isWhole ? loadKnownAddress(app, signal) : Promise.resolve(addressInMemory(app))
  address.catch(() => {})
  // The server draws it with the rest.
  if (isServer) await CartSummary.load()
  const empty = redirect(stepHref('cart', purchase))
  try {
    const config = await api('GET shoppingManagement4/checkoutConfig', { query: queryOf(purchase), signal })
    const ownCart = await cart
    const bought = purchase.campaign === null ? state.$cart.get() : ownCart
    if (bought?.itemCount === 0) return empty
    const delivers = waysOf(config).includes('delivery')
    return { title, purchase, config, address: delivers ? { value: await address } : null, table, ownCart }
  } catch (error) {
    await cart.catch(() => {})
    if (readFailure(error).code === CART_EMPTY) return empty
    const refused = savingOf(state).$refused.get()?.purchase
    const before = byState.get(state)
    if (refused?.campaign === purchase.campaign && before?.purchase.campaign === purchase.campaign)
      return { ...before, title }
    return data<LoadedDetails>(
      { title, purchase, config: null, address: null, table, ownCart: null },
      { status: 503 },
    )
  }
}
