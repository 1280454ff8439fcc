import type { ApiClient } from 'shared-contracts/api/client.ts'

/** What delivery costs in one area that can be named by postal codes, minor units. */
export interface DeliveryTerms {
  postalPrefixes: readonly string[]
  fee: number
  minimum: number
  freeOver: number | null
  /** Days from order to delivery, at most. */
  days: number
}

export interface Terms {
  /** ISO 3166-1; null where the store sells in more countries than one, and an area could be in any. */
  country: string | null
  delivery: readonly DeliveryTerms[]
}

/** They change with the store's own rules, not with visitors: a process asks so seldom (ms). */
const AGE_MS = 5 * 60_000
/** After calls that failed, e.g. of a backend that has none. */
const FAILED_AGE_MS = 30_000
const DAY_MINUTES = 24 * 60
/** Of a store whose backend does not say. */
export const NO_TERMS: Terms = { country: null, delivery: [] }

export type FindTerms = (api: ApiClient) => Promise<Terms>

/** Remembers a store's terms for a process. @returns none where the backend does not say */
export function createTerms(now: () => number = Date.now): FindTerms {
  let known: { until: number; terms: Promise<Terms> } | null = null
  return api => {
    if (known && now() < known.until) return known.terms
    const fresh = { until: now() + AGE_MS, terms: readTerms(api) }
    fresh.terms = fresh.terms.catch(() => {
      fresh.until = now() + FAILED_AGE_MS
      return NO_TERMS
    })
    known = fresh
    return fresh.terms
  }
}

async function readTerms(api: ApiClient): Promise<Terms> {
  const [{ countries }, { locations }] = await Promise.all([
    api('GET common3/supportedCountries'),
    api('GET shoppingManagement4/localDeliveryConfig'),
  ])
  const [country] = countries
  return {
    country: countries.length === 1 && country ? country.code : null,
    // An area around a place has no name that machines know: nothing is said of it.
    delivery: locations.flatMap(({ zones, leadMinutes }) =>
      zones.flatMap(({ postalPrefixes, fee, minimum, freeOver }) =>
        postalPrefixes.length > 0
          ? [{ postalPrefixes, fee, minimum, freeOver, days: Math.ceil(leadMinutes / DAY_MINUTES) }]
          : [],
      ),
    ),
  }
}
