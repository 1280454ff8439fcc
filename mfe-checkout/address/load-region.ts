import { isFailure } from 'shared-contracts/api/failure.ts'
import { isNoCall } from 'shared-contracts/api/no-call.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'

/** Where an address can be: the store's country, and its provinces by name. */
export interface Region {
  country: string
  provinces: readonly { code: string; name: string }[]
}

// Keyed by the page's own state: a shopper who comes back to the form does not wait for the same two answers again.
const byState = new WeakMap<AppState, { language: Language; region: Region }>()

export function regionInMemory(state: AppState): Region | null {
  const known = byState.get(state)
  return known?.language === state.$language.get() ? known.region : null
}

/** A region that came with the page, which comes back to its form without it. */
export const rememberRegion = (state: AppState, region: Region): void =>
  void byState.set(state, { language: state.$language.get(), region })

/**
 * Asks once for as long as the page is open, and anew in another language.
 * @returns null when it does not load: the form then takes a province's letters
 */
export async function loadRegion(
  { api, state }: Pick<App, 'api' | 'state'>,
  signal: AbortSignal,
): Promise<Region | null> {
  const known = regionInMemory(state)
  if (known) return known
  try {
    const { countries } = await api('GET common3/supportedCountries', { signal })
    // The calls take Canadian addresses alone: the first country is the only one.
    const [country] = countries
    if (!country) return null
    const params = { country: country.code }
    const { provinces } = await api('GET common3/provinces/{country}', { params, signal })
    const region = { country: country.name, provinces }
    rememberRegion(state, region)
    return region
  } catch (error) {
    if (!isFailure(error)) throw error
    return isNoCall(error) ? inCanada(state) : null
  }
}

/** Of a store that has no call for it: what the calls take. */
async function inCanada(state: AppState): Promise<Region> {
  const { CANADA } = await import(/* webpackChunkName: "canada" */ './canada.ts')
  const region = CANADA[state.$language.get()]
  rememberRegion(state, region)
  return region
}
