import type { FastifyInstance } from 'fastify'
import { compose } from 'releases/composition'
import { apiError } from '../api-error.ts'
import type { Edge } from '../edge.ts'
import { encodingFor } from '../page/encoding.ts'
import { visitorOf } from '../page/visitor.ts'
import { isKnown } from './is-known.ts'
import { notFound } from './send-file.ts'
import { typeOf } from './types.ts'
import { createVerifiedFiles } from './verified-file.ts'

const WORKER = 'worker/sw.js'

/** A worker fetches for pages: what it may reach is its own answer's matter. */
const POLICY = "default-src 'none'; connect-src 'self'"

/** Empties every cache and removes itself: pages are the network's alone with the next navigation. */
const REMOVAL = `addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))
`

/**
 * The service worker of the host that this visitor is given. Browsers ask for it with each navigation, past the worker itself, so that
 * one that is broken can always be taken back: by the release document (`releases worker off`), by SERVICE_WORKER=off here, or
 * by a host release without one (PWA-5). A browser checks no integrity of a worker, so what the store holds is checked here.
 */
export function serviceWorker(app: FastifyInstance, edge: Edge): void {
  const verified = createVerifiedFiles(edge.store)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/sw.js',
    async handler(request, reply) {
      reply.header('content-security-policy', POLICY)
      const document = edge.config.serviceWorker ? await edge.live.current() : null
      // An edge that has none yet knows nothing of the worker: browsers keep theirs, and what waits in it, while the shop is away.
      if (edge.config.serviceWorker && !document)
        return reply
          .code(503)
          .header('cache-control', 'no-store')
          .send(apiError('unavailable', 'no release document'))
      const host =
        document && document.worker !== 'off' && compose(document, visitorOf(request.cookies, false).id).host
      reply.header('cache-control', 'no-cache')
      if (!host || !Object.hasOwn(host.files, WORKER)) return reply.type(typeOf(WORKER)).send(REMOVAL)
      const file = await verified(host, WORKER)
      if (!file) return notFound(reply)
      const encoding = encodingFor(request)
      const etag = `"${host.files[WORKER]?.slice(7, 39)}${encoding ? `-${encoding}` : ''}"`
      reply.type(typeOf(WORKER)).header('vary', 'Accept-Encoding').header('etag', etag)
      reply.header('cross-origin-resource-policy', 'same-origin')
      if (isKnown(request, etag)) return reply.code(304).send()
      if (encoding) reply.header('content-encoding', encoding)
      return reply.send(file[encoding ?? 'plain'])
    },
  })
}
