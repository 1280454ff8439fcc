import type { Handler } from '../calls/route.ts'
import { linesOf } from '../cart/read-cart.ts'
import { countGuess } from '../coupons/coupons.ts'
import { evaluateCoupon } from '../coupons/evaluate-coupon.ts'
import { findCoupon } from '../coupons/find-coupon.ts'
import { toCoupons } from '../coupons/to-coupon.ts'
import { transaction } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { readDraft, saveDraft, toDraft } from './draft.ts'
import { lockDraftCart } from './draft-cart.ts'

type Verify = Handler<'GET shoppingManagement4/couponVerification/{coupon}'>

export const verifyCoupon: Verify = async given => {
  const { shop, visitor, params, query, request } = given
  const session = await visitor.ensure()
  const now = shop.now()
  if (params.coupon === '-') {
    const draft = await transaction(shop.db, async tx => {
      const cartId = await lockDraftCart(tx, session, query)
      await saveDraft(tx, cartId, { coupon: null })
      return readDraft(tx, cartId, now)
    })
    return { coupon: null, amount: 0, draft: toDraft(draft, visitor.language) }
  }
  await countGuess(shop, visitor, request)
  const found = await transaction(shop.db, async tx => {
    const cartId = await lockDraftCart(tx, session, query)
    const coupon = await findCoupon(tx, params.coupon, session.accountId)
    const lines = await linesOf(tx, cartId)
    if (lines.length === 0) throw new Refusal('cart-empty')
    const { contact } = await readDraft(tx, cartId, now)
    const { amount } = await evaluateCoupon(tx, coupon, {
      cartId,
      lines: lines.map(line => ({ productId: line.productId, amount: line.unitPrice * line.quantity })),
      accountId: session.accountId,
      email: contact?.email ?? null,
      fissionCampaignId: query.fissionCampaignId ?? null,
      now,
      timeZone: shop.facts.timeZone,
      currency: shop.facts.currency,
    })
    await saveDraft(tx, cartId, { coupon: coupon.code })
    return { coupon, amount, draft: await readDraft(tx, cartId, now) }
  })
  const [coupon = null] = await toCoupons(shop, [found.coupon], visitor.language)
  return { coupon, amount: found.amount, draft: toDraft(found.draft, visitor.language) }
}
