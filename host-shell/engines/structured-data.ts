import { fractionDigits } from 'shared-contracts/language/money.ts'
import type { Head } from '../document/page-head.ts'
import type { Terms } from './delivery-terms.ts'
import { localBusiness } from './local-business.ts'
import { returnPolicy, shippingDetails } from './offer-terms.ts'
import type { StoreRules } from './store-rules.ts'

type Node = Record<string, unknown>

/**
 * A page's structured data with what the store says of all its goods: deliveries and returns at each offer, its places beside
 * its organization (CAT-8). Pages know nothing of either, and browsers need not.
 */
export function structuredData(
  { jsonLd = [], shelves = [], siteName }: Head,
  { returns, places }: StoreRules,
  terms: Terms,
): object[] {
  const policy = returnPolicy(returns, shelves, terms.country)
  const complete = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(complete)
    if (typeof value !== 'object' || value === null) return value
    const node = Object.fromEntries(Object.entries(value).map(([key, own]) => [key, complete(own)]))
    return node['@type'] === 'Offer' ? { ...node, ...ofOffer(node) } : node
  }
  const ofOffer = ({ price, priceCurrency }: Node): Node => {
    const currency = String(priceCurrency)
    const minor = Math.round(Number(price) * 10 ** fractionDigits(currency))
    const shipping = shippingDetails(terms, minor, currency)
    return {
      ...(shipping.length > 0 && { shippingDetails: shipping }),
      ...(policy && { hasMerchantReturnPolicy: policy }),
    }
  }
  const isShop = jsonLd.some(node => (node as Node)['@type'] === 'Organization')
  return [
    ...(complete(jsonLd) as object[]),
    ...(isShop ? places.map(place => localBusiness(place, siteName, terms.country)) : []),
  ]
}

/** Whether a page's structured data is complete only with the store's terms. */
export const needsTerms = ({ jsonLd = [] }: Head): boolean =>
  jsonLd.some(node => ['Product', 'ProductGroup', 'Organization'].includes(String((node as Node)['@type'])))
