import type { ProviderID } from 'shared-contracts/api/payment/providers.ts'
import { readReturnSource } from 'shared-contracts/api/payment/return-source.ts'

/** What a readable return address says. It names the order and whom to ask, and proves nothing (RET-13). */
export type ReturnAddress = {
  orderID: string
  /** The page's whole query string without its question mark. */
  returnUrlInfo: string
  status: string
} & (
  | { source: Exclude<ProviderID, 'wechat-miniprogram'> }
  /** `failure`: what the app around the page said went wrong; null when it said OK (RET-8). */
  | { source: 'wechat-miniprogram'; openID: string; failure: string | null }
)
export type ReturnSource = ReturnAddress['source']

/** Why nobody can be asked. */
export type AddressError = 'orderID' | 'miniProgramOrderID' | 'openID'

/** Same shape as the contract's `Id`, whose schema stays out of the browser. */
const ORDER_ID = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/
const MINI_PROGRAM = ['OK', 'FAIL']

/**
 * Reads the address a payment sent the shopper back to (RET-1, RET-2, RET-8).
 * @param routeId order id in the path
 * @param search query string, with or without its question mark
 */
export function readReturnAddress(routeId: string, search: string): ReturnAddress | { error: AddressError } {
  const returnUrlInfo = search.replace(/^\?/, '')
  const query = new URLSearchParams(returnUrlInfo)
  const read = { orderID: routeId, returnUrlInfo, status: value(query, 'status') }
  const outcome = value(query, 'MP_paymentstatus')
  if (MINI_PROGRAM.includes(outcome)) {
    // A failure is reported under the page's own order where the app does not name one.
    const named = value(query, 'orderID') || (outcome === 'FAIL' ? routeId : '')
    if (named !== routeId || !ORDER_ID.test(routeId)) return { error: 'miniProgramOrderID' }
    const openID = value(query, 'wmpoid')
    const failure = outcome === 'OK' ? null : (query.get('message') ?? '')
    // A failure can be reported without knowing whose it is; a payment cannot be asked about.
    return openID || failure !== null
      ? { ...read, source: 'wechat-miniprogram', openID, failure }
      : { error: 'openID' }
  }
  const from = readReturnSource(value(query, 'from_source'))
  if (!from || from.provider === 'wechat-miniprogram') return { error: 'orderID' }
  return from.orderID === routeId && ORDER_ID.test(routeId)
    ? { ...read, source: from.provider }
    : { error: 'orderID' }
}

/** Some providers append their own query with a second `?`: a value ends where one begins. */
function value(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').split(/[?&#]/, 1)[0] ?? ''
}
