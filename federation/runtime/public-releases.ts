import type { PublicRelease, PublicReleases } from 'shared-contracts/release/composition.ts'
import { LateError, within } from './limit.ts'

export const PUBLIC_RELEASES = '/.well-known/releases.json'

/**
 * Releases that may stand in for a remote, best first: those now in service (the one that failed may have been
 * taken back since the page was made), then the last good ones.
 * @param limit time for the request (ms)
 * @param free gives up what else is loading. Called when the request is late, which is then made once more: under
 *   HTTP/1.1 a page has six connections, and a release whose files hang can hold them all.
 * @throws when the document does not come
 */
export async function readLastGood(
  remote: string,
  limit: number,
  free?: () => void,
): Promise<PublicRelease[]> {
  const document = await ask(limit).catch(error => {
    if (!free || !(error instanceof LateError)) throw error
    free()
    return ask(limit)
  })
  const line = document.remotes[remote]
  if (!line) return []
  return [...line.active, ...line.lastGood].flatMap(id => line.releases[id] ?? [])
}

const ask = (limit: number): Promise<PublicReleases> =>
  within(limit, PUBLIC_RELEASES, async () => {
    const response = await fetch(PUBLIC_RELEASES, { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`${PUBLIC_RELEASES} answered ${response.status}`)
    return response.json()
  })
