import type { FastifyInstance } from 'fastify'
import { type Clock, clockWords } from '../database/clock.ts'
import type { DiskSpace } from './disk-space.ts'
import type { Draining } from './draining.ts'

/**
 * /healthz: the process answers. /readyz: it can serve, its database and room to write included, and is not about to stop. With `?reads`, for
 * balancers, it is ready without room, too: taken away by that, all servers on one full disk would close the shop for who only looks round.
 */
export function healthRoutes(
  app: FastifyInstance,
  {
    ping,
    disk,
    clock,
    draining,
  }: { ping: () => Promise<void>; disk: DiskSpace; clock: Clock; draining: Draining },
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get<{ Querystring: { reads?: string } }>('/readyz', async (request, reply) => {
    if (draining.begun) return reply.code(503).send({ status: 'stopping' })
    try {
      await ping()
      if (await disk.cannotWrite()) {
        const code = request.query.reads === undefined ? 503 : 200
        return reply.code(code).send({ status: 'no room left on the disk' })
      }
      const note = clockWords(clock)
      return { status: 'ready', ...(note && { note }) }
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer')
      return reply.code(503).send({ status: 'database does not answer' })
    }
  })
}
