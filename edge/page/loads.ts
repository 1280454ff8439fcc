import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { Metrics } from '../observability/metrics.ts'

/** Told of each release that a page begins with; the same is told again and again. */
export type Loaded = (release: Pick<PublishedRelease, 'name' | 'release'>) => void

/** @returns counts what one page view begins with, each release once */
export function countLoads(metrics: Metrics): Loaded {
  const counted = new Set<string>()
  return ({ name, release }) => {
    const key = `${name} ${release}`
    if (counted.has(key)) return
    counted.add(key)
    metrics.count('edge_loads_total', { remote: name, release })
  }
}
