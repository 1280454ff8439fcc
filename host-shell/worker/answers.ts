import type { WorkboxPlugin } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { CACHES, isYoung, MAX_ANSWERS } from './caches.ts'
import { currentGeneration } from './owner.ts'

/** Keeps an answer only for the visitor it was asked for, and so many of them. Times are not written down: addresses name orders. */
const forThisVisitor: WorkboxPlugin = {
  async handlerWillStart({ state }) {
    if (state) state.asked = currentGeneration()
  },
  cacheWillUpdate: async ({ response, state }) =>
    response.status === 200 && state?.asked === currentGeneration() ? response : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && isYoung(cachedResponse) ? cachedResponse : null,
  async cacheDidUpdate() {
    const cache = await caches.open(CACHES.answers)
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, -MAX_ANSWERS).map(old => cache.delete(old)))
  },
}

/** The backend's answer; without a network, its last one. */
export const answers = new NetworkFirst({
  cacheName: CACHES.answers,
  plugins: [forThisVisitor],
  matchOptions: { ignoreVary: true },
})
