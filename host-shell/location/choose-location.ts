import type { Answer } from 'shared-contracts/api/client.ts'
import { readURL } from 'shared-contracts/api/read-url.ts'
import { href, ownPath } from 'shared-contracts/remote/routes/href.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type { StoreLocation } from 'shared-contracts/remote/state/app-info.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { readStartDocument } from '../store/start-document.ts'

export type Dropped = NonNullable<Answer<'POST common3/setSelectedStoreLocation'>['dropped']>

export type Choice =
  /** Nothing has changed: these lines would leave the cart, the shopper is to be asked (LOC-7). */
  | { kind: 'asks'; dropped: Dropped }
  /** Chosen; null shows the current page anew. */
  | { kind: 'chosen'; to: string | null }

/**
 * Makes a store the one the visitor shops at, and brings app info and cart up to date (LOC-6).
 * @param confirm drops what that store does not sell
 * @param here address of the page, absolute
 * @throws when the backend refuses; nothing has changed then
 */
export async function chooseLocation(
  { id, name }: Pick<StoreLocation, 'id' | 'name'>,
  confirm: boolean,
  { api, state }: Pick<App, 'api' | 'state'>,
  here: URL,
): Promise<Choice> {
  const body = confirm ? { id, confirm } : { id }
  const answer = await api('POST common3/setSelectedStoreLocation', { body })
  if (answer.changed === false) return { kind: 'asks', dropped: answer.dropped ?? [] }
  const [start, cart] = await Promise.all([
    api('GET common3/appInfoInit').catch(() => null),
    api('GET shoppingManagement4/myCart').catch(() => null),
  ])
  const info = start ? readStartDocument(start).appInfo : state.$appInfo.get()
  // The answer said that it is chosen, whether or not a fresh document came to say so too.
  if (info) state.$appInfo.set({ ...info, detail: { ...info.detail, locid: id, locname: name } })
  if (cart) acceptCart(state, cart)
  return { kind: 'chosen', to: landing(answer.landingPageUrl, here) ?? cartDuringCheckout(here) }
}

/** @returns path of a landing page of this shop; null for one elsewhere (LOC-7) */
function landing(address: string | null | undefined, { origin }: URL): string | null {
  if (!address) return null
  const own = ownPath(address)
  if (own) return own
  const url = /^https?:\/\//i.test(address) ? readURL(address) : null
  return url?.origin === origin ? ownPath(url.pathname + url.search + url.hash) : null
}

/** @returns the cart that is being bought, a group buy's by its own address */
function cartDuringCheckout({ pathname, searchParams }: URL): string | null {
  if (!/^\/checkout(?:\/|$)/.test(pathname)) return null
  const FissionSale = searchParams.get('FissionSale')
  return FissionSale
    ? href('/checkout/campaignCart', undefined, { FissionSale, locationChange: 'true' })
    : href('/checkout/cart', undefined, { locationChange: 'true' })
}
