import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { compose } from 'releases/composition'
import type { Edge } from '../edge.ts'
import { followStop } from '../process/stopping.ts'
import { diskWords, freeBytes } from './disk.ts'

/** `/healthz` (the process answers), `/readyz` (a page can be rendered). */
export function health(app: FastifyInstance, edge: Edge): void {
  const stopping = followStop(app)
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const problem = stopping() ? 'stopping' : await notReady(edge)
    if (problem) return reply.code(503).send({ ok: false, problem })
    // What is live runs from memory: taking this edge away would close the shop for want of room.
    const note = littleRoom(edge)
    return { ok: true, serial: edge.live.last()?.serial, ...(note && { note }) }
  })
}

function littleRoom({ config: { cache, minFree } }: Edge): string | null {
  const free = freeBytes(join(cache, 'code'))
  if (free === null || free >= minFree) return null
  return `${Math.floor(free / 1_000_000)} MB left on the disk of ${cache}: new releases may not run here`
}

/** Stands for a page view. */
const READY = 'ready'

/** Loads the code of what is live ahead of the first visitor. @returns why no page can be rendered, or null */
async function notReady(edge: Edge): Promise<string | null> {
  const document = await edge.live.current()
  if (!document) return 'no release document'
  try {
    const { host, remotes } = compose(document, '')
    await Promise.allSettled(Object.values(remotes).map(remote => edge.code.entry(remote)))
    edge.entering(READY, '', host)
    await edge.hosts.load(host)
    return null
  } catch (error) {
    return diskWords(error as Error, edge.config.cache)
  } finally {
    edge.leaving(READY)
  }
}
