import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'
import { feature } from '../calls/feature.ts'
import { validate } from '../calls/validate.ts'
import { guard } from '../session/guard.ts'
import { findVisitor, type Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { PUSH_ADDRESS } from './push-of.ts'
import { Followed, follow, isFollowed, Subscription, unfollow } from './subscriptions.ts'

type Handle<S extends v.GenericSchema> = (given: {
  shop: Shop
  visitor: Visitor
  body: v.InferOutput<S>
}) => Promise<object>

/** All three are posted: a subscription's address is a secret, and no address keeps which order is asked about. */
function post<S extends v.GenericSchema>(
  server: FastifyInstance,
  shop: Shop,
  below: string,
  schema: S,
  handle: Handle<S>,
): void {
  server.post(PUSH_ADDRESS + below, async (request, reply) => {
    const visitor = await findVisitor(shop, request, reply)
    guard('POST', request, visitor, shop.config.publicOrigin)
    reply.header('cache-control', 'private, no-store')
    return handle({ shop, visitor, body: validate(schema, request.body) as v.InferOutput<S> })
  })
}

export const pushFeature = feature({}, (server, shop) => {
  post(server, shop, '', Subscription, follow)
  post(server, shop, '/end', Followed, unfollow)
  post(server, shop, '/state', Followed, isFollowed)
})
