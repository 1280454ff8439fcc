import type { PublicRelease, PublicReleases } from 'shared-contracts/release/composition.ts'
import { RELEASES_PATH } from 'shared-contracts/release/well-known.ts'
import { within } from './limit.ts'

export const PUBLIC_RELEASES = RELEASES_PATH

/**
 * Releases that may stand in for a remote, best first: those now in service (the one that failed may have been
 * taken back since the page was made), then the last good ones.
 * @param limit time for the request (ms)
 * @throws when the document does not come
 */
export async function readLastGood(remote: string, limit: number): Promise<PublicRelease[]> {
  const document = await within(limit, PUBLIC_RELEASES, async (): Promise<PublicReleases> => {
    // It is the same for everyone. Without cookies browsers take a connection of another pool: under HTTP/1.1 the files of
    // a release that hangs can hold all six of the first.
    const response = await fetch(PUBLIC_RELEASES, {
      credentials: 'omit',
      headers: { accept: 'application/json' },
    })
    if (!response.ok) throw new Error(`${PUBLIC_RELEASES} answered ${response.status}`)
    return response.json()
  })
  const channel = document.remotes[remote]
  if (!channel) return []
  return [...channel.active, ...channel.lastGood].flatMap(id => channel.releases[id] ?? [])
}
