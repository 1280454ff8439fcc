import type { FastifyInstance } from 'fastify'
import type { Draining } from './draining.ts'

/** /healthz: the process answers. /readyz: it can serve, its database included, and is not about to stop. */
export function healthRoutes(app: FastifyInstance, ping: () => Promise<void>, draining: Draining): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    if (draining.begun) return reply.code(503).send({ status: 'stopping' })
    try {
      await ping()
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer')
      return reply.code(503).send({ status: 'database does not answer' })
    }
  })
}
