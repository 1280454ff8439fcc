import type { FastifyInstance } from 'fastify'
import type { Span, Tracing } from 'server-kit/tracing/start.ts'
import { loggable } from './log.ts'

export interface Traces {
  /** The span of a request, by its id; null while nothing is traced. */
  of(request: string): Span | null
}

/**
 * A span for each request. Each trace begins here: visitors have no say in whose they are, or in what is sent. Like the log they hold no
 * query and nothing that may say who someone is.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing | null): Traces {
  const spans = new Map<string, Span>()
  if (tracing) {
    app.addHook('onRequest', async ({ id, method, url }) => {
      const path = loggable(url)
      spans.set(id, tracing.begin(`${method} ${path}`, { 'http.request.method': method, 'url.path': path }))
    })
    app.addHook('onResponse', async ({ id }, reply) => {
      const serial = reply.getHeader('x-arcade-serial')
      spans.get(id)?.end(reply.statusCode, serial === undefined ? {} : { 'arcade.serial': Number(serial) })
      spans.delete(id)
    })
    // Who leaves before the answer is there gets none.
    app.addHook('onRequestAbort', async ({ id }) => {
      spans.get(id)?.end(null)
      spans.delete(id)
    })
    app.addHook('onClose', () => tracing.stop())
  }
  return { of: request => spans.get(request) ?? null }
}
