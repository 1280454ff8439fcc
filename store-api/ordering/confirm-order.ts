import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Language } from 'shared-contracts/language/language.ts'
import { html } from 'shared-contracts/markup/html.ts'
import { type Database, transaction } from '../database/database.ts'
import { orderEvents, orders } from '../database/schema/ordering.ts'
import { storedLanguage } from '../language/local-text.ts'
import { hashToken, isToken, newToken } from '../session/tokens.ts'
import type { Shop } from '../shop.ts'
import { awaiting } from './awaiting.ts'
import { whyLost } from './claim.ts'
import { expireOverdue } from './expire.ts'
import { giveBack } from './give-back.ts'
import { orderLink } from './order-link/order-link.ts'

const PATH = '/api/istore/confirm-order'

const WORDS = {
  en: {
    ask: (id: string) => `Do you want order ${id}? Confirm it, and the store keeps it for you.`,
    button: 'Confirm the order',
    done: (id: string) => `Order ${id} is confirmed.`,
    over: 'This link has been used, or its order is no longer held. Please order again.',
    lost: (id: string) => `Order ${id} is cancelled, and nothing was charged. Please order again.`,
    orders: 'To the order',
  },
  zh: {
    ask: (id: string) => `您要订单 ${id} 吗？确认后，门店会为您保留。`,
    button: '确认订单',
    done: (id: string) => `订单 ${id} 已确认。`,
    over: '该链接已使用，或订单已不再保留，请重新下单。',
    lost: (id: string) => `订单 ${id} 已取消，没有扣款，请重新下单。`,
    orders: '查看订单',
  },
} as const

/** A new address that confirms an order, for the mail to its mailbox alone. */
export async function confirmAddress(shop: Shop, orderId: string): Promise<string> {
  const token = newToken()
  await shop.db
    .update(orders)
    .set({ confirmTokenHash: hashToken(token) })
    .where(eq(orders.id, orderId))
  return `${shop.config.publicOrigin}${PATH}?t=${token}`
}

/** The page of the mailed link. Opening it changes nothing, as mail programs open links too; its button confirms. */
export function confirmOrderRoute(server: FastifyInstance, shop: Shop): void {
  const tokenIn = (given: unknown) => {
    const t = (given as { t?: unknown } | null | undefined)?.t
    return typeof t === 'string' && isToken(t) ? t : null
  }
  const find = async (token: string | null) => {
    if (token === null) return null
    const mine = eq(orders.confirmTokenHash, hashToken(token))
    await expireOverdue(shop, mine)
    const [order] = await shop.db.select().from(orders).where(and(awaiting, mine))
    return order ?? null
  }
  server.get(PATH, async (request, reply) => {
    const token = tokenIn(request.query)
    const order = await find(token)
    if (!order || !token) return over(reply)
    const language = storedLanguage(order.language)
    const words = WORDS[language]
    return send(
      reply,
      language,
      html`<p>${words.ask(order.id)}</p>
<form method="post" action="${PATH}"><input type="hidden" name="t" value="${token}"><button>${words.button}</button></form>`
        .text,
    )
  })
  server.post(PATH, async (request, reply) => {
    const order = await find(tokenIn(request.body))
    if (!order) return over(reply)
    const language = storedLanguage(order.language)
    const words = WORDS[language]
    const accepted = await transaction(shop.db, tx => accept(tx, order.id, shop.now()))
    if (!accepted) return over(reply)
    if (accepted.lost !== null)
      return send(reply.code(410), language, html`<p>${accepted.lost} ${words.lost(order.id)}</p>`.text)
    const link = orderLink(shop, order)
    return send(
      reply,
      language,
      html`<p>${words.done(order.id)}</p>
<p><a href="${link}">${words.orders}</a></p>`.text,
    )
  })
}

/** @returns null for one that was accepted or ended meanwhile; otherwise why others of its shopper had what it held, and it is cancelled */
async function accept(tx: Database, orderId: string, at: Date): Promise<{ lost: string | null } | null> {
  const mine = and(eq(orders.id, orderId), awaiting)
  const [order] = await tx.select().from(orders).where(mine).for('update')
  if (!order) return null
  const lost = await whyLost(tx, order)
  if (lost !== null) {
    await giveBack(tx, order, at, lost)
    return { lost }
  }
  await tx.update(orders).set({ awaitsConfirmation: false, confirmTokenHash: null }).where(mine)
  await tx.insert(orderEvents).values({ orderId, at, event: 'accepted' })
  return { lost }
}

const over = (reply: FastifyReply) =>
  send(
    reply.code(410),
    'en',
    html`<p>${WORDS.en.over}</p>
<p lang="zh">${WORDS.zh.over}</p>`.text,
  )

function send(reply: FastifyReply, language: Language, body: string): FastifyReply {
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head>${head}</head><body><main>${body}</main></body></html>`,
    )
}
