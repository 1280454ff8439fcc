import { Histogram, Counter as PromCounter, Gauge as PromGauge, Registry } from 'prom-client'

const COUNTERS = {
  edge_pages_total: {
    help: 'Pages answered, by status and by host release used.',
    labels: ['status', 'host'],
  },
  edge_api_calls_total: { help: 'Calls made to the API for pages, by outcome.', labels: ['outcome'] },
  edge_late_cookies_total: {
    help: 'Answers of the API whose cookies came after the page had begun, and are lost.',
    labels: [],
  },
  edge_loads_total: { help: 'Page loads, by remote and release given.', labels: ['remote', 'release'] },
  edge_canary_stops_total: {
    help: 'Releases taken off by this edge, by remote and release.',
    labels: ['remote', 'release'],
  },
  edge_canary_pauses_total: {
    help: 'Canaries that this edge gives nobody until an operator has looked, by remote and release.',
    labels: ['remote', 'release'],
  },
  edge_failures_total: {
    help: 'Remotes that failed, by remote, release, phase and where.',
    labels: ['remote', 'release', 'phase', 'where'],
  },
  edge_backend_faults_total: {
    help: 'Answers of the API without what the contract promises, by where they were read.',
    labels: ['where'],
  },
  edge_document_refused_total: { help: 'Release documents refused, by reason.', labels: ['reason'] },
  edge_files_total: { help: 'Release files answered, by status.', labels: ['status'] },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>

const GAUGES = {
  edge_document_serial: 'Serial of the release document in use.',
  edge_document_expires_seconds: 'Seconds until the release document in use expires.',
  edge_releases_loaded: 'Releases whose code this process holds.',
  edge_disk_free_bytes: 'Room on the disk that verified code is written to.',
  process_start_time_seconds: 'When this process began, as Unix time.',
  process_resident_memory_bytes: 'Resident memory.',
} as const satisfies Record<string, string>

const PAGE_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export type Counter = keyof typeof COUNTERS
export type Gauge = keyof typeof GAUGES
type Labels<Name extends Counter> = Record<(typeof COUNTERS)[Name]['labels'][number], string | number>
export type Metrics = ReturnType<typeof createMetrics>

/** Counts for one edge, in a registry of its own: several may run in one process. */
export function createMetrics() {
  const registry = new Registry()
  const counters = new Map<string, PromCounter>()
  for (const [name, { help, labels }] of Object.entries(COUNTERS))
    counters.set(name, new PromCounter({ name, help, labelNames: labels, registers: [registry] }))
  const readers = new Map<Gauge, () => number>()
  for (const [name, help] of Object.entries(GAUGES)) {
    new PromGauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(readers.get(name as Gauge)?.() ?? 0)
      },
    })
  }
  const pages = new Histogram({
    name: 'edge_page_seconds',
    help: "Time to a page's first byte.",
    buckets: PAGE_BUCKETS_SECONDS,
    registers: [registry],
  })

  return {
    count<Name extends Counter>(
      name: Name,
      ...labels: [] extends (typeof COUNTERS)[Name]['labels'] ? [] : [Labels<Name>]
    ) {
      counters.get(name)?.inc(labels[0] ?? {})
    },
    gauge(name: Gauge, read: () => number) {
      readers.set(name, read)
    },
    /** @param seconds from the request to the first byte of a page */
    pageTook: (seconds: number) => pages.observe(seconds),
    /** Prometheus text. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
