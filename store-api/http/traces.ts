import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Span, Tracing } from 'server-kit/tracing/start.ts'

/** A span for each request, in the trace of the edge that made it. It names the route, never the address: that may say who someone is. */
export function traceRequests(server: FastifyInstance, tracing: Tracing | null): void {
  if (!tracing) return
  const spans = new WeakMap<FastifyRequest, Span>()
  server.addHook('onRequest', async request => {
    const route = request.routeOptions.url ?? 'none'
    const said = { 'http.request.method': request.method, 'http.route': route }
    spans.set(request, tracing.begin(`${request.method} ${route}`, said, request.headers))
  })
  server.addHook('onResponse', async (request, reply) => spans.get(request)?.end(reply.statusCode))
  server.addHook('onRequestAbort', async request => spans.get(request)?.end(null))
  server.addHook('onClose', () => tracing.stop())
}
