import type { FastifyInstance } from 'fastify'

/**
 * While the server stops, a connection whose answer is finished is closed: kept alive it would hold the
 * process until its client goes.
 * @returns whether the server is stopping
 */
export function followStop(app: FastifyInstance): () => boolean {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    // The connection counts as idle only after this hook.
    if (stopping) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
  return () => stopping
}
