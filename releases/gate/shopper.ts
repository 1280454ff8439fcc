import { randomUUID } from 'node:crypto'
import { type ApiClient, createApiClient } from 'shared-contracts/api/client.ts'
import { orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import type { CheckNeed } from 'shared-contracts/remote/checks.ts'
import { cookieFetch } from './cookie-fetch.ts'

/** In whose place a page is opened. */
export interface Shopper {
  /** For whoever reads what the gate found: `as a new visitor`. */
  name: string
  width: number
  height: number
  /** Cookies of a session that was made ready by calls. */
  cookies: { name: string; value: string }[]
  /** Address of a product that can be added with one press; null where there is none. */
  product: string | null
  /** What checks may need, with the id that stands for it in addresses, '' where there is none. */
  has: ReadonlyMap<CheckNeed, string>
}

/** The desktop and the phone that the design is drawn for (px). */
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 412, height: 915 }

export const NEW_VISITOR: Shopper = {
  name: 'as a new visitor',
  ...DESKTOP,
  cookies: [],
  product: null,
  has: new Map(),
}

/** The language of which a shop's pages are wider, or its letters others, than of the first. */
const OTHER_LANGUAGE = 'zh'

export interface Prepared {
  shopper: Shopper
  /** What could not be made ready, in words that follow "not tried". */
  missing: string[]
}

/**
 * A shopper on a phone, in the other language, with a product in the cart and its pickup settled, signed in where the gate was given an
 * account. Nothing is ordered. What the backend refuses is left out and told: not every store has what is asked for here.
 * @param origin of the stage
 * @param account `e-mail:password` of a shopper of the shop's own for this
 */
export async function prepareShopper(origin: string, account: string | null): Promise<Prepared> {
  const jar = cookieFetch(origin)
  const api = createApiClient({ fetch: jar.fetch, cookies: jar.text })
  const missing: string[] = []
  const step = async <T>(words: string, work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work()
    } catch (error) {
      missing.push(`${words}: ${(error as Error).message.split('\n')[0]}`)
      return null
    }
  }
  const has = new Map<CheckNeed, string>()
  const info = await step('with a session', () => api('GET common3/appInfoInit'))
  const offers = offersOf(info)
  if (offers.accounts) has.set('accounts', '')
  const language = await step('in another language', () =>
    api('GET common3/changeLocale/{locale}', { params: { locale: OTHER_LANGUAGE } }),
  )
  if (account && (await step('signed in', () => signIn(api, account)))) {
    has.set('account', '')
    await step('with orders', () => findOrders(api, has))
  }
  if (!account) missing.push('signed in: GATE_SHOPPER=e-mail:password names an account for it')
  if (!offers.checkout) missing.push('with a product in the cart: the store has no checkout')
  const id = offers.checkout ? await step('with a product in the cart', () => fill(api)) : null
  if (id) has.set('cart', '').set('product', id)
  if (id && (await step('with a pickup', () => settlePickup(api)))) has.set('pickup', '')
  const did = [
    'on a phone',
    language && `in ${OTHER_LANGUAGE}`,
    id && 'with a filled cart',
    account && 'signed in',
  ]
  const name = did.filter(Boolean).join(', ')
  return {
    shopper: { name, ...PHONE, cookies: jar.list(), product: id && `/store/product/${id}`, has },
    missing,
  }
}

/** What a store's document switches on (HDR-4, HDR-5). */
function offersOf(document: { body?: unknown } | null) {
  const { appContent } = (document?.body ?? {}) as {
    appContent?: { system?: { appConfig?: Record<string, unknown> | null } | null } | null
  }
  const config = appContent?.system?.appConfig
  const isOn = (value: unknown) => /^(?:true|1)$/.test(`${value}`)
  return { accounts: isOn(config?.enableUserAccounts), checkout: isOn(config?.enableCheckout) }
}

function signIn(api: ApiClient, account: string) {
  const colon = account.indexOf(':')
  return api('POST common3/signon', {
    body: { emailID: account.slice(0, colon), password: account.slice(colon + 1) },
  })
}

/** @returns id of the product in the cart */
async function fill(api: ApiClient): Promise<string> {
  const { products } = await api('GET productManagement2/products', { query: { numberToLoad: '40' } })
  const product = products.find(({ soldOut, hasOptions }) => !soldOut && !hasOptions)
  if (!product) throw new Error('no product can be added with one press')
  await api('POST shoppingManagement4/myCart', {
    body: { productID: product.id, optionPair: '', quantity: 1, intentID: randomUUID() },
  })
  return product.id
}

/** Nothing is ordered for the gate: what it shows is an order that its account made before. */
async function findOrders(api: ApiClient, has: Map<CheckNeed, string>): Promise<void> {
  const { orders } = await api('GET admin/orderManagement/orders/list', { query: { numberToLoad: '20' } })
  const open = orders.find(one => orderOutcome(one.status, one.paymentStatus) === 'open')
  if (orders[0]) has.set('order', orders[0].orderID)
  if (open) has.set('openOrder', open.orderID)
}

async function settlePickup(api: ApiClient): Promise<true> {
  const { locations } = await api('GET shoppingManagement4/checkoutConfig')
  const place = locations.find(one => one.methods.includes('pickup') && one.pickupSlots.length > 0)
  const slot = place?.pickupSlots.at(-1)
  if (!place || !slot) throw new Error('nothing can be picked up')
  await api('POST shoppingManagement4/orderContactInfo', {
    query: { localStoreName: place.localStoreName, methodName: 'pickup' },
    body: { firstName: 'Gate', lastName: 'Shopper', email: 'gate@example.com', phone: '416 555 0100' },
  })
  await api('POST shoppingManagement4/orderPickupDateTime', { body: { start: slot.start } })
  await api('GET shoppingManagement4/billing/')
  return true
}
