import type { Handler } from '../calls/route.ts'
import { Refusal } from '../http/refusal.ts'
import { goodsOf } from '../order-parts/goods-of.ts'
import { computeBill } from './bill.ts'
import { saveDraft } from './draft.ts'
import { settle } from './settle-draft.ts'
import { isOffered, tipOffer } from './tips.ts'

export const tips: Handler<'POST shoppingManagement4/tips'> = async given => {
  const { query, body } = given
  let goods = 0
  const draft = await settle(given, async (tx, cartId, now) => {
    const { fissionCampaignId } = query
    const { accountId } = await given.visitor.ensure()
    goods = goodsOf(await computeBill(tx, { cartId, accountId, fissionCampaignId }, now))
    if (body.tip && !isOffered(goods, body.tip))
      throw new Refusal('invalid', { message: 'invalid.tip', field: 'tip' })
    await saveDraft(tx, cartId, { tip: body.tip })
  })
  return { offer: tipOffer(goods), draft }
}
