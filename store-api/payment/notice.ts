import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { isProvider, providers } from './providers.ts'
import { settle } from './settle.ts'

/** Where providers tell, server to server, what became of a payment. Only their signature opens this door. */
export function noticeRoute(app: FastifyInstance, shop: Shop): void {
  app.post<{ Params: { provider: string } }>('/api/istore/notice/:provider', async (request, reply) => {
    const { provider } = request.params
    if (!isProvider(provider)) throw new Refusal('not-found')
    const report = providers[provider].readNotice(shop, request.body)
    const settled = report && (await settle(shop, report))
    if (!settled) {
      shop.count('notice-refused')
      request.log.warn({ provider }, 'payment notice refused')
      throw new Refusal('invalid')
    }
    return reply.type('text/plain').send(providers[provider].noticeAnswer)
  })
}
