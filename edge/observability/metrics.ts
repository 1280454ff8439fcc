const COUNTERS = {
  edge_pages_total: 'Pages answered, by status and by host release used.',
  edge_api_calls_total: 'Calls made to the API for pages, by outcome.',
  edge_late_cookies_total: 'Answers of the API whose cookies came after the page had begun, and are lost.',
  edge_loads_total: 'Page loads, by remote and release given.',
  edge_canary_stops_total: 'Canaries stopped by this edge, by remote and release.',
  edge_failures_total: 'Remotes that failed, by remote, release, phase and where.',
  edge_document_refused_total: 'Release documents refused, by reason.',
  edge_files_total: 'Release files answered, by status.',
} as const satisfies Record<string, string>

const GAUGES = {
  edge_document_serial: 'Serial of the release document in use.',
  edge_document_expires_seconds: 'Seconds until the release document in use expires.',
  edge_releases_loaded: 'Releases whose code this process holds.',
  process_start_time_seconds: 'When this process began, as Unix time.',
  process_resident_memory_bytes: 'Resident memory.',
} as const satisfies Record<string, string>

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const
const PAGE_SECONDS = 'edge_page_seconds'

export type Counter = keyof typeof COUNTERS
export type Gauge = keyof typeof GAUGES
export type Metrics = ReturnType<typeof createMetrics>

/** Counts for one edge process, told as Prometheus text. */
export function createMetrics() {
  const counts = new Map<Counter, Map<string, number>>()
  const gauges = new Map<Gauge, () => number>()
  const buckets = new Array<number>(BUCKETS.length).fill(0)
  let observed = 0
  let total = 0

  return {
    count(name: Counter, labels: Record<string, string | number> = {}) {
      const series = counts.get(name) ?? new Map<string, number>()
      const key = labelText(labels)
      series.set(key, (series.get(key) ?? 0) + 1)
      counts.set(name, series)
    },
    gauge(name: Gauge, read: () => number) {
      gauges.set(name, read)
    },
    /** @param seconds from the request to the first byte of a page */
    pageTook(seconds: number) {
      observed++
      total += seconds
      for (const [index, border] of BUCKETS.entries())
        if (seconds <= border) buckets[index] = (buckets[index] ?? 0) + 1
    },
    text(): string {
      const lines: string[] = []
      for (const [name, help] of Object.entries(COUNTERS)) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`)
        for (const [labels, value] of counts.get(name as Counter) ?? [])
          lines.push(`${name}${labels} ${value}`)
      }
      for (const [name, help] of Object.entries(GAUGES)) {
        lines.push(
          `# HELP ${name} ${help}`,
          `# TYPE ${name} gauge`,
          `${name} ${gauges.get(name as Gauge)?.() ?? 0}`,
        )
      }
      lines.push(`# HELP ${PAGE_SECONDS} Time to a page's first byte.`, `# TYPE ${PAGE_SECONDS} histogram`)
      for (const [index, border] of BUCKETS.entries())
        lines.push(`${PAGE_SECONDS}_bucket{le="${border}"} ${buckets[index]}`)
      lines.push(
        `${PAGE_SECONDS}_bucket{le="+Inf"} ${observed}`,
        `${PAGE_SECONDS}_sum ${total}`,
        `${PAGE_SECONDS}_count ${observed}`,
      )
      return `${lines.join('\n')}\n`
    },
  }
}

function labelText(labels: Record<string, string | number>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(String(value))}`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}
