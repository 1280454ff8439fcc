import { isDeepStrictEqual } from 'node:util'
import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'

/**
 * Whether one document differs from another by what was published, removed or renewed alone: nobody has decided anything about what visitors
 * get, so that whoever decides now decides about what they have seen.
 */
export const nothingDecided = (before: ReleaseDocument, after: ReleaseDocument): boolean =>
  isDeepStrictEqual(decided(before), decided(after))

function decided({ issued: _issued, expires: _expires, serial: _serial, remotes, ...rest }: ReleaseDocument) {
  const channels = Object.entries(remotes).filter(([, channel]) => !isNew(channel))
  return { ...rest, remotes: Object.fromEntries(channels.map(([name, channel]) => [name, moves(channel)])) }
}

const moves = ({ releases: _releases, ...rest }: ReleaseChannel) => rest

/** One that the first publication of a remote has made. */
const isNew = ({ active, lastGood, blocked, frozen }: ReleaseChannel): boolean =>
  !frozen && [active, lastGood, blocked].every(list => list.length === 0)
