import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import type { Handler } from '../calls/route.ts'
import { refuseOutside, refuseOverLimit } from '../campaigns/cart-rules.ts'
import { soldAtEither } from '../catalog/sold-at.ts'
import { type Database, transaction } from '../database/database.ts'
import { cartIntents, cartLines, carts } from '../database/schema/cart.ts'
import { products } from '../database/schema/catalog.ts'
import { statement } from '../database/statement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { lockCart, nextVersion } from './find-cart.ts'
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
    await addLine(tx, cartId, body, visitor, shop.now())
    if (campaignId) await refuseOverLimit(tx, campaignId, cartId)
  })
  return readCart(shop, visitor, campaignId)
}

/**
 * Adds a quantity of one product to a locked cart, which is a version newer then.
 * @throws Refusal where it is not sold, not there, or there is not enough of it; `invalid` for a cart that is full
 */
export async function addLine(
  tx: Database,
  cartId: string,
  line: Line,
  visitor: Visitor,
  now: Date,
): Promise<void> {
  const { productID, optionPair, quantity } = line
  const { locationId } = visitor
  const id = `line-${randomUUID()}`
  const values = { id, cartId, productID, optionPair, quantity, now: now.toISOString(), locationId }
  const [cart] = await addGuarded(tx, values)
  if (cart) return refuseTooMany(cart.lines)
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

type Value = 'id' | 'cartId' | 'productID' | 'optionPair' | 'quantity' | 'now' | 'locationId'

/**
 * Adds only what stock allows and the location sells, and makes the cart a version newer, in one statement: a check before it would let
 * two shoppers through. Answers with how many lines the cart has then; no row where nothing was added.
 */
const addGuarded = statement<Record<Value, string | number | null>, { lines: number }>(value => {
  const cartId = sql`${value('cartId')}::uuid`
  const quantity = sql`${value('quantity')}::int`
  const sold = soldAtEither(sql`${value('locationId')}::text`)
  const available = sql`s.available + ${heldByCart(cartId, value('productID'), value('optionPair'))}`
  return sql`with added as (
      insert into cart_lines (id, cart_id, product_id, option_pair, quantity, added_at)
        select ${value('id')}, ${cartId}, s.product_id, s.option_pair, ${quantity}, ${value('now')}::timestamptz
        from stock s join ${products} on ${products.id} = s.product_id
        where s.product_id = ${value('productID')} and s.option_pair = ${value('optionPair')} and ${products.recordStatus} = 'ACTIVE'
          and ${sold} and ${available} >= ${quantity}
        on conflict (cart_id, product_id, option_pair) do update set quantity = cart_lines.quantity + excluded.quantity
        where cart_lines.quantity + excluded.quantity <= least(${sql.raw(String(LIMITS.quantity.max))}, (select ${available} from stock s
          where s.product_id = excluded.product_id and s.option_pair = excluded.option_pair))
        returning id),
      before as (select id from ${cartLines} where ${cartLines.cartId} = ${cartId})
    update ${carts} set version = ${nextVersion} where ${carts.id} = ${cartId} and exists (select from added)
      returning (select count(*)::int from (select id from before union select id from added) whole) as lines`
})

function refuseTooMany(lines: number): void {
  if (lines > MAX_LINES) throw new Refusal('invalid', { message: 'cart-full' })
}
