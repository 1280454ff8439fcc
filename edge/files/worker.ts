import type { FastifyInstance } from 'fastify'
import { compose } from 'releases/composition'
import type { Edge } from '../edge.ts'
import { visitorOf } from '../page/visitor.ts'
import { sendFile } from './send-file.ts'

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
 * by a host release without one (PWA-5).
 */
export function serviceWorker(app: FastifyInstance, edge: Edge): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/sw.js',
    async handler(request, reply) {
      reply.header('content-security-policy', POLICY)
      const document = edge.config.serviceWorker ? await edge.live.current() : null
      const host =
        document && document.worker !== 'off' && compose(document, visitorOf(request.cookies, false).id).host
      if (host && Object.hasOwn(host.files, WORKER))
        return sendFile(edge.store, request, reply, host, WORKER, 'no-cache')
      return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(REMOVAL)
    },
  })
}
