import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { AddedMany } from 'shared-contracts/api/cart/i-cart.ts'
import type { Given, Handler } from '../calls/route.ts'
import { type Database, transaction } from '../database/database.ts'
import { cartIntents } from '../database/schema/cart.ts'
import { Refusal } from '../http/refusal.ts'
import { say } from '../language/messages.ts'
import type { Visitor } from '../session/visitor.ts'
import { addLine, isNewIntent } from './add.ts'
import { lockCart } from './find-cart.ts'
import { readCart } from './read-cart.ts'

type Refused = AddedMany['refused']
type Lines = Given<'POST shoppingManagement4/iCart'>['body']['lines']

export const addManyToCart: Handler<'POST shoppingManagement4/iCart'> = async ({ shop, visitor, body }) => {
  const session = await visitor.ensure()
  const { intentID, lines } = body
  const refused = await transaction(shop.db, async tx => {
    const cartId = await lockCart(tx, session)
    const mine = and(eq(cartIntents.cartId, cartId), eq(cartIntents.intentId, intentID))
    const fingerprint = createHash('sha256').update(JSON.stringify(lines)).digest('base64url')
    if (!(await isNewIntent(tx, cartId, { intentID, fingerprint }, shop.now()))) {
      const [before] = await tx.select({ refused: cartIntents.refused }).from(cartIntents).where(mine)
      return before?.refused ?? []
    }
    const refused = await addEach(tx, cartId, lines, visitor, shop.now())
    await tx.update(cartIntents).set({ refused }).where(mine)
    return refused
  })
  return { cart: await readCart(shop, visitor), refused }
}

/** A line that is refused leaves the others be. */
async function addEach(
  tx: Database,
  cartId: string,
  lines: Lines,
  visitor: Visitor,
  now: Date,
): Promise<Refused> {
  const refused: Refused = []
  for (const [i, line] of lines.entries()) {
    // A millisecond each, so that the cart keeps their order.
    const at = new Date(now.getTime() + i)
    try {
      await tx.transaction(inner => addLine(inner, cartId, line, visitor, at))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, message, values } = error.reasons[0]
      const { productID, optionPair } = line
      refused.push({ productID, optionPair, code, message: say(visitor.language, message, values) })
    }
  }
  return refused
}
