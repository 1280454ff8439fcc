import { and, eq, sql } from 'drizzle-orm'
import { transaction } from '../database/database.ts'
import { cartLines } from '../database/schema/cart.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { findCart, lockCart, touchCart } from './find-cart.ts'
import { heldByCart } from './held.ts'
import { readCart } from './read-cart.ts'
import { refuseQuantity } from './refuse-quantity.ts'

export const getMyCart: Handler<'GET shoppingManagement4/myCart'> = ({ shop, visitor }) =>
  readCart(shop, visitor)

export const setInMyCart: Handler<'PUT shoppingManagement4/myCart'> = async ({ shop, visitor, body }) => {
  const session = await visitor.ensure()
  await transaction(shop.db, async tx => {
    const cartId = await lockCart(tx, session)
    const mine = and(eq(cartLines.cartId, cartId), eq(cartLines.id, body.lineID))
    const [line] = await tx.select().from(cartLines).where(mine)
    if (!line) throw new Refusal('not-found')
    if (line.quantity === body.quantity) return
    // Taking less is always right, also where stock has fallen below what the cart holds.
    const available = sql`(select s.available from stock s where s.product_id = ${line.productId} and s.option_pair = ${line.optionPair})`
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
    await touchCart(tx, cartId)
  })
  return readCart(shop, visitor)
}

export const deleteFromMyCart: Handler<'POST shoppingManagement4/myCart/delete'> = async given => {
  const { shop, visitor, body } = given
  if (await findCart(shop.db, visitor.session)) {
    const session = await visitor.ensure()
    await transaction(shop.db, async tx => {
      const cartId = await lockCart(tx, session)
      const gone = await tx
        .delete(cartLines)
        .where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, body.lineID)))
        .returning({ id: cartLines.id })
      if (gone.length > 0) await touchCart(tx, cartId)
    })
  }
  return readCart(shop, visitor)
}
