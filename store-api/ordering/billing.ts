import type { Handler } from '../calls/route.ts'
import { findCart } from '../cart/find-cart.ts'
import { usableCredit } from '../credit/usable-credit.ts'
import { Refusal } from '../http/refusal.ts'
import { NO_PAY_AT_STORE } from '../order-parts/no-pay-at-store.ts'
import { canPayAtStore } from './agreed.ts'
import { computeBill, toBill } from './bill.ts'
import { isPlaced } from './draft.ts'

export const getBilling: Handler<'GET shoppingManagement4/billing/'> = async ({ shop, visitor, query }) => {
  const { fissionCampaignId = null, pickUpAandPayAtStore: payAtStore } = query
  const cartId = await findCart(shop.db, visitor.session, fissionCampaignId)
  if (!cartId) throw new Refusal('cart-empty')
  const accountId = visitor.session?.accountId ?? null
  const billed = { cartId, accountId, fissionCampaignId, payAtStore, supposedAt: visitor.locationId }
  const bill = await computeBill(shop.db, billed, shop.now())
  const { draft } = bill
  if (payAtStore && isPlaced(draft) && !canPayAtStore(draft.location, draft.method))
    throw new Refusal('invalid', NO_PAY_AT_STORE)
  return {
    ...toBill(bill, visitor.language, shop.facts.currency),
    ...(accountId && { creditAvailable: await usableCredit(shop.db, accountId, cartId) }),
  }
}
