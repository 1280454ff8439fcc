import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { compose } from 'releases/composition'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import type { Edge } from '../edge.ts'
import { followStop } from '../process/stopping.ts'
import { diskWords, freeBytes } from './disk.ts'

/** `/healthz` (the process answers), `/readyz` (a page can be rendered). */
export function health(app: FastifyInstance, edge: Edge): void {
  const stopping = followStop(app)
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const { problem, note: standsIn } = stopping() ? { problem: 'stopping' } : await readiness(edge)
    if (problem !== undefined) return reply.code(503).send({ ok: false, problem })
    // What is live runs from memory: taking this edge away would close the shop for want of room.
    const note = [standsIn, littleRoom(edge)].filter(Boolean).join('; ')
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

interface Readiness {
  /** Why no page can be rendered. */
  problem?: string
  /** Why pages are rendered by another host than the one in service. */
  note?: string
}

/** Loads the code of what is live ahead of the first visitor: of hosts, as for a page, the first that loads will do (REL-3). */
async function readiness(edge: Edge): Promise<Readiness> {
  const document = await edge.live.current()
  if (!document) return { problem: 'no release document' }
  const wrong: string[] = []
  try {
    const { host, remotes, lastGood } = compose(document, '')
    await Promise.allSettled(Object.values(remotes).map(remote => edge.code.entry(remote)))
    for (const one of [host, ...(lastGood[HOST_NAME] ?? [])]) {
      edge.entering(READY, '', one)
      const words = await edge.hosts.load(one).then(
        () => null,
        error => diskWords(error, edge.config.cache),
      )
      if (words !== null) wrong.push(words)
      else if (one === host) return {}
      else
        return { note: `${host.name} ${host.release} does not load, ${one.release} stands in: ${wrong[0]}` }
    }
  } catch (error) {
    return { problem: diskWords(error as Error, edge.config.cache) }
  } finally {
    edge.leaving(READY)
  }
  return { problem: wrong[0] ?? 'nothing can be rendered' }
}
