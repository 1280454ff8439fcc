import { createHash } from 'node:crypto'
import { siteOf } from 'server-kit/network.ts'
import { LIMITS } from '../limits.ts'
import type { Vitals } from '../vitals/vitals.ts'
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
  counted(sightings: readonly Sighting[], now: number, name: string): readonly Sighting[]
  /** @param limit what `limitOf` says of the baseline */
  failed(sighting: Sighting, name: string, limit: number): boolean
  /** Where failing is a matter of degree: up to where the baseline is well. */
  limitOf?(baseline: readonly Sighting[], name: string): number
  /** Networks that failures must come from before they count: all that one customer may have are one. */
  networks: number
  /** What it may do to a canary: block it, or have its visitors get the baseline from this edge until an operator has looked. */
  act: 'stop' | 'pause'
}

/** All but one in twenty of the baseline's visitors had less, with room above. */
const USUAL_SHARE = 0.95
const SLOWER_TIMES = 1.5
const SLOWER_MS = 100
const LCP_LATER = 500
const INP_LATER = 100
const CLS_MORE = 0.1
const FRAME_LONGER = 100

/**
 * What may stop a canary. What fails on the edge itself counts for everyone. What pages tell anyone could tell: of one network
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
  // Nothing failed where a loader's call is refused and the page says so, or where a page draws nothing: but the release before it shows
  // something there. Who asks for what is not there does so of both.
  turnedAway: {
    words: 'was answered with 4xx',
    counted: all => fewPerNetwork(all),
    failed: ({ turnedAway }, name) => turnedAway.has(name),
    networks: LIMITS.networksThatFail,
    act: 'pause',
  },
  empty: {
    words: 'was shown an empty page',
    counted: (all, _now, name) => fewPerNetwork(all.filter(({ vitals }) => vitals.has(name))),
    failed: ({ vitals }, name) => vitals.get(name)?.empty === true,
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
  // The edge's own watch, but how long a page takes is also up to who asks for how many at once, so it counts as what pages tell does.
  // Who waited for what stands in for a failed part is evidence of failing: counted here too, a pause would come before the stop.
  slow: {
    words: 'waited long for the page',
    counted: all => fewPerNetwork(all.filter(({ took }) => took !== null)),
    failed: ({ took, failed }, name, limit) => took !== null && took > limit && !failed.has(name),
    limitOf: all =>
      limitFrom(
        all.flatMap(({ took }) => took ?? []),
        SLOWER_MS,
      ),
    networks: LIMITS.networksThatFail,
    act: 'pause',
  },
  // How pages were for shoppers. Devices and networks are on both sides; a page tells, so an operator looks.
  lcp: vital('waited long for the largest part', ({ lcp }) => lcp, LCP_LATER),
  inp: vital('waited long for an answer to a touch', ({ inp }) => inp, INP_LATER),
  cls: vital('saw the page shift', ({ cls }) => cls, CLS_MORE),
  frame: vital('had a frame that took long', ({ frame = null }) => frame, FRAME_LONGER),
  calls: {
    words: 'had calls that failed',
    counted: all => fewPerNetwork(all),
    failed: ({ vitals }, name) => (vitals.get(name)?.failedCalls ?? 0) > 0,
    networks: LIMITS.networksThatFail,
    act: 'pause',
  },
} as const satisfies Record<string, Kind>

/** @returns what tells failing from not in a kind of evidence where that is a matter of degree */
export function limitOf(
  kind: EvidenceKind,
  name: string,
  baseline: readonly Sighting[],
  now: number,
): number | undefined {
  const { limitOf: found, counted }: Kind = EVIDENCE[kind]
  return found?.(counted(baseline, now, name), name)
}

/** @returns from what on something is bad beside these, with room above of `more` */
function limitFrom(values: readonly number[], more: number): number {
  const usual = [...values].sort((a, b) => a - b)[Math.floor(values.length * USUAL_SHARE)]
  return usual === undefined ? Number.POSITIVE_INFINITY : usual * SLOWER_TIMES + more
}

function vital(words: string, of: (vitals: Vitals) => number | null, more: number) {
  const toldOf = ({ vitals }: Sighting, name: string) => {
    const told = vitals.get(name)
    return told ? of(told) : null
  }
  return {
    words,
    // Who told nothing says nothing.
    counted: (all: readonly Sighting[], _now: number, name: string) =>
      fewPerNetwork(all.filter(one => toldOf(one, name) !== null)),
    failed: (one: Sighting, name: string, limit: number) =>
      (toldOf(one, name) ?? 0) > limit && !one.failed.has(name),
    limitOf: (baseline: readonly Sighting[], name: string) =>
      limitFrom(
        baseline.flatMap(one => toldOf(one, name) ?? []),
        more,
      ),
    networks: LIMITS.networksThatFail,
    act: 'pause',
  } as const
}

export type EvidenceKind = keyof typeof EVIDENCE
export const KINDS = Object.keys(EVIDENCE) as readonly EvidenceKind[]

/** Visitors of a release that are looked at, how many of them it failed for, and in which networks those were, as far as that matters. */
export interface Counts extends Figures {
  networks: string[]
}

/**
 * @param sightings visitors of one release of channel `name`
 * @param limit of a kind that has one
 */
export function countsOf(
  kind: EvidenceKind,
  name: string,
  sightings: readonly Sighting[],
  now: number,
  limit = Number.POSITIVE_INFINITY,
): Counts {
  const { counted, failed, networks }: Kind = EVIDENCE[kind]
  const visitors = counted(sightings, now, name)
  const bad = visitors.filter(sighting => failed(sighting, name, limit))
  const of = new Set(bad.map(({ network }) => siteOf(network)))
  return {
    visitors: visitors.length,
    failed: bad.length,
    networks: [...of].slice(0, networks).map(networkKey),
  }
}

/** @param counts of one release, as several edges counted them */
export function figuresOf(kind: EvidenceKind, counts: readonly Counts[]): Figures {
  const sum = (of: (one: Counts) => number) => counts.reduce((all, one) => all + of(one), 0)
  const enough = new Set(counts.flatMap(({ networks }) => networks)).size >= EVIDENCE[kind].networks
  return { visitors: sum(one => one.visitors), failed: enough ? sum(one => one.failed) : 0 }
}

/** Two networks can be told apart by it, and no shopper found. */
const networkKey = (network: string) => createHash('sha256').update(network).digest('base64url').slice(0, 8)

function fewPerNetwork(sightings: readonly Sighting[]): Sighting[] {
  const counts = new Map<string, number>()
  return sightings.filter(({ network }) => {
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    return count <= LIMITS.visitorsPerNetwork
  })
}
