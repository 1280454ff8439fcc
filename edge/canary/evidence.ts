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
  /** @param limit what `limitOf` says of the baseline */
  failed(sighting: Sighting, name: string, limit: number): boolean
  /** Where failing is a matter of degree: up to where the baseline is well. */
  limitOf?(baseline: readonly Sighting[]): number
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
  // The edge's own watch, so everyone counts; what is slow may still be right, so an operator looks. Who waited for what stands in
  // for a failed part is evidence of failing: counted here too, a pause would come before the stop.
  slow: {
    words: 'waited long for the page',
    counted: all => all.filter(({ took }) => took !== null),
    failed: ({ took, failed }, name, limit) => took !== null && took > limit && !failed.has(name),
    limitOf: slowFrom,
    networks: 1,
    act: 'pause',
  },
} as const satisfies Record<string, Kind>

/** @returns what tells failing from not in a kind of evidence where that is a matter of degree */
export function limitOf(kind: EvidenceKind, baseline: readonly Sighting[]): number | undefined {
  const { limitOf: found }: Kind = EVIDENCE[kind]
  return found?.(baseline)
}

/** All but one in twenty of the baseline's visitors waited less, with room above. */
const USUAL_SHARE = 0.95
const SLOWER_TIMES = 1.5
const SLOWER_MS = 100

/** @returns from how many ms on a page is slow beside these */
function slowFrom(baseline: readonly Sighting[]): number {
  const times = baseline.flatMap(({ took }) => (took === null ? [] : [took])).sort((a, b) => a - b)
  const usual = times[Math.floor(times.length * USUAL_SHARE)]
  return usual === undefined ? Number.POSITIVE_INFINITY : usual * SLOWER_TIMES + SLOWER_MS
}

export type EvidenceKind = keyof typeof EVIDENCE

/**
 * @param sightings visitors of one release of channel `name`
 * @param limit of a kind that has one
 */
export function figuresOf(
  kind: EvidenceKind,
  name: string,
  sightings: readonly Sighting[],
  now: number,
  limit = Number.POSITIVE_INFINITY,
): Figures {
  const { counted, failed, networks }: Kind = EVIDENCE[kind]
  const visitors = counted(sightings, now)
  const bad = visitors.filter(sighting => failed(sighting, name, limit))
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
