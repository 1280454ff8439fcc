import { findCart } from '../cart/find-cart.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { computeBill, toBill } from './bill.ts'

export const getBilling: Handler<'GET shoppingManagement4/billing/'> = async ({ shop, visitor }) => {
  const cartId = await findCart(shop.db, visitor.session)
  if (!cartId) throw new Refusal('cart-empty')
  return toBill(await computeBill(shop.db, cartId, shop.now()), visitor.language, shop.facts.currency)
}
