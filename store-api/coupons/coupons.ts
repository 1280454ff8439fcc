import type { FastifyRequest } from 'fastify'
import type { Handler } from '../calls/route.ts'
import { countAttempt } from '../session/attempt-limit.ts'
import { networkOf } from '../session/network.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { isoDay } from './evaluate-coupon.ts'
import { findCoupon, offeredCoupons } from './find-coupon.ts'
import { toCoupons } from './to-coupon.ts'

export const getCoupons: Handler<'GET common3/coupons/[{code}]'> = async given => {
  const { shop, visitor, params, request } = given
  const accountId = visitor.session?.accountId ?? null
  if (params.code !== undefined) {
    await countGuess(shop, visitor, request)
    const coupon = await findCoupon(shop.db, params.code, accountId)
    return { coupons: await toCoupons(shop, [coupon], visitor.language) }
  }
  const today = isoDay(shop.now(), shop.facts.timeZone)
  const usable = (await offeredCoupons(shop.db, accountId)).filter(
    ({ endsOn, totalLimit, redeemed }) =>
      (endsOn === null || today <= endsOn) && (totalLimit === null || redeemed < totalLimit),
  )
  return { coupons: await toCoupons(shop, usable, visitor.language) }
}

/**
 * Counts a code that somebody names, right or wrong: were right ones free, a known code would buy more guesses.
 * @throws Refusal `too-many`
 */
export async function countGuess(shop: Shop, { session }: Visitor, request: FastifyRequest): Promise<void> {
  const who = session?.accountId ?? session?.id
  await countAttempt(shop, [
    ...(who ? [{ key: `coupon ${who}`, most: 20 }] : []),
    // A session costs nothing: the address is what holds a guesser up.
    { key: `coupon ${networkOf(request.ip)}`, most: 100 },
  ])
}
