import { PROVIDERS, type Provider } from './providers.ts'

/** What the address says that a provider sent the shopper back with. */
export interface CameBack {
  provider: Provider
  /** Null: the shopper did not agree. */
  code: string | null
  state: string
}

/** @returns null for an address that no provider leads to */
export function readCameBack(search: URLSearchParams): CameBack | null {
  const provider = search.get('provider') ?? ''
  if (!Object.hasOwn(PROVIDERS, provider)) return null
  const known = provider as Provider
  return { provider: known, code: search.get(PROVIDERS[known].code), state: search.get('state') ?? '' }
}
