import type { SavedAddress } from 'shared-contracts/api/account/addresses.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { loadRegion, type Region, regionInMemory } from './load-region.ts'
import { loadSaved } from './load-saved.ts'

/** What is known before an address is typed. */
export interface KnownAddress {
  /** Null where it does not load: a province's letters are typed then. */
  region: Region | null
  saved: readonly SavedAddress[]
}

export async function loadKnownAddress(
  app: Pick<App, 'api' | 'state'>,
  signal: AbortSignal,
): Promise<KnownAddress> {
  const [region, saved] = await Promise.all([loadRegion(app, signal), loadSaved(app, signal)])
  return { region, saved }
}

/** Of a guest. @returns null where it has to be asked for */
export function addressInMemory({ state }: Pick<App, 'state'>): KnownAddress | null {
  const region = regionInMemory(state)
  return region && { region, saved: [] }
}
