import type { FastifyRequest } from 'fastify'
import type { Handler } from '../calls/route.ts'
import type { Database } from '../database/database.ts'
import { countAttempt } from '../session/attempt-limit.ts'
import { fromNetwork } from '../session/from-network.ts'
import { shopperKeys } from '../session/shopper-keys.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { isoDay } from './evaluate-coupon.ts'
import { findCoupon, offeredCoupons, type StoredCoupon } from './find-coupon.ts'
import { hasOrdered } from './first-order.ts'
import { limitPerShopper } from './redeem-coupon.ts'
import { timesPaid } from './times-paid.ts'
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
  const open = (await offeredCoupons(shop.db, accountId)).filter(
    ({ endsOn, totalLimit, redeemed }) =>
      (endsOn === null || today <= endsOn) && (totalLimit === null || redeemed < totalLimit),
  )
  const usable = accountId === null ? open : await unusedBy(shop.db, open, accountId)
  return { coupons: await toCoupons(shop, usable, visitor.language) }
}

/** Those that an account's orders have not used up: of a guest nothing is known before they name themselves. */
async function unusedBy(
  db: Database,
  offered: readonly StoredCoupon[],
  accountId: string,
): Promise<StoredCoupon[]> {
  const who = { accountId, email: null }
  const isFirst = offered.some(({ firstOrderOnly }) => firstOrderOnly) && !(await hasOrdered(db, who))
  const [shopper = ''] = shopperKeys(who)
  const unused = await Promise.all(
    offered.map(async coupon => {
      const limit = limitPerShopper(coupon)
      if (coupon.firstOrderOnly && !isFirst) return false
      return limit === null || (await timesPaid(db, coupon.code, shopper)) < limit
    }),
  )
  return offered.filter((_, i) => unused[i])
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
    ...fromNetwork('coupon', request.ip, 100),
  ])
}
