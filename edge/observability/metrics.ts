import { Histogram, Counter as PromCounter, Gauge as PromGauge, Registry } from 'prom-client'
import type { Parts } from '../page/page-times.ts'
import type { Vitals } from '../vitals/vitals.ts'

const COUNTERS = {
  edge_pages_total: {
    help: 'Pages answered, by status and by host release used.',
    labels: ['status', 'host'],
  },
  edge_api_calls_total: { help: 'Calls made to the API for pages, by outcome.', labels: ['outcome'] },
  edge_stale_answers_total: {
    help: 'Answers of the API kept from before that stood in for it, by why: it was unreachable, or answered with an error of its own.',
    labels: ['why'],
  },
  edge_shared_pages_total: {
    help: 'Pages for visitors who have nothing of their own: sent as they were drawn for another one, or drawn.',
    labels: ['what'],
  },
  edge_late_cookies_total: {
    help: 'Answers of the API whose cookies came after the page had begun, and are lost.',
    labels: [],
  },
  edge_given_total: {
    help: 'Page loads of visitors who have the release, whether or not the page shows it, by remote and release.',
    labels: ['remote', 'release'],
  },
  edge_loads_total: {
    help: 'Page loads that began with the release: of the host, of whose page it is, and of what fills its slots.',
    labels: ['remote', 'release'],
  },
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
  edge_page_calls_total: {
    help: 'Calls of the backend that pages told of, by remote and release of the page and outcome.',
    labels: ['remote', 'release', 'outcome'],
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
  edge_store_unread_seconds: 'Seconds since the release store last told what is newest.',
  edge_releases_loaded: 'Releases whose code this process holds.',
  edge_disk_free_bytes: 'Room on the disk that verified code is written to.',
  process_start_time_seconds: 'When this process began, as Unix time.',
  process_resident_memory_bytes: 'Resident memory.',
} as const satisfies Record<string, string>

const PAGE_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const OF_RELEASE = ['remote', 'release'] as const
/** How pages were for shoppers, as a share of them tells; bounds of https://web.dev/articles/vitals among the buckets. */
const VITALS = {
  lcp: {
    name: 'edge_lcp_seconds',
    help: 'Largest Contentful Paint.',
    buckets: [0.5, 1, 1.5, 2, 2.5, 4, 8],
    per: 1_000,
  },
  inp: {
    name: 'edge_inp_seconds',
    help: 'Interaction to Next Paint.',
    buckets: [0.05, 0.1, 0.2, 0.35, 0.5, 1, 3],
    per: 1_000,
  },
  cls: {
    name: 'edge_cls',
    help: 'Cumulative Layout Shift.',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
    per: 1,
  },
  frame: {
    name: 'edge_frame_seconds',
    help: 'The longest frame (Long Animation Frames).',
    buckets: [0.05, 0.1, 0.2, 0.35, 0.5, 1, 3],
    per: 1_000,
  },
} as const

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

  const releases = new Histogram({
    name: 'edge_release_seconds',
    help: "Time to a page's first byte, by remote and release of the page and by what it went into: data, while calls of the API were under way, and render.",
    buckets: PAGE_BUCKETS_SECONDS,
    labelNames: [...OF_RELEASE, 'part'],
    registers: [registry],
  })

  const vitals = Object.entries(VITALS).map(([vital, { name, help, buckets, per }]) => ({
    vital: vital as keyof typeof VITALS,
    per,
    histogram: new Histogram({
      name,
      help: `${help} By remote and release of the page.`,
      buckets: [...buckets],
      labelNames: OF_RELEASE,
      registers: [registry],
    }),
  }))

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
    /** @param took by part, ms */
    releaseTook(of: { remote: string; release: string }, took: Parts) {
      for (const [part, ms] of Object.entries(took)) releases.observe({ ...of, part }, ms / 1_000)
    },
    /** How a page of a release was for its shopper. */
    pageWas(of: { remote: string; release: string }, told: Vitals) {
      for (const { vital, per, histogram } of vitals) {
        const value = told[vital]
        if (value != null) histogram.observe(of, value / per)
      }
      const calls = counters.get('edge_page_calls_total')
      calls?.inc({ ...of, outcome: 'failed' }, told.failedCalls)
      calls?.inc({ ...of, outcome: 'answered' }, Math.max(0, told.calls - told.failedCalls))
    },
    /** Prometheus text. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
