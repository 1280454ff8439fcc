import { integrityAddress, type PageRelease } from 'shared-contracts/release/composition.ts'
import { type TrustScript, trustRelease } from './import-map.ts'
import { within } from './limit.ts'
import { retryOnce } from './retry-once.ts'

/**
 * Adds to the page's import map what the server left out of it: the integrity of the files of a release that the page did not show.
 * @param limit time for the request (ms)
 * @throws when it does not come: none of the files may run then
 */
export async function learnIntegrity(release: PageRelease, trust: TrustScript, limit: number): Promise<void> {
  const address = integrityAddress(release)
  const files = await within(limit, address, () =>
    retryOnce(async (): Promise<Record<string, string>> => {
      // The same for everyone.
      const response = await fetch(address, { credentials: 'omit' })
      if (!response.ok) throw new TypeError(`${address} answered ${response.status}`)
      return response.json()
    }),
  )
  trustRelease({ base: release.base, files }, trust)
}
