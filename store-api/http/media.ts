import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** A store's own pictures. An address with the content's hash (`?v=`) is kept for good; one without is asked about again. */
export async function mediaRoutes(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, _path) => {
      const versioned = /[?&]v=[0-9a-f]{10}\b/.test(reply.request.raw.url ?? '')
      reply.header('cache-control', versioned ? 'public, max-age=31536000, immutable' : 'public, no-cache')
      reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
