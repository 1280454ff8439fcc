import type { ApiClient } from 'shared-contracts/api/client.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'

/** Where an address can be: the store's country, and its provinces by name. */
export interface Region {
  country: string
  provinces: readonly { code: string; name: string }[]
}

/** @returns null when it does not load: the form then takes a province's letters */
export async function loadRegion(api: ApiClient, signal: AbortSignal): Promise<Region | null> {
  try {
    const { countries } = await api('GET common3/supportedCountries', { signal })
    // The calls take Canadian addresses alone: the first country is the only one.
    const [country] = countries
    if (!country) return null
    const params = { country: country.code }
    const { provinces } = await api('GET common3/provinces/{country}', { params, signal })
    return { country: country.name, provinces }
  } catch (error) {
    if (!isFailure(error)) throw error
    return null
  }
}
