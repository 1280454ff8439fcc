import { and, eq, sql } from 'drizzle-orm'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { Handler } from '../calls/route.ts'
import { refuseOverLimit } from '../campaigns/cart-rules.ts'
import { transaction } from '../database/database.ts'
import { cartLines } from '../database/schema/cart.ts'
import { Refusal } from '../http/refusal.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { findCart, lockCart, touchCart } from './find-cart.ts'
import { heldByCart } from './held.ts'
import { readCart } from './read-cart.ts'
import { refuseQuantity } from './refuse-quantity.ts'

export const getMyCart: Handler<'GET shoppingManagement4/myCart'> = ({ shop, visitor }) =>
  readCart(shop, visitor)

export const setInMyCart: Handler<'PUT shoppingManagement4/myCart'> = ({ shop, visitor, body }) =>
  setInCart(shop, visitor, body, null)

/** @param campaignId the group buy whose cart is meant; none is the ordinary one */
export async function setInCart(
  shop: Shop,
  visitor: Visitor,
  body: { lineID: string; quantity: number },
  campaignId: string | null,
): Promise<Cart> {
  const session = await visitor.ensure()
  await transaction(shop.db, async tx => {
    const cartId = await lockCart(tx, session, campaignId)
    const mine = and(eq(cartLines.cartId, cartId), eq(cartLines.id, body.lineID))
    const [line] = await tx.select().from(cartLines).where(mine)
    if (!line) throw new Refusal('not-found')
    if (line.quantity === body.quantity) return
    // Taking less is always right, also where stock has fallen below what the cart holds, or it is no longer sold: null.
    const available = sql`(select s.available from stock s join products p on p.id = s.product_id
      where s.product_id = ${line.productId} and s.option_pair = ${line.optionPair} and p.record_status = 'ACTIVE')`
    const changed = await tx
      .update(cartLines)
      .set({ quantity: body.quantity })
      .where(
        and(
          mine,
          sql`${body.quantity}::int <= greatest(${cartLines.quantity}, ${available} + ${heldByCart(cartId, line.productId, line.optionPair)})`,
        ),
      )
      .returning({ id: cartLines.id })
    if (changed.length === 0)
      await refuseQuantity(
        tx,
        cartId,
        { productID: line.productId, optionPair: line.optionPair },
        visitor.language,
      )
    if (campaignId) await refuseOverLimit(tx, campaignId, cartId)
    await touchCart(tx, cartId)
  })
  return readCart(shop, visitor, campaignId)
}

export const deleteFromMyCart: Handler<'POST shoppingManagement4/myCart/delete'> = ({
  shop,
  visitor,
  body,
}) => deleteFromCart(shop, visitor, body, null)

/** @param campaignId the group buy whose cart is meant; none is the ordinary one */
export async function deleteFromCart(
  shop: Shop,
  visitor: Visitor,
  body: { lineID: string },
  campaignId: string | null,
): Promise<Cart> {
  if (await findCart(shop.db, visitor.session, campaignId)) {
    const session = await visitor.ensure()
    await transaction(shop.db, async tx => {
      const cartId = await lockCart(tx, session, campaignId)
      const gone = await tx
        .delete(cartLines)
        .where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, body.lineID)))
        .returning({ id: cartLines.id })
      if (gone.length > 0) await touchCart(tx, cartId)
    })
  }
  return readCart(shop, visitor, campaignId)
}
