import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Call } from 'shared-contracts/api/endpoints.ts'
import type { WorkLimit } from '../http/work-limit.ts'
import type { Shop } from '../shop.ts'
import { route, type Writer } from './route.ts'

export interface FeatureOptions {
  shop: Shop
  limits: { read: WorkLimit; write: WorkLimit }
}

/** One feature on the server, and which calls of the contract it answers. */
export interface Feature<C extends Call> {
  calls: readonly C[]
  plugin: FastifyPluginAsync<FeatureOptions>
}

type Handlers<C extends Call> = { [K in C]: Writer<K> }

/**
 * A feature as a Fastify plugin.
 * @param more what it answers besides calls of the contract, e.g. a provider's notices
 */
export const feature = <C extends Call>(
  handlers: Handlers<C>,
  more?: (server: FastifyInstance, shop: Shop) => void | Promise<void>,
): Feature<C> => {
  const calls = Object.keys(handlers) as C[]
  return {
    calls,
    async plugin(server, { shop, limits }) {
      for (const call of calls) {
        const limit = call.startsWith('GET ') ? limits.read : limits.write
        route(server, shop, limit, call, handlers[call])
      }
      await more?.(server, shop)
    },
  }
}
