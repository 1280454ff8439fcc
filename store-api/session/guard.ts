import type { FastifyRequest } from 'fastify'
import type { Call } from 'shared-contracts/api/endpoints.ts'
import { originOf } from '../http/own-origin.ts'
import { Refusal } from '../http/refusal.ts'
import { sameToken, xsrfTokenOf } from './tokens.ts'
import type { Visitor } from './visitor.ts'

/** GETs of the specification that change something: they carry no token, so only our own pages may make them. */
const CHANGING_GETS: ReadonlySet<string> = new Set<Call>([
  'GET common3/changeLocale/{locale}',
  'GET common3/logout',
  'GET common3/forgotPassword',
  'GET admin/userManagement/joinAffiliatedReferralGoup/{id}',
  'GET admin/userManagement/user/like/{id}/true',
  'GET shoppingManagement4/couponVerification/{coupon}',
  'GET shoppingManagement4/requestSnapPayPrePayment/h5pay/WECHATPAY',
  'GET shoppingManagement4/requestSnapPayPrePayment/webpay/ALIPAY',
  'GET shoppingManagement4/requestSnapPayPrePayment/webpay/UNIONPAY',
  'GET shoppingManagement4/paymentoption/PayPal',
])

/**
 * Refuses what another site could have made a browser send.
 * @param call line of the contract; the method alone where it is no call of it
 * @throws Refusal `bad-token`
 */
export function guard(call: string, request: FastifyRequest, visitor: Visitor, publicOrigin: string): void {
  if (call.startsWith('GET ')) {
    if (CHANGING_GETS.has(call) && originOf(request, publicOrigin) === 'foreign')
      throw new Refusal('bad-token')
    return
  }
  const given = request.headers['x-xsrf-token']
  // A header that no other site can set is proof of its own; its word for the origin is asked for below all the same.
  if (visitor.token !== null && !visitor.carried) {
    if (typeof given !== 'string' || !sameToken(given, xsrfTokenOf(visitor.token)))
      throw new Refusal('bad-token')
    return
  }
  // A first call without cookies has no token to show; a browser's own word for its origin stands in.
  if (originOf(request, publicOrigin) !== 'proven') throw new Refusal('bad-token')
}
