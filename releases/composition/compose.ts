import type { Composition } from 'shared-contracts/release/composition.ts'
import type { PublishedRelease, ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { isFallback } from '../channels/quarantine.ts'
import { ReleaseError } from '../refusal.ts'
import { bucket } from './bucket.ts'

/**
 * Which release of each channel this visitor gets (REL-4). Channels without a usable release are left out.
 * `lastGood` also holds the chain of the host, under its name.
 * @throws ReleaseError when no host is live
 */
export function compose(document: ReleaseDocument, visitorId: string): Composition {
  const remotes: Composition['remotes'] = {}
  const lastGood: Composition['lastGood'] = {}
  for (const [name, channel] of Object.entries(document.remotes)) {
    const [chosen, ...others] = chain(channel, visitorId)
    if (!chosen) continue
    remotes[name] = chosen
    lastGood[name] = others
  }
  const { [HOST_NAME]: host, ...others } = remotes
  if (!host)
    throw new ReleaseError('refused', `no ${HOST_NAME} is live in document ${document.serial}`, [
      'nobody was given a page by it',
    ])
  return { serial: document.serial, host, remotes: others, lastGood }
}

/** @returns what decides the visitor's composition of this document: who has the same gets the same */
export const placesOf = (document: ReleaseDocument, visitorId: string): string =>
  Object.values(document.remotes)
    .map(channel => placeOf(channel, visitorId))
    .join()

/** Index of the active release that is the visitor's; of one that serves everyone there is nothing to draw lots for. */
const placeOf = ({ active, salt }: ReleaseChannel, visitorId: string): number =>
  active.length > 1 ? placeIn(active, bucket(salt, visitorId)) : 0

/** The visitor's release first, then what may stand in for it: older active ones, then those that served before. */
function chain(channel: ReleaseChannel, visitorId: string): PublishedRelease[] {
  if (channel.active.length === 0) return []
  const place = placeOf(channel, visitorId)
  const older = channel.active.slice(0, place).toReversed()
  const ids = [
    channel.active[place]?.release ?? null,
    ...older.map(active => active.release),
    ...channel.lastGood.filter(id => isFallback(channel, id)),
  ]
  const newer = new Set(channel.active.slice(place + 1).map(active => active.release))
  return [...new Set(ids)]
    .filter(id => id !== null)
    .filter(id => !channel.blocked.includes(id) && !newer.has(id))
    .flatMap(id => channel.releases[id] ?? [])
}

/**
 * Counted from the top: the newest release is last and owns the highest buckets, so a higher weight
 * only moves its lower border down and nobody who has it loses it.
 * @param place the visitor's bucket, 0–99
 * @returns index of the active release that owns it
 */
export function placeIn(active: ReleaseChannel['active'], place: number): number {
  let border = 100
  for (let index = active.length - 1; index >= 0; index--) {
    border -= active[index]?.weight ?? 0
    if (place >= border) return index
  }
  return 0
}
