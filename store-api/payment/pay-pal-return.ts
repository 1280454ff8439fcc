import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import { hashToken, isToken } from '../session/tokens.ts'
import type { Shop } from '../shop.ts'
import { askProvider } from './ask-provider.ts'
import { mayAsk } from './may-ask.ts'
import { confirmationAddress, PAYPAL_RETURN, payAddress } from './return-address.ts'

/**
 * Where PayPal sends the shopper back to. Only our own token in the address counts, and it only says which attempt to ask
 * PayPal about: an approved one is captured there, once, however often and by whomever the address is opened.
 */
export function payPalReturnRoute(app: FastifyInstance, shop: Shop): void {
  app.get(PAYPAL_RETURN, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const { rt } = request.query as { rt?: unknown }
    const token = typeof rt === 'string' ? (rt.split('?')[0] ?? '') : ''
    const attempt = isToken(token) ? await find(shop, token) : undefined
    if (!attempt) return reply.redirect(payAddress(shop).href, 303)
    const isUnsettled = attempt.state === 'open' || attempt.state === 'failed'
    if (isUnsettled && mayAsk(shop, attempt.id)) await askProvider(shop, attempt)
    return reply.redirect(confirmationAddress(shop, 'paypal', attempt.orderId, token), 303)
  })
}

async function find(shop: Shop, token: string) {
  const [attempt] = await shop.db
    .select()
    .from(attempts)
    .where(eq(attempts.returnTokenHash, hashToken(token)))
  return attempt?.provider === 'paypal' ? attempt : undefined
}
