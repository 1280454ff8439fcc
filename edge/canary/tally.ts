import { networkOf } from 'server-kit/network.ts'
import type { Composition } from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { LIMITS } from '../limits.ts'
import { ofComposition } from '../page/composed.ts'
import type { Vitals } from '../vitals/vitals.ts'
import { createCrowds } from './crowds.ts'

/** What was seen of one visitor within the window. */
export interface Sighting {
  /** Last page load, ms. */
  at: number
  network: string
  /** Release of each channel in the last page load. */
  releases: ReadonlyMap<string, string>
  /** Channels whose release failed in it, and who saw that. */
  failed: Map<string, 'edge' | 'page'>
  /** Channels whose release threw in the page where nobody caught it. */
  threw: Set<string>
  /** Channels whose release answered one of its pages with 4xx: not found, not allowed. */
  turnedAway: Set<string>
  /** The page said that it runs; null when it was not asked to. */
  alive: boolean | null
  loads: number
  /** Time to the first byte of the last page, ms; null before it was there. */
  took: number | null
  /** How the last page of each channel was that told; of the host any page. */
  vitals: Map<string, Vitals>
}

/** Of a composition, by channel: the same map for all who were given it. */
const releasesOf = ofComposition(
  ({ host, remotes }): ReadonlyMap<string, string> =>
    new Map([host, ...Object.values(remotes)].map(({ name, release }) => [name, release])),
)

export type Tally = ReturnType<typeof createTally>

/**
 * Who was given which release lately, and for whom it failed: a sliding window over visitors, not over messages, so that
 * a page which fails a hundred times counts once, and nobody counts who was not given the release by this edge.
 * @param now clock, ms
 */
export function createTally(now: () => number = Date.now) {
  const seen = new Map<string, Sighting>()
  const crowds = createCrowds()
  /** When a release of a channel was put on trial last, ms. */
  const trials = new Map<string, { release: string; at: number }>()
  const begun = (name: string, release: string) => {
    const trial = trials.get(name)
    if (trial?.release !== release) return Number.NEGATIVE_INFINITY
    // The clock was put back since: what is seen from here on is of the trial, not only what is seen once that time comes again.
    trial.at = Math.min(trial.at, now())
    return trial.at
  }

  /** Whether a visitor was given a release in its present trial. */
  const isOfTrial = ({ at, releases }: Sighting, name: string) => at >= begun(name, releases.get(name) ?? '')
  const forget = (visitor: string) => {
    crowds.left(seen.get(visitor)?.network ?? '', visitor)
    seen.delete(visitor)
  }

  const given = (visitor: string, name: string, release: string) => {
    const known = seen.get(visitor)
    return known?.releases.get(name) === release ? known : null
  }

  return {
    /** @returns since when a release is on trial, ms; since ever where it is not known that it was before */
    begun,
    /** A page load. @param address of whoever asked */
    viewed(visitor: string, address: string, composition: Composition): void {
      const releases = releasesOf(composition)
      const before = seen.get(visitor)
      const network = networkOf(address)
      // What failed stays counted while the visitor has that release.
      const still = (n: string) =>
        before?.releases.get(n) === releases.get(n) && before !== undefined && isOfTrial(before, n)
      const failed = new Map([...(before?.failed ?? [])].filter(([n]) => still(n)))
      const threw = new Set([...(before?.threw ?? [])].filter(still))
      const turnedAway = new Set([...(before?.turnedAway ?? [])].filter(still))
      const vitals = new Map([...(before?.vitals ?? [])].filter(([n]) => still(n)))
      const loads = (before?.loads ?? 0) + 1
      const alive = composition.watched ? false : null
      seen.set(visitor, {
        at: now(),
        network,
        releases,
        failed,
        threw,
        turnedAway,
        alive,
        loads,
        took: null,
        vitals,
      })
      if (before && before.network !== network) crowds.left(before.network, visitor)
      crowds.came(network, visitor)
      if (seen.size <= LIMITS.visitorsKept) return
      forget(crowds.firstOfCrowd(network) ?? (seen.keys().next().value as string))
    },
    /**
     * A release is put on trial, anew where it was before: by then an operator knows what was seen of it, and whoever had it then says
     * nothing any more.
     */
    begins(name: string, release: string): void {
      trials.set(name, { release, at: now() })
    },
    /** @returns false when this visitor was not given the release by this edge within the window: then it does not count */
    failed(visitor: string, name: string, release: string, where: 'edge' | 'page'): boolean {
      const sighting = given(visitor, name, release)
      if (sighting && sighting.failed.get(name) !== 'edge') sighting.failed.set(name, where)
      return sighting !== null
    },
    /** The same for what threw in use. */
    threw(visitor: string, name: string, release: string): boolean {
      const sighting = given(visitor, name, release)
      sighting?.threw.add(name)
      return sighting !== null
    },
    /** A page of that release was answered with 4xx. */
    turnedAway(visitor: string, name: string, release: string): void {
      given(visitor, name, release)?.turnedAway.add(name)
    },
    /** @param ms from the request to the first byte of the page that was last counted */
    took(visitor: string, ms: number): void {
      const sighting = seen.get(visitor)
      if (sighting) sighting.took = ms
    },
    /** How a page of a remote was: the host's too. */
    was(visitor: string, name: string, release: string, vitals: Vitals): void {
      const sighting = given(visitor, name, release)
      for (const one of [name, HOST_NAME]) sighting?.vitals.set(one, vitals)
    },
    alive(visitor: string): void {
      const sighting = seen.get(visitor)
      if (sighting?.alive === false) sighting.alive = true
    },
    /** Visitors of one release, first seen first. */
    of(name: string, release: string): Sighting[] {
      const from = now() - LIMITS.window
      const found: Sighting[] = []
      for (const [visitor, sighting] of seen) {
        // What was seen later than now was seen before the clock was put back.
        if (sighting.at < from || sighting.at > now()) forget(visitor)
        else if (sighting.releases.get(name) === release && isOfTrial(sighting, name)) found.push(sighting)
      }
      return found
    },
    now,
  }
}
