import type { FastifyInstance } from 'fastify'

/** /healthz: the process answers. /readyz: it can serve, its database included. */
export function healthRoutes(app: FastifyInstance, ping: () => Promise<void>): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await ping()
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer')
      return reply.code(503).send({ status: 'database does not answer' })
    }
  })
}
