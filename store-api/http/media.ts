import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

export const MEDIA_FOLDER = fileURLToPath(new URL('../demo/media', import.meta.url))

/** Pictures. An address with the content's hash (`?v=`) is kept for good; one without is asked about again. */
export async function mediaRoutes(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: MEDIA_FOLDER,
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
