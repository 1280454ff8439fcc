import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { sessionIdentities } from '../database/schema/identity.ts'
import { paymentAttempts as attempts, paymentReports } from '../database/schema/payment.ts'
import { Refusal } from '../http/refusal.ts'
import { findReturnedOrder } from '../ordering/own-order.ts'
import type { Session } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { checkPayment } from './check-payment.ts'
import { openAttempt } from './open-attempt.ts'
import { spellingsOf } from './provider.ts'

const NAME = 'wechat-miniprogram'
/** Reports kept of one order. */
const MAX_REPORTS = 20

export const requestWeChatMiniProgramPayment: Handler<
  'POST shoppingManagement4/requestWeChatMiniProgramPayment'
> = async ({ shop, visitor, body, request: { ip } }) => {
  const { weChatOpenId, ...wish } = body
  const payer = await payerOf(shop, await visitor.ensure(), weChatOpenId)
  const opened = await openAttempt(shop, visitor, NAME, { ...wish, method: 'JSAPI', payer, ip })
  if (!opened.requestPayment) throw new Refusal('payment-provider')
  const { attemptID, requestPayment, redirectUrl: path } = opened
  return { attemptID, requestPayment, path }
}

/** The address says OK; the provider is asked, for the one that the attempt was opened for. */
export const processSuccess: Handler<
  'POST shoppingManagement4/processWeChatMiniProgramPayment/success'
> = async ({ shop, visitor, body }) => {
  const { order } = await findReturnedOrder(shop, visitor.session, body.orderID, body.returnUrlInfo)
  const [attempt] = await shop.db
    .select({ payer: attempts.payer })
    .from(attempts)
    .where(and(eq(attempts.orderId, order.id), inArray(attempts.provider, [...spellingsOf(NAME)])))
    .orderBy(desc(attempts.seq))
    .limit(1)
  if (attempt?.payer !== body.weChatOpenId) throw new Refusal('invalid', { field: 'weChatOpenId' })
  return checkPayment(shop, visitor, NAME, body)
}

/** Keeps the report, and answers what the provider says: a payment may have gone through all the same. */
export const processError: Handler<
  'POST shoppingManagement4/processWeChatMiniProgramPayment/error'
> = async ({ shop, visitor, body }) => {
  const { order } = await findReturnedOrder(shop, visitor.session, body.orderID, body.returnUrlInfo)
  const [kept] = await shop.db
    .select({ count: count() })
    .from(paymentReports)
    .where(eq(paymentReports.orderId, order.id))
  if ((kept?.count ?? 0) < MAX_REPORTS)
    await shop.db
      .insert(paymentReports)
      .values({ orderId: order.id, at: shop.now(), message: body.errorMessage })
  return checkPayment(shop, visitor, NAME, body)
}

/** Where WeChat itself said who uses this session, nobody else's open id is taken. */
async function payerOf(shop: Shop, session: Session, given: string | undefined): Promise<string> {
  const [bound] = await shop.db
    .select({ openId: sessionIdentities.openId })
    .from(sessionIdentities)
    .where(and(eq(sessionIdentities.sessionId, session.id), eq(sessionIdentities.app, 'wechat-mini')))
  const payer = bound?.openId ?? given
  // Nothing that the shopper typed is wrong: WeChat has to say first who they are.
  if (payer === undefined)
    throw new Refusal('invalid', { message: 'invalid.weChatOpenId', field: 'weChatOpenId' })
  if (given !== undefined && given !== payer) throw new Refusal('invalid', { field: 'weChatOpenId' })
  return payer
}
