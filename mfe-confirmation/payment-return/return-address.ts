import { RETURN_PROVIDERS, type ReturnProviderName } from 'shared-contracts/payment/providers.ts'

/** What a readable return address says. It names the order and whom to ask, and proves nothing (RET-13). */
export interface ReturnAddress {
  provider: ReturnProviderName
  orderID: string
  /** The page's whole query string without its question mark. */
  returnUrlInfo: string
  status: string
}

const NAMES = Object.keys(RETURN_PROVIDERS) as ReturnProviderName[]
/** Same shape as the contract's `Id`, whose schema stays out of the browser. */
const ORDER_ID = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/

/**
 * Reads the address a provider sent the shopper back to (RET-1, RET-2).
 * @param routeId order id in the path
 * @param search query string, with or without its question mark
 * @returns null when the order id is missing, malformed or not the path's: 'orderID error'
 */
export function readReturnAddress(routeId: string, search: string): ReturnAddress | null {
  const returnUrlInfo = search.replace(/^\?/, '')
  const query = new URLSearchParams(returnUrlInfo)
  const source = value(query, 'from_source')
  const provider = NAMES.find(name => source.startsWith(`${RETURN_PROVIDERS[name].prefix}X`))
  if (!provider) return null
  const orderID = source.slice(RETURN_PROVIDERS[provider].prefix.length + 1)
  if (orderID !== routeId || !ORDER_ID.test(orderID)) return null
  return { provider, orderID, returnUrlInfo, status: value(query, 'status') }
}

/** Some providers append their own query with a second `?`: a value ends where one begins. */
function value(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').split(/[?&#]/, 1)[0] ?? ''
}
