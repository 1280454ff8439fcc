import { LIMITS } from '../limits.ts'

const BASE = '/api/istore/client/'
/** The store's document, which also says whom it was written for (APP-2). */
const START = 'common3/appInfoInit'
/**
 * The same for all who are given the same store's document. Not here: what a cart, an account or an order goes into, and group
 * buys, which count what each shopper may still have.
 */
const CATALOGUE =
  /^(?:productManagement2?|productDetailManagement|inventoryManagement)\/(?!campaignProductItem)|^common3\/(?:pageContent$|(?:sectionTemplateByType|exchangeRates|influencerProfile)(?:\/|$))/
/**
 * What the store says of itself to everybody who has nothing of their own there; whoever has a cart may be told of places to pick it up.
 * It stands in for nothing, for it is about what can be bought.
 */
const OF_THE_STORE =
  /^(?:common3\/(?:pickupLocations|supportedCountries)|shoppingManagement4\/localDeliveryConfig)$/
/** A path that is read as another one on its way. */
const DOTS = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

const READS = /^(?:GET|HEAD|OPTIONS)$/i
/** Reads by name, after which somebody may be shown something else. */
const CHANGING_READS = /^common3\/(?:changeLocale\/|logout$)|^weChat\/bind$|\/joinAffiliatedReferralGoup\//
/** Writes that change nothing of what the catalogue is for somebody. */
const OF_THE_CART = /^(?:shoppingManagement4|message)\//

/** @returns path below the API's, without its query; null for any other address */
export const pathOf = (address: string): string | null =>
  address.startsWith(BASE) ? (address.slice(BASE.length).split(/[?#]/, 1)[0] ?? '') : null

/** @returns path of a read that has only one meaning; null for any other call */
function readPath(method: string, address: string): string | null {
  const path = method === 'GET' && address.length <= LIMITS.keptAddress ? pathOf(address) : null
  return path === null || DOTS.test(path) ? null : path
}

/** @returns what kind of answer is kept of a call; null for a call that the backend alone may answer */
export function keptCall(method: string, address: string): 'start' | 'catalogue' | null {
  const path = readPath(method, address)
  if (path === null) return null
  if (path === START) return 'start'
  return CATALOGUE.test(path) ? 'catalogue' : null
}

/** Whether all who have nothing of their own may be told what one of them was (decision 0110). */
export function isForAnybody(method: string, address: string): boolean {
  return keptCall(method, address) !== null || OF_THE_STORE.test(readPath(method, address) ?? '')
}

/** Whether somebody may be given another catalogue after a call: of another language, store or account. */
export function changesVisitor(method: string, address: string): boolean {
  const path = pathOf(address)
  if (path === null) return false
  return READS.test(method) ? CHANGING_READS.test(path) : !OF_THE_CART.test(path)
}
