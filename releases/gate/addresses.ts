import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'

export interface Visit {
  /** Path pattern the address stands for. */
  pattern: string
  /** Address below the shop's root. */
  address: string
}

/** @returns one address for each path of the releases; `/` where there are none */
export function visitsOf(releases: readonly Pick<ReleaseManifest, 'paths' | 'samples'>[]): Visit[] {
  const visits = releases.flatMap(({ paths, samples = {} }) =>
    Object.keys(paths).map(pattern => ({
      pattern,
      address: Object.hasOwn(samples, pattern) ? (samples[pattern] ?? '/') : filled(pattern),
    })),
  )
  return visits.length > 0 ? visits : [{ pattern: '/', address: '/' }]
}

/** A parameter's own name stands in for its value: the page then shows what it shows for something unknown. */
const filled = (pattern: string) =>
  pattern
    .replace(/\/:[^/]+\?/g, '')
    .replace(/:([^/]+)/g, '$1')
    .replace(/\/\*$/, '') || '/'
