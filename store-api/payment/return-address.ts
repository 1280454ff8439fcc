import { PROVIDERS } from 'shared-contracts/api/payment/providers.ts'
import type { Shop } from '../shop.ts'
import type { ProviderName } from './provider.ts'

/** Where PayPal sends the shopper's browser: the money is captured there before the page is shown. */
export const PAYPAL_RETURN = '/api/istore/return/paypal'

/** The page that says what became of a payment, with the token that opens it in any browser. */
export function confirmationAddress(shop: Shop, name: ProviderName, orderID: string, token: string): string {
  const back = new URL(`/confirmation/${orderID}`, shop.config.publicOrigin)
  // The mini program, which has no prefix, adds words of its own instead.
  const { prefix } = PROVIDERS[name]
  if (prefix !== null) back.searchParams.set('from_source', `${prefix}X${orderID}`)
  back.searchParams.set('rt', token)
  return back.href
}

/** Where a provider sends the shopper's browser. */
export function returnAddress(shop: Shop, name: ProviderName, orderID: string, token: string): string {
  if (name !== 'paypal') return confirmationAddress(shop, name, orderID, token)
  const back = new URL(PAYPAL_RETURN, shop.config.publicOrigin)
  back.searchParams.set('rt', token)
  return back.href
}

/** Where the ways to pay are. */
export const payAddress = (shop: Shop): URL => new URL('/checkout/payment', shop.config.publicOrigin)

/** Giving up leads back to the ways to pay that order; it changes nothing, and the page says that nothing was charged. */
export function cancelAddress(shop: Shop, orderID: string): string {
  const back = payAddress(shop)
  back.searchParams.set('order', orderID)
  back.searchParams.set('cancelled', '1')
  return back.href
}
