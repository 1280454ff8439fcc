import type { FastifyInstance } from 'fastify'
import { compose } from 'releases/composition'
import type { Edge } from '../edge.ts'
import { followStop } from '../process/stopping.ts'

/** `/healthz` (the process answers), `/readyz` (a page can be rendered). */
export function health(app: FastifyInstance, edge: Edge): void {
  const stopping = followStop(app)
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const problem = stopping() ? 'stopping' : await notReady(edge)
    return problem
      ? reply.code(503).send({ ok: false, problem })
      : { ok: true, serial: edge.live.last()?.serial }
  })
}

/** Loads the code of what is live ahead of the first visitor. @returns why no page can be rendered, or null */
export async function notReady(edge: Edge): Promise<string | null> {
  const document = await edge.live.current()
  if (!document) return 'no release document'
  try {
    const { host, remotes } = compose(document, '')
    await Promise.allSettled(Object.values(remotes).map(remote => edge.code.entry(remote)))
    await edge.hosts.load(host)
    return null
  } catch (error) {
    return (error as Error).message
  }
}
