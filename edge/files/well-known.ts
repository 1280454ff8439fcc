import type { FastifyInstance } from 'fastify'
import { publicReleases } from 'releases/composition/public.ts'
import type { Edge } from '../edge.ts'

/** `/.well-known/releases.json`: asked by pages when a release fails, and by people. */
export function wellKnown(app: FastifyInstance, edge: Edge): void {
  app.get('/.well-known/releases.json', async (request, reply) => {
    const document = await edge.live.current()
    reply.header('cache-control', 'no-cache')
    if (!document) return reply.code(503).send({ error: 'no release document' })
    const etag = `"${document.serial}"`
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return publicReleases(document)
  })
}
