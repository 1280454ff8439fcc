import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import {
  changesIdentity,
  isCartCall,
  isKeptAnswer,
  isOwnRecord,
  isPicture,
  isReleaseFile,
} from './worker/addresses.ts'
import { answers } from './worker/answers.ts'
import { CACHES } from './worker/caches.ts'
import { cartCall } from './worker/cart/cart-calls.ts'
import { hasChanges, replay, SYNC_TAG, takeNews } from './worker/cart/queue.ts'
import { takeToken } from './worker/cart/send.ts'
import { filesKept, keepPictures, pictures, releaseFiles } from './worker/files.ts'
import { keepOpened, keepOpenPages } from './worker/keep-ahead.ts'
import { changeOfRecord, withNewVisitor } from './worker/new-visitor.ts'
import { keepAddress, showPage } from './worker/pages.ts'
import { openMessage, showMessage } from './worker/push.ts'

// What an open page reads without a network, and what is fetched once. It never says which release is shown: pages do, and they come
// from the network first (PWA-5). Kept files have their release in their address.
declare const self: ServiceWorkerGlobalScope

type PageEvent = Parameters<typeof showPage>[0]['event']

enableNavigationPreload()
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ request, event }) => showPage({ request, event: event as PageEvent }),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && isReleaseFile(url.pathname), releaseFiles)
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), pictures)
registerRoute(({ url, sameOrigin }) => sameOrigin && isKeptAnswer(url), answers)
for (const method of ['GET', 'POST', 'PUT'] as const)
  registerRoute(({ url, sameOrigin }) => sameOrigin && isCartCall(url.pathname), cartCall, method)
for (const method of ['GET', 'POST'] as const)
  registerRoute(({ url, sameOrigin }) => sameOrigin && changesIdentity(url.pathname), withNewVisitor, method)
registerRoute(({ url, sameOrigin }) => sameOrigin && isOwnRecord(url.pathname), changeOfRecord, 'PUT')

self.addEventListener('push', event => event.waitUntil(showMessage(event.data)))
self.addEventListener('notificationclick', event => event.waitUntil(openMessage(event.notification)))
self.addEventListener('message', event => {
  if (event.data?.arcade === 'opens')
    event.waitUntil(
      keepOpened(String(event.data.path), keepAddress)
        .catch(() => {})
        .then(filesKept),
    )
  if (event.data?.arcade !== 'cart') return
  takeToken(event.data.cookies)
  event.waitUntil(replay().then(async () => event.source?.postMessage(await takeNews())))
})
self.addEventListener('sync', event => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string }
  if (tag === SYNC_TAG) waitUntil.call(event, synchronise())
})

/** @throws while changes wait: the browser then wakes the worker again */
async function synchronise(): Promise<void> {
  await replay()
  if (await hasChanges()) throw new Error('changes of the cart wait')
}

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', event => event.waitUntil(begin()))

async function begin(): Promise<void> {
  const named: readonly string[] = Object.values(CACHES)
  const old = (await caches.keys()).filter(name => name.startsWith('arcade-') && !named.includes(name))
  await Promise.all(old.map(name => caches.delete(name)))
  await self.clients.claim()
  // Not waited for: until a worker has begun, whatever its pages ask for has to wait.
  void self.clients
    .matchAll({ type: 'window' })
    .then(pages => keepOpenPages(pages, keepAddress, keepPictures))
}
