import { findCart, lockCart } from '../cart/find-cart.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../session/visitor.ts'

/** Query of every call that makes an order: the group buy whose cart is meant. */
export interface WhichCart {
  fissionCampaignId?: string | undefined
}

/**
 * The cart an order is being made from, locked. A group buy's cart is made by adding to it.
 * @throws Refusal `cart-empty` where the visitor has none of that group buy
 */
export async function lockDraftCart(
  tx: Database,
  session: Session,
  { fissionCampaignId = undefined }: WhichCart = {},
): Promise<string> {
  if (fissionCampaignId && !(await findCart(tx, session, fissionCampaignId))) throw new Refusal('cart-empty')
  return lockCart(tx, session, fissionCampaignId ?? null)
}
