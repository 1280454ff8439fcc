import { folderStore } from 'releases/store/folder.ts'
import type { ReleaseStore } from 'releases/store/store.ts'
import { createHosts, type Hosts } from './code/host.ts'
import { createNodeFiles, type NodeFiles } from './code/node-files.ts'
import type { EdgeConfig } from './config.ts'
import { type LiveDocument, liveDocument } from './document/live-document.ts'
import type { Log } from './operation/log.ts'
import { createMetrics, type Metrics } from './operation/metrics.ts'

/** What one edge process is made of; nothing in it belongs to a visitor. */
export interface Edge {
  config: EdgeConfig
  store: ReleaseStore
  live: LiveDocument
  code: NodeFiles
  hosts: Hosts
  metrics: Metrics
}

export function createEdge(config: EdgeConfig, log: Log): Edge {
  const metrics = createMetrics()
  const store = folderStore(config.releases.store)
  const code = createNodeFiles(store, config.cache)
  const live = liveDocument({ store, settings: config.releases, cache: config.cache, log, metrics })
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss())
  return { config, store, live, code, hosts: createHosts(code), metrics }
}
