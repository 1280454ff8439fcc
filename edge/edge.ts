import { join } from 'node:path'
import { openStore, type ReleaseStore } from 'releases/store'
import type { Tracing } from 'server-kit/tracing/start.ts'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import { keptStops } from './canary/kept-stops.ts'
import { createSharedTally } from './canary/shared-tally.ts'
import { createStops } from './canary/stops.ts'
import { createTakeOff } from './canary/take-off.ts'
import { createTally, type Tally } from './canary/tally.ts'
import { watchCanaries } from './canary/watch.ts'
import { type Stop, writeStop } from './canary/write-stop.ts'
import { createHosts, type Hosts } from './code/host.ts'
import { createNodeFiles, type NodeFiles } from './code/node-files.ts'
import type { EdgeConfig } from './config.ts'
import { createDeltas } from './dictionary/deltas.ts'
import { createDictionaries } from './dictionary/dictionaries.ts'
import { type LiveDocument, liveDocument } from './document/live-document.ts'
import { createFailureGroups, type FailureGroups } from './faults/groups.ts'
import { createStoredFiles, type StoredFiles } from './files/stored-files.ts'
import { createKeptAnswers, type KeptAnswers } from './kept/kept-answers.ts'
import { freeBytes } from './observability/disk.ts'
import type { Log } from './observability/log.ts'
import { createMetrics, type Metrics } from './observability/metrics.ts'
import type { Traces } from './observability/traces.ts'
import { createPreviews, type Previews } from './preview/previews.ts'
import { type Blames, createBlames } from './process/blame.ts'
import type { Entered } from './process/suspects.ts'
import { createSharedPages, type SharedPages } from './shared/shared-pages.ts'

/** What one edge process is made of; nothing in it belongs to a visitor. */
export interface Edge {
  config: EdgeConfig
  store: ReleaseStore
  live: LiveDocument
  code: NodeFiles
  hosts: Hosts
  metrics: Metrics
  previews: Previews
  traces: Traces
  tally: Tally
  /** What failed, by what it is. */
  failures: FailureGroups
  blames: Blames
  dictionaries: ReturnType<typeof createDictionaries>
  /** Release files as what differs from another release's. */
  deltas: ReturnType<typeof createDeltas>
  /** And whole. */
  files: StoredFiles
  /** What stands in for the backend while it is away. */
  kept: KeptAnswers
  /** Pages that were drawn for anybody. */
  shared: SharedPages
  /** Takes over what was taken off by processes before this one. */
  recall(): Promise<void>
  /** Looks at every canary once (REL-4). */
  evaluateCanaries(): Promise<void>
  /** Says whose code is about to run for which page view, for whoever watches the process. */
  entering(view: string, path: string, release: PublishedRelease): void
  leaving(view: string): void
}

export interface EdgeHooks {
  /** Where requests are traced; nowhere without it. */
  tracing?: Tracing | null
  /** Called once, when the code of more releases was loaded than one process should hold. */
  full?(): void
  /** Has a stop written by whoever holds the key; without it this process writes it. */
  stop?(stop: Stop): Promise<void>
  /** Told before code of a release runs for a page view, */
  entered?(entered: Entered): void
  /** and when that view has ended. */
  left?(view: string): void
}

export function createEdge(
  config: EdgeConfig,
  { log, traces }: { log: Log; traces: Traces },
  { full = () => {}, stop, entered, left }: EdgeHooks = {},
): Edge {
  const metrics = createMetrics()
  const settings = config.releases
  const store = openStore(settings.store)
  let loaded = 0
  const code = createNodeFiles(store, config.cache, releases => {
    if (loaded <= config.releasesInMemory && releases > config.releasesInMemory) full()
    loaded = Math.max(loaded, releases)
  })
  metrics.gauge('edge_releases_loaded', () => loaded)
  metrics.gauge('edge_disk_free_bytes', () => freeBytes(join(config.cache, 'code')) ?? 0)
  metrics.gauge('process_start_time_seconds', () => performance.timeOrigin / 1000)
  const stops = createStops(keptStops(config.cache, store.location), error =>
    log.warn({ err: error }, 'what is taken off here is not kept for the next process'),
  )
  const tally = createTally()
  const live = liveDocument({ store, settings, cache: config.cache, log, metrics, served: stops.applied })
  const write = stop ?? (one => writeStop(settings, store, one))
  const takeOff = createTakeOff({ live, stops, log, metrics, write })
  const evaluateCanaries = watchCanaries({
    live,
    tally,
    shared: createSharedTally(store, log),
    takeOff,
    write,
    log,
  })
  const blames = createBlames({ live, takeOff })
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss())
  const previews = createPreviews({ store, settings, live })
  return {
    config,
    store,
    live,
    code,
    hosts: createHosts(code),
    metrics,
    previews,
    traces,
    tally,
    failures: createFailureGroups(),
    blames,
    dictionaries: createDictionaries(),
    deltas: createDeltas(store),
    files: createStoredFiles(store),
    kept: createKeptAnswers(),
    shared: createSharedPages(),
    recall: stops.recall,
    evaluateCanaries,
    entering: (view, path, { name, release, publishedAt }) =>
      entered?.({ view, path, name, release, publishedAt }),
    leaving: view => left?.(view),
  }
}
