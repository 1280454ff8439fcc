import type { FastifyInstance } from 'fastify'
import { SHOP_EVENTS, type ShopEvent } from '../shop.ts'
import type { WorkLimit } from './work-limit.ts'

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface Series {
  count: number
  seconds: number
  buckets: number[]
}

export interface Metrics {
  count(event: ShopEvent): void
  /** Counts every request and puts /metrics on the server. */
  attach(app: FastifyInstance, limits: Record<string, WorkLimit>): void
}

/** Counters in the text format that Prometheus reads; labels are route patterns, never addresses. */
export function createMetrics(): Metrics {
  const events = Object.fromEntries(SHOP_EVENTS.map(name => [name, 0])) as Record<ShopEvent, number>
  const requests = new Map<string, Series>()
  return {
    count: event => {
      events[event]++
    },
    attach(app, limits) {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'none'
        const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`
        const series = requests.get(labels) ?? { count: 0, seconds: 0, buckets: BUCKETS.map(() => 0) }
        const seconds = reply.elapsedTime / 1000
        series.count++
        series.seconds += seconds
        BUCKETS.forEach((bound, i) => {
          if (seconds <= bound) series.buckets[i] = (series.buckets[i] ?? 0) + 1
        })
        requests.set(labels, series)
      })
      app.get('/metrics', async (_, reply) => {
        reply.type('text/plain; version=0.0.4; charset=utf-8')
        return [...requestLines(requests), ...limitLines(limits), ...eventLines(events), ''].join('\n')
      })
    },
  }
}

function* requestLines(requests: Map<string, Series>) {
  yield '# TYPE http_request_duration_seconds histogram'
  for (const [labels, { count, seconds, buckets }] of requests) {
    for (const [i, bound] of BUCKETS.entries())
      yield `http_request_duration_seconds_bucket{${labels},le="${bound}"} ${buckets[i]}`
    yield `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`
    yield `http_request_duration_seconds_sum{${labels}} ${seconds.toFixed(6)}`
    yield `http_request_duration_seconds_count{${labels}} ${count}`
  }
}

function* limitLines(limits: Record<string, WorkLimit>) {
  yield '# TYPE work_in_flight gauge'
  for (const [name, limit] of Object.entries(limits)) {
    yield `work_in_flight{class="${name}",state="running"} ${limit.running}`
    yield `work_in_flight{class="${name}",state="waiting"} ${limit.waiting}`
  }
}

function* eventLines(events: Record<ShopEvent, number>) {
  yield '# TYPE shop_events_total counter'
  for (const [name, n] of Object.entries(events)) yield `shop_events_total{event="${name}"} ${n}`
}
