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
    const named = query.get('orderID') || (outcome === 'FAIL' ? routeId : '')
    if (!names(named, routeId)) return { error: 'miniProgramOrderID' }
    const openID = value(query, 'wmpoid')
    const failure = outcome === 'OK' ? null : (query.get('message') ?? '')
    // A failure can be reported without knowing whose it is; a payment cannot be asked about.
    return openID || failure !== null
      ? { ...read, source: 'wechat-miniprogram', openID, failure }
      : { error: 'openID' }
  }
  // No payment came back here: the order itself is asked, as after the ways of paying that never leave the shop.
  if (returnUrlInfo === '' && routeId !== '') return { ...read, source: 'store-credit' }
  const from = readReturnSource(query.get('from_source') ?? '')
  if (!from || from.provider === 'wechat-miniprogram') return { error: 'orderID' }
  return names(from.orderID, routeId) ? { ...read, source: from.provider } : { error: 'orderID' }
}

/** A store's own numbers may have in them what ends a value: `#1001`. */
const names = (text: string, orderID: string): boolean =>
  orderID !== '' && (text === orderID || cut(text) === orderID)

/** Some providers append their own query with a second `?`: a value ends where one begins. */
const cut = (text: string): string => text.split(/[?&#]/, 1)[0] ?? ''
const value = (query: URLSearchParams, name: string): string => cut(query.get(name) ?? '')
