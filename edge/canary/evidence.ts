import { LIMITS } from '../limits.ts'
import type { Sighting } from './tally.ts'

/** Visitors of a release, and how many of them it failed for. */
export interface Figures {
  visitors: number
  failed: number
}

interface Kind {
  /** In the audit log's words. */
  words: string
  /** Visitors of a release that are looked at. */
  counted(sightings: readonly Sighting[], now: number): readonly Sighting[]
  failed(sighting: Sighting, name: string): boolean
  /** Networks that failures must come from before they count. */
  networks: number
  /** What it may do to a canary: block it, or have its visitors get the baseline from this edge until an operator has looked. */
  act: 'stop' | 'pause'
}

/**
 * What may stop a canary. What the edge saw itself counts for everyone. What pages tell anyone could tell: of one network
 * only a few visitors count, whether they failed or not, and failures of several networks are needed.
 */
export const EVIDENCE = {
  edge: {
    words: 'failed on the server',
    counted: all => all,
    failed: (sighting, name) => sighting.failed.get(name) === 'edge',
    networks: 1,
    act: 'stop',
  },
  page: {
    words: 'failed',
    counted: all => fewPerNetwork(all),
    failed: (sighting, name) => sighting.failed.has(name),
    networks: LIMITS.networksThatFail,
    act: 'pause',
  },
  // Apart from the above: what throws now and then in every release must not hide one that cannot be drawn.
  use: {
    words: 'threw in use',
    counted: all => fewPerNetwork(all),
    failed: ({ threw }, name) => threw.has(name),
    networks: LIMITS.networksThatFail,
    act: 'pause',
  },
  // A page that never says that it runs: an endless loop sends no beacon. Visitors without scripts are on both sides.
  frozen: {
    words: 'never came alive',
    counted: (all, now) =>
      fewPerNetwork(all).filter(({ alive, at }) => alive !== null && now - at > LIMITS.aliveWithin),
    failed: ({ alive }) => alive === false,
    networks: LIMITS.networksThatFail,
    act: 'pause',
  },
} as const satisfies Record<string, Kind>
export type EvidenceKind = keyof typeof EVIDENCE

/** @param sightings visitors of one release of channel `name` */
export function figuresOf(
  kind: EvidenceKind,
  name: string,
  sightings: readonly Sighting[],
  now: number,
): Figures {
  const { counted, failed, networks }: Kind = EVIDENCE[kind]
  const visitors = counted(sightings, now)
  const bad = visitors.filter(sighting => failed(sighting, name))
  const enough = new Set(bad.map(({ network }) => network)).size >= networks
  return { visitors: visitors.length, failed: enough ? bad.length : 0 }
}

function fewPerNetwork(sightings: readonly Sighting[]): Sighting[] {
  const counts = new Map<string, number>()
  return sightings.filter(({ network }) => {
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    return count <= LIMITS.visitorsPerNetwork
  })
}
