import type { PublicRelease, PublicReleases } from 'shared-contracts/release/composition.ts'
import { within } from './limit.ts'

export const PUBLIC_RELEASES = '/.well-known/releases.json'

/**
 * Releases that may stand in for a remote, best first: those now in service (the one that failed may have been
 * taken back since the page was made), then the last good ones.
 * @param limit time for the request (ms)
 * @throws when the document does not come
 */
export async function readLastGood(remote: string, limit: number): Promise<PublicRelease[]> {
  const line = await within(limit, PUBLIC_RELEASES, async () => {
    const response = await fetch(PUBLIC_RELEASES, { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`${PUBLIC_RELEASES} answered ${response.status}`)
    return ((await response.json()) as PublicReleases).remotes[remote]
  })
  if (!line) return []
  return [...line.active, ...line.lastGood].flatMap(id => line.releases[id] ?? [])
}
