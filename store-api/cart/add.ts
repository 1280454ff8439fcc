import { randomUUID } from 'node:crypto'
import { and, count, eq, sql } from 'drizzle-orm'
import { type Database, rowsOf, transaction } from '../database/database.ts'
import { cartIntents, cartLines } from '../database/schema/cart.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { lockCart, touchCart } from './find-cart.ts'
import { heldByCart } from './held.ts'
import { readCart } from './read-cart.ts'
import { refuseQuantity } from './refuse-quantity.ts'

const MAX_LINES = 100

export const addToMyCart: Handler<'POST shoppingManagement4/myCart'> = async ({ shop, visitor, body }) => {
  const session = await visitor.ensure()
  await transaction(shop.db, async tx => {
    const cartId = await lockCart(tx, session)
    if (!(await isNewIntent(tx, cartId, body, shop.now()))) return
    const added = await addGuarded(tx, cartId, body, shop.now())
    if (!added) await refuseQuantity(tx, cartId, body, visitor.language)
    await refuseTooMany(tx, cartId)
    await touchCart(tx, cartId)
  })
  return readCart(shop, visitor)
}

type Addition = { productID: string; optionPair: string; quantity: number; intentID: string }

async function isNewIntent(tx: Database, cartId: string, body: Addition, createdAt: Date): Promise<boolean> {
  const fingerprint = `${body.productID} ${body.optionPair} ${body.quantity}`
  const inserted = await tx
    .insert(cartIntents)
    .values({ cartId, intentId: body.intentID, fingerprint, createdAt })
    .onConflictDoNothing()
    .returning({ id: cartIntents.intentId })
  if (inserted.length > 0) return true
  const [before] = await tx
    .select({ fingerprint: cartIntents.fingerprint })
    .from(cartIntents)
    .where(and(eq(cartIntents.cartId, cartId), eq(cartIntents.intentId, body.intentID)))
  if (before?.fingerprint !== fingerprint) throw new Refusal('key-reused')
  return false
}

/** Adds only what stock allows, in one statement: a check before it would let two shoppers through. */
async function addGuarded(tx: Database, cartId: string, body: Addition, now: Date): Promise<boolean> {
  const { productID, optionPair, quantity } = body
  const available = sql`s.available + ${heldByCart(cartId, productID, optionPair)}`
  const rows = await rowsOf(
    tx,
    sql`insert into cart_lines (id, cart_id, product_id, option_pair, quantity, added_at)
        select ${`line-${randomUUID()}`}, ${cartId}::uuid, s.product_id, s.option_pair, ${quantity}::int, ${now.toISOString()}::timestamptz
        from stock s join products p on p.id = s.product_id
        where s.product_id = ${productID} and s.option_pair = ${optionPair} and p.record_status = 'ACTIVE'
          and ${available} >= ${quantity}::int
        on conflict (cart_id, product_id, option_pair) do update set quantity = cart_lines.quantity + excluded.quantity
        where cart_lines.quantity + excluded.quantity <= least(999, (select ${available} from stock s
          where s.product_id = excluded.product_id and s.option_pair = excluded.option_pair))
        returning id`,
  )
  return rows.length > 0
}

async function refuseTooMany(tx: Database, cartId: string): Promise<void> {
  const [row] = await tx.select({ lines: count() }).from(cartLines).where(eq(cartLines.cartId, cartId))
  if ((row?.lines ?? 0) > MAX_LINES) throw new Refusal('invalid', { message: 'cart-full' })
}
