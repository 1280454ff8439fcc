import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import type { Handler } from '../calls/route.ts'
import { refuseOutside, refuseOverLimit } from '../campaigns/cart-rules.ts'
import { type Database, rowsOf, transaction } from '../database/database.ts'
import { cartIntents } from '../database/schema/cart.ts'
import { products } from '../database/schema/catalog.ts'
import { Refusal } from '../http/refusal.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { linesIn, lockCart, touchCart } from './find-cart.ts'
import { heldByCart } from './held.ts'
import { readCart } from './read-cart.ts'
import { refuseQuantity } from './refuse-quantity.ts'
import { refuseUnsold } from './refuse-unsold.ts'

const MAX_LINES = 100

export const addToMyCart: Handler<'POST shoppingManagement4/myCart'> = ({ shop, visitor, body }) =>
  addToCart(shop, visitor, body, null)

/** @param campaignId the group buy whose cart is meant; none is the ordinary one */
export async function addToCart(
  shop: Shop,
  visitor: Visitor,
  body: Addition,
  campaignId: string | null,
): Promise<Cart> {
  const session = await visitor.ensure()
  await transaction(shop.db, async tx => {
    if (campaignId) await refuseOutside(tx, campaignId, body, shop.now())
    const cartId = await lockCart(tx, session, campaignId)
    const fingerprint = `${body.productID} ${body.optionPair} ${body.quantity}`
    if (!(await isNewIntent(tx, cartId, { ...body, fingerprint }, shop.now()))) return
    await addGoods(tx, cartId, body, visitor, shop.now())
    if (campaignId) await refuseOverLimit(tx, campaignId, cartId)
    const [cart] = await touchCart(tx, cartId)
    refuseTooMany(cart?.lines)
  })
  return readCart(shop, visitor, campaignId)
}

/**
 * Adds a quantity of one product to a locked cart.
 * @throws Refusal where it is not sold, not there, or there is not enough of it; `invalid` for a cart that is full
 */
export async function addLine(
  tx: Database,
  cartId: string,
  line: Line,
  visitor: Visitor,
  now: Date,
): Promise<void> {
  await addGoods(tx, cartId, line, visitor, now)
  const [held] = await rowsOf<{ lines: number }>(tx, sql`select ${linesIn(cartId)}::int as lines`)
  refuseTooMany(held?.lines)
}

async function addGoods(
  tx: Database,
  cartId: string,
  line: Line,
  visitor: Visitor,
  now: Date,
): Promise<void> {
  if (await addGuarded(tx, cartId, line, visitor.locationId, now)) return
  await refuseElsewhere(tx, line, visitor)
  await refuseQuantity(tx, cartId, line, visitor.language)
}

async function refuseElsewhere(tx: Database, body: Line, { locationId, language }: Visitor): Promise<void> {
  const [product] = await tx
    .select({ name: products.name, options: products.options, soldAt: products.locations })
    .from(products)
    .where(eq(products.id, body.productID))
  if (product) refuseUnsold([{ ...product, optionPair: body.optionPair }], [locationId], language)
}

type Line = { productID: string; optionPair: string; quantity: number }
type Addition = Line & { intentID: string }

/** Writes an intent down. @returns false when it was before @throws Refusal `key-reused` when it was for something else */
export async function isNewIntent(
  tx: Database,
  cartId: string,
  { intentID, fingerprint }: { intentID: string; fingerprint: string },
  createdAt: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(cartIntents)
    .values({ cartId, intentId: intentID, fingerprint, createdAt })
    .onConflictDoNothing()
    .returning({ id: cartIntents.intentId })
  if (inserted.length > 0) return true
  const [before] = await tx
    .select({ fingerprint: cartIntents.fingerprint })
    .from(cartIntents)
    .where(and(eq(cartIntents.cartId, cartId), eq(cartIntents.intentId, intentID)))
  if (before?.fingerprint !== fingerprint) throw new Refusal('key-reused')
  return false
}

/** Adds only what stock allows and the location sells, in one statement: a check before it would let two shoppers through. */
async function addGuarded(
  tx: Database,
  cartId: string,
  body: Line,
  locationId: string | null,
  now: Date,
): Promise<boolean> {
  const { productID, optionPair, quantity } = body
  const available = sql`s.available + ${heldByCart(cartId, productID, optionPair)}`
  const rows = await rowsOf(
    tx,
    sql`insert into cart_lines (id, cart_id, product_id, option_pair, quantity, added_at)
        select ${`line-${randomUUID()}`}, ${cartId}::uuid, s.product_id, s.option_pair, ${quantity}::int, ${now.toISOString()}::timestamptz
        from stock s join products p on p.id = s.product_id
        where s.product_id = ${productID} and s.option_pair = ${optionPair} and p.record_status = 'ACTIVE'
          and (${locationId}::text is null or p.locations is null or ${locationId}::text = any(p.locations))
          and ${available} >= ${quantity}::int
        on conflict (cart_id, product_id, option_pair) do update set quantity = cart_lines.quantity + excluded.quantity
        where cart_lines.quantity + excluded.quantity <= least(${LIMITS.quantity.max}::int, (select ${available} from stock s
          where s.product_id = excluded.product_id and s.option_pair = excluded.option_pair))
        returning id`,
  )
  return rows.length > 0
}

function refuseTooMany(lines = 0): void {
  if (lines > MAX_LINES) throw new Refusal('invalid', { message: 'cart-full' })
}
