import type { PageComposition } from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import type { Fault } from './failures.ts'
import { type Figures, figuresOf, type Loaded, renderMsOf } from './figures.ts'
import type { InspectedPage } from './inspected-page.ts'

/** What a page tells of itself, and what its browser measured. */
export interface Seen {
  page: InspectedPage
  composition: PageComposition
  /** Release of a remote that the page has loaded, where it has. */
  used(name: string): string | undefined
  loaded: readonly Loaded[]
  measures: readonly Pick<PerformanceEntry, 'name' | 'duration'>[]
  faults: readonly Fault[]
}

/** What the page knows of the host or of one remote. */
export interface Facts {
  name: string
  /** In use. */
  release: string
  /** That the browser was to get. */
  given: string
  /** File that it begins with; null for the host, which the page has begun with. */
  entry: string | null
  figures: Figures
  /** As the remote measured it; null where it measures nothing. */
  renderMs: number | null
  /** How long the server drew the page with it, and the shell around; null where this is not its page. */
  drawnMs: number | null
  faults: Fault[]
}

/** Host first, then the remotes by name. */
export const namesIn = ({ composition }: Pick<Seen, 'composition'>): string[] => [
  HOST_NAME,
  ...Object.keys(composition.remotes).sort(),
]

export function factsOf(name: string, seen: Seen): Facts {
  const { page, composition, faults } = seen
  const told = name === HOST_NAME ? composition.host : composition.remotes[name]?.release
  const release = seen.used(name) ?? told ?? ''
  return {
    name,
    release,
    given: page.given[name] ?? release,
    entry: composition.remotes[name]?.entry ?? null,
    figures: figuresOf(seen.loaded, name),
    renderMs: renderMsOf(seen.measures, name),
    drawnMs: page.owner === name ? page.drawnMs : null,
    // What nobody can be blamed for is told with the host.
    faults: faults.filter(fault => (fault.name ?? HOST_NAME) === name),
  }
}
