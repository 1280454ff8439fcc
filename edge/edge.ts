import { openStore } from 'releases/store/open.ts'
import type { ReleaseStore } from 'releases/store/store.ts'
import { createHosts, type Hosts } from './code/host.ts'
import { createNodeFiles, type NodeFiles } from './code/node-files.ts'
import type { EdgeConfig } from './config.ts'
import { type LiveDocument, liveDocument } from './document/live-document.ts'
import type { Log } from './operation/log.ts'
import { createMetrics, type Metrics } from './operation/metrics.ts'
import { createPreviews, type Previews } from './preview/previews.ts'

/** What one edge process is made of; nothing in it belongs to a visitor. */
export interface Edge {
  config: EdgeConfig
  store: ReleaseStore
  live: LiveDocument
  code: NodeFiles
  hosts: Hosts
  metrics: Metrics
  previews: Previews
}

export function createEdge(config: EdgeConfig, log: Log): Edge {
  const metrics = createMetrics()
  const store = openStore(config.releases.store)
  const code = createNodeFiles(store, config.cache)
  const live = liveDocument({ store, settings: config.releases, cache: config.cache, log, metrics })
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss())
  const previews = createPreviews({ store, settings: config.releases, live })
  return { config, store, live, code, hosts: createHosts(code), metrics, previews }
}
