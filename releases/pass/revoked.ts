import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { findChannel } from '../document/lookup.ts'

/** An edge whose clock is behind may still take a pass that is over here. */
const CLOCK_TOLERANCE_MS = 86_400_000

interface Ending {
  /** Of a pass. */
  id: string
  until: string
}
type Revoked = NonNullable<ReleaseDocument['revoked']>

/**
 * @param pass its id @param team remote whose team signed it; null where an operator did
 * @returns whether an operator has taken it back, or the team that made it
 */
export const isRevoked = (document: ReleaseDocument, pass: string, team: string | null): boolean =>
  names(document, pass) || (team !== null && names(findChannel(document, team), pass))

const names = (place: Pick<ReleaseChannel, 'revoked'> | null, pass: string): boolean =>
  place?.revoked !== undefined && Object.hasOwn(place.revoked, pass)

/**
 * @param passes to be taken back as well @param team whose they are, where its key does it: that changes its own channel alone
 * @returns the document without them; null when there is nothing new
 */
export function withoutPasses(
  document: ReleaseDocument,
  passes: readonly Ending[],
  team: string | null,
  now: Date,
): ReleaseDocument | null {
  if (team === null) {
    const revoked = withMore(document.revoked ?? {}, passes, now)
    return revoked && { ...document, revoked }
  }
  const channel = findChannel(document, team)
  const revoked = channel && withMore(channel.revoked ?? {}, passes, now)
  if (!revoked) return null
  return { ...document, remotes: { ...document.remotes, [team]: { ...channel, revoked } } }
}

/** @returns all that are taken back, without those that nobody could use any more; null when there is nothing new */
function withMore(known: Revoked, passes: readonly Ending[], now: Date): Revoked | null {
  const counts = (until: string) => Date.parse(until) + CLOCK_TOLERANCE_MS > now.getTime()
  const more = passes.filter(({ id, until }) => !Object.hasOwn(known, id) && counts(until))
  if (more.length === 0) return null
  const kept = Object.entries(known).filter(([, until]) => counts(until))
  return Object.fromEntries([...kept, ...more.map(({ id, until }) => [id, until] as const)])
}
