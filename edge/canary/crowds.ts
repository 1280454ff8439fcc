import { siteOf } from 'server-kit/network.ts'
import { LIMITS } from '../limits.ts'

/** Visitors by the networks that one customer may have: one that makes up visitors without end must not have the others forgotten. */
export function createCrowds() {
  const visitorsOf = new Map<string, Set<string>>()

  return {
    came(from: string, visitor: string): void {
      const network = siteOf(from)
      const visitors = visitorsOf.get(network)
      if (visitors) visitors.add(visitor)
      else visitorsOf.set(network, new Set([visitor]))
    },
    left(from: string, visitor: string): void {
      const network = siteOf(from)
      const visitors = visitorsOf.get(network)
      visitors?.delete(visitor)
      if (visitors?.size === 0) visitorsOf.delete(network)
    },
    /** @returns the one of a network that was seen first there; null where it has no more than its share of what is remembered */
    firstOfCrowd(network: string): string | null {
      const visitors = visitorsOf.get(siteOf(network))
      if (!visitors || visitors.size <= LIMITS.visitorsOfCrowd) return null
      return visitors.keys().next().value ?? null
    },
  }
}
