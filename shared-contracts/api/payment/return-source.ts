import { PROVIDER_IDS, type ProviderID, providerOf } from './providers.ts'

/** What `from_source` of the return address says (RET-1, RET-2). */
export interface ReturnSource {
  provider: ProviderID
  orderID: string
}

/** @throws Error for a provider that does not come back this way */
export function returnSource(provider: ProviderID, orderID: string): string {
  const { prefix } = providerOf(provider)
  if (prefix === null) throw new Error(`${provider} has no from_source`)
  return `${prefix}X${orderID}`
}

/** @returns null when no provider's prefix is followed by X. Both ways that never leave the shop read as `store-credit`. */
export function readReturnSource(fromSource: string): ReturnSource | null {
  const provider = PROVIDER_IDS.find(id => {
    const { prefix } = providerOf(id)
    return prefix !== null && fromSource.startsWith(`${prefix}X`)
  })
  if (!provider) return null
  return { provider, orderID: fromSource.slice((providerOf(provider).prefix ?? '').length + 1) }
}
