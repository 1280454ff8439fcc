import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { listenForMetrics, type MetricsPort } from 'server-kit/metrics-port.ts'
import type { Clock } from '../database/clock.ts'
import { SHOP_EVENTS, type ShopEvent } from '../shop.ts'
import type { WorkLimit } from './work-limit.ts'

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export interface Metrics {
  count(event: ShopEvent): void
  /** Counts every request of the server. */
  attach(app: FastifyInstance, limits: Record<string, WorkLimit>, clock: Clock): void
  /** Serves them on a port of their own, which no proxy of the shop leads to. */
  listen(at: { host: string; port: number }): Promise<MetricsPort>
}

/** What Prometheus reads; labels are route patterns, never addresses. One registry per server. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const events = new Counter({
    name: 'shop_events_total',
    help: 'What happened to orders and payments',
    labelNames: ['event'],
    registers,
  })
  for (const event of SHOP_EVENTS) events.inc({ event }, 0)
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  return {
    count: event => events.inc({ event }),
    attach(app, limits, clock) {
      new Gauge({
        name: 'shop_clock_ahead_seconds',
        help: 'By how much the clock of this machine is ahead of the database’s',
        registers,
        collect() {
          this.set(clock.ahead() / 1000)
        },
      })
      new Gauge({
        name: 'work_in_flight',
        help: 'Requests at work, and those that wait for their turn',
        labelNames: ['class', 'state'],
        registers,
        collect() {
          for (const [name, { running, waiting }] of Object.entries(limits)) {
            this.set({ class: name, state: 'running' }, running)
            this.set({ class: name, state: 'waiting' }, waiting)
          }
        },
      })
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'none'
        requests.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        )
      })
    },
    listen: at => listenForMetrics({ text: () => registry.metrics(), contentType: registry.contentType }, at),
  }
}
