import { and, eq, ne } from 'drizzle-orm'
import { isMoneyIn } from 'shared-contracts/api/order-outcome.ts'
import { transaction } from '../database/database.ts'
import { orders } from '../database/schema/ordering.ts'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import { Refusal } from '../http/refusal.ts'
import { inLanguage } from '../language/local-text.ts'
import { cancelLost } from '../ordering/claim.ts'
import { forgetAnswer, idempotent } from '../ordering/idempotent.ts'
import { findOwnOrder, type Order } from '../ordering/own-order.ts'
import { countAttempt } from '../session/attempt-limit.ts'
import { hashToken, newToken, readableId } from '../session/tokens.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { type AttemptToOpen, type OpenedAttempt, ProviderError } from './adapter.ts'
import type { ProviderName } from './provider.ts'
import { providers } from './providers.ts'
import { cancelAddress, returnAddress } from './return-address.ts'

interface Wish {
  orderID: string
  idempotencyKey: string
  method: string
  /** The provider's page shows a code for a phone. */
  scan?: boolean
  /** Open id of the one who pays. */
  payer?: string
  /** Where they ask from; it may change between two tries of the same wish. */
  ip?: string
}
type Opened = { attemptID: string } & Pick<OpenedAttempt, 'redirectUrl' | 'requestPayment'>

/** Attempts opened in 15 minutes: each is a call at a provider, which is then asked about it for two days. */
const MAX = { ofOrder: 10, ofNetwork: 100 } as const

/** Seconds after which an attempt that nobody reports on is first asked about. */
const FIRST_CHECK_S = 60

/**
 * Opens a payment attempt of an unpaid order at a provider; a failed order is tried again that way.
 * @throws Refusal `order-closed` for an order that is paid, cancelled, or may not have what it holds any more, `too-many`, `payment-provider` when the provider cannot be used
 */
export async function openAttempt(
  shop: Shop,
  visitor: Visitor,
  name: ProviderName,
  wish: Wish,
): Promise<Opened> {
  const session = await visitor.ensure()
  const { placedFrom } = await findOwnOrder(shop, session, wish.orderID)
  const { idempotencyKey: key, ip = null, ...content } = wish
  const by = { owner: session.id, key, content: { call: `pay-${name}`, ...content } }
  const openOnce = () =>
    idempotent<Opened>(shop, by, async keep => {
      await countAttempt(shop, [
        { key: `pay ${wish.orderID}`, most: MAX.ofOrder },
        ...(placedFrom === null ? [] : [{ key: `pay from ${placedFrom}`, most: MAX.ofNetwork }]),
      ])
      const token = newToken()
      const begun = await begin(shop, name, wish, token)
      if (!begun) throw new Refusal('order-closed')
      const { attempt, order } = begun
      const { ref, ...page } = await reach(shop, name, visitor, { ...attempt, ip }, order, token)
      const opened = { attemptID: attempt.id, ...page }
      await transaction(shop.db, async tx => {
        await tx
          .update(attempts)
          .set({ redirectUrl: page.redirectUrl, ...(ref !== undefined && { providerRef: ref }) })
          .where(eq(attempts.id, attempt.id))
        await keep(tx, opened)
      })
      return opened
    })
  const opened = await openOnce()
  if (!(await isOver(shop, opened))) return opened
  // Declined, its page leads nowhere. The browser may not know: while another attempt is open, the order is.
  await forgetAnswer(shop.db, by, { attemptID: opened.attemptID })
  return openOnce()
}

async function isOver({ db }: Shop, { attemptID }: Opened): Promise<boolean> {
  const failed = and(eq(attempts.id, attemptID), eq(attempts.state, 'failed'))
  return (await db.select({ id: attempts.id }).from(attempts).where(failed)).length > 0
}

/**
 * Written down before the provider hears of it: whatever comes back then finds its attempt.
 * @returns null for an order that is cancelled because others of its shopper had what it held
 */
function begin(shop: Shop, provider: ProviderName, wish: Wish, token: string) {
  return transaction(shop.db, async tx => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, wish.orderID)).for('update')
    if (order && isMoneyIn(order.paymentStatus)) throw new Refusal('order-closed', { message: 'order-paid' })
    if (!order?.holdsStock || order.paymentStatus === 'PAY_AT_STORE') throw new Refusal('order-closed')
    const now = shop.now()
    if (await cancelLost(tx, order, now)) return null
    const attempt = {
      id: `att-${readableId(20)}`,
      orderId: order.id,
      provider,
      method: wish.method,
      scan: wish.scan ?? false,
      payer: wish.payer ?? null,
      amount: order.due,
      currency: order.currency,
      state: 'open' as const,
      returnTokenHash: hashToken(token),
      createdAt: now,
      nextCheckAt: new Date(now.getTime() + FIRST_CHECK_S * 1000),
    }
    await tx.insert(attempts).values(attempt)
    await tx
      .update(orders)
      .set({ status: 'INTERIM', paymentStatus: 'NOT_PAID' })
      .where(and(eq(orders.id, order.id), ne(orders.status, 'INTERIM')))
    return { attempt, order }
  })
}

async function reach(
  shop: Shop,
  name: ProviderName,
  visitor: Visitor,
  attempt: Pick<AttemptToOpen, 'id' | 'amount' | 'currency' | 'method' | 'scan' | 'payer' | 'ip'>,
  order: Order,
  token: string,
): Promise<OpenedAttempt> {
  try {
    return await providers[name].open(shop, {
      ...attempt,
      orderID: order.id,
      storeName: inLanguage(shop.facts.name, visitor.language),
      returnUrl: returnAddress(shop, name, order.id, token),
      cancelUrl: cancelAddress(shop, order.id),
      noticeUrl: `${shop.noticeOrigin()}/api/istore/notice/${name}`,
      language: visitor.language,
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    shop.log.warn({ err: error, attempt: attempt.id }, 'payment provider did not open the attempt')
    await shop.db.update(attempts).set({ state: 'failed' }).where(eq(attempts.id, attempt.id))
    throw new Refusal('payment-provider')
  }
}
