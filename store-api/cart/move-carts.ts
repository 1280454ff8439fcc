import { eq, sql } from 'drizzle-orm'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import type { Database } from '../database/database.ts'
import { cartLines, carts, orderDrafts } from '../database/schema/cart.ts'
import { orders } from '../database/schema/ordering.ts'
import { lockCart, type Owner, touchCart } from './find-cart.ts'
import { linesOf, shownLinesOf } from './read-cart.ts'

/** Moves locked carts, each into that of an account which is for the same; of what both have the quantities are added. What is reserved for one that goes ends by itself. */
export async function moveCarts(
  tx: Database,
  from: readonly { id: string; campaignId: string | null }[],
  account: Owner,
): Promise<void> {
  for (const { id, campaignId } of from) {
    const to = await lockCart(tx, account, campaignId)
    await moveCart(tx, id, to)
    await touchCart(tx, to)
  }
}

async function moveCart(tx: Database, from: string, to: string): Promise<void> {
  await tx.update(orders).set({ cartId: to }).where(eq(orders.cartId, from))
  const [lines, ownLines] = [await linesOf(tx, from), await shownLinesOf(tx, to)]
  for (const line of lines) {
    const own = ownLines.find(o => o.productId === line.productId && o.optionPair === line.optionPair)
    if (!own) {
      await tx.update(cartLines).set({ cartId: to }).where(eq(cartLines.id, line.id))
      continue
    }
    const together = Math.min(own.quantity + line.quantity, own.available, LIMITS.quantity.max)
    const quantity = Math.max(together, own.quantity, line.quantity)
    await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, own.id))
  }
  const [draft] = await tx.select().from(orderDrafts).where(eq(orderDrafts.cartId, from))
  if (draft) {
    const { cartId: _, ...settled } = draft
    await tx
      .insert(orderDrafts)
      .values({ cartId: to, ...settled })
      .onConflictDoUpdate({ target: orderDrafts.cartId, set: settled })
  }
  // Additions already made stay known, so that one repeated after signing in is not added again.
  await tx.execute(sql`insert into cart_intents (cart_id, intent_id, fingerprint, refused, created_at)
    select ${to}::uuid, intent_id, fingerprint, refused, created_at from cart_intents where cart_id = ${from}
    on conflict do nothing`)
  await tx.delete(carts).where(eq(carts.id, from))
}
