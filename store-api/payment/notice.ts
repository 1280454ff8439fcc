import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import { nestsTooDeep } from '../http/nesting.ts'
import { Refusal } from '../http/refusal.ts'
import { countAttempt } from '../session/attempt-limit.ts'
import type { Shop } from '../shop.ts'
import { type Notice, ProviderError } from './adapter.ts'
import { askProvider } from './ask-provider.ts'
import type { ProviderName } from './provider.ts'
import { providerNamed, providers } from './providers.ts'
import { settle } from './settle.ts'

/** Where providers tell, server to server, what became of a payment. Only their signature opens this door. */
export async function noticeRoute(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(async scope => {
    // Signatures cover the bytes, and every provider writes another kind of message.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { provider: string } }>('/api/istore/notice/:provider', async (request, reply) => {
      const provider = providerNamed(request.params.provider)
      if (provider === null) throw new Refusal('not-found')
      const text = typeof request.body === 'string' ? request.body : ''
      if (nestsTooDeep(text) || !(await hear(shop, provider, { text, headers: request.headers }))) {
        shop.count('notice-refused')
        request.log.warn({ provider }, 'payment notice refused')
        throw new Refusal('invalid')
      }
      const { type, body } = providers[provider].noticeAnswer
      return reply.type(type).send(body)
    })
  })
}

/** Notices of one attempt within a quarter of an hour that its provider is asked about; the regular check finds what others would have said. */
const MAX_ASKED = 10

/** @returns whether the notice was genuine and about an attempt of this shop @throws Refusal when it should be sent again */
async function hear(shop: Shop, provider: ProviderName, notice: Notice): Promise<boolean> {
  if (!(await isWorthAsking(shop, provider, notice))) return false
  try {
    const heard = await providers[provider].readNotice(shop, notice)
    if (!heard) return false
    // An amount of no currency says nothing; asked about the attempt, it is known which one was meant.
    const isWhole = !('ask' in heard) && (heard.state !== 'paid' || heard.currency !== null)
    if (isWhole) return (await settle(shop, provider, heard)) !== null
    const [attempt] = await shop.db.select().from(attempts).where(eq(attempts.id, heard.attemptID))
    if (!attempt || providerNamed(attempt.provider) !== provider) return false
    if (await askProvider(shop, attempt)) return true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    shop.log.warn({ err: error, provider }, 'payment notice could not be proven')
  }
  throw new Refusal('unavailable', { retryAfter: 5 })
}

/** @returns false for a notice that would have to be asked about and names no attempt of this shop @throws Refusal `too-many` */
async function isWorthAsking(shop: Shop, provider: ProviderName, notice: Notice): Promise<boolean> {
  const { namedIn } = providers[provider]
  if (!namedIn) return true
  const id = namedIn(notice)
  const [attempt] = id === null ? [] : await shop.db.select().from(attempts).where(eq(attempts.id, id))
  if (!attempt || providerNamed(attempt.provider) !== provider) return false
  await countAttempt(shop, [{ key: `notice ${attempt.id}`, most: MAX_ASKED }])
  return true
}
