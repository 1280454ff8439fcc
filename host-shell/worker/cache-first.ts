import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { withTimeLimit } from './with-time-limit.ts'

/** A device whose storage takes longer than this (ms) to answer is passed over while there is a network. */
const STORAGE_LIMIT_MS = 2_000

/** What is kept, else what the network gives: as Workbox's CacheFirst, but no page hangs on a storage that never answers (PWA-4). */
export class BoundedCacheFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const match = handler.cacheMatch(request)
    const kept = await withTimeLimit(match, STORAGE_LIMIT_MS, undefined)
    if (kept) return kept
    try {
      return await handler.fetchAndCachePut(request)
    } catch (error) {
      const late = await match
      if (late) return late
      throw Object.assign(new Error('neither kept nor to be had', { cause: error }), { name: NOT_THERE })
    }
  }
}

/** Name of the error where neither the storage nor the network has it. */
export const NOT_THERE = 'not-there'
