import { and, asc, type Column, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { campaignPrice } from '../campaigns/campaign-price.ts'
import { toImage } from '../catalog/image.ts'
import { optionLabel } from '../catalog/option-label.ts'
import { isSoldAt } from '../catalog/sold-at.ts'
import type { Database } from '../database/database.ts'
import { asJson } from '../database/json-rows.ts'
import { cartLines, carts } from '../database/schema/cart.ts'
import { products, stock } from '../database/schema/catalog.ts'
import type { StoredImage } from '../database/schema/stored.ts'
import { statement } from '../database/statement.ts'
import { inLanguage } from '../language/local-text.ts'
import type { Session, Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { heldByCart, holdsAny } from './held.ts'

const COLUMNS = {
  id: cartLines.id,
  productId: cartLines.productId,
  optionPair: cartLines.optionPair,
  quantity: cartLines.quantity,
  name: products.name,
  options: products.options,
  image: sql<StoredImage | null>`${products.images} -> 0`,
  soldAt: products.locations,
  /** No longer sold at all: the product, or this choice of it. */
  retired: sql<boolean>`${products.recordStatus} <> 'ACTIVE' or ${stock.available} is null`,
  taxable: products.taxable,
  taxClass: products.taxClass,
  /** Nobody hands it over. */
  immaterial: sql<boolean>`${products.productType} = 'MEMBERSHIP'`,
}

const OF_PRODUCT = eq(products.id, cartLines.productId)
const OF_STOCK = and(eq(stock.productId, cartLines.productId), eq(stock.optionPair, cartLines.optionPair))
const FROM = sql`from ${cartLines} join ${products} on ${OF_PRODUCT} left join ${stock} on ${OF_STOCK}`
const AS_ADDED = [asc(cartLines.addedAt), asc(cartLines.id)]

/** What a group buy's cart pays leads; an ordinary one has none, and is not asked. A choice that was taken out is named at its product's price. */
const priceOf = (campaignId: string | null | undefined) =>
  campaignId === null
    ? sql<number>`coalesce(${stock.price}, ${products.price})`
    : sql<number>`coalesce(${campaignPrice(cartLines.cartId, cartLines.productId, cartLines.optionPair)}, ${stock.price}, ${products.price})`

/**
 * Lines of a cart with what is needed to bill and order them; in the order they were added.
 * @param campaignId the group buy whose cart it is, null for the ordinary one; left out where it may be either
 */
export const linesOf = (db: Database, cartId: string, campaignId?: string | null) =>
  db
    .select({ ...COLUMNS, unitPrice: priceOf(campaignId) })
    .from(cartLines)
    .innerJoin(products, OF_PRODUCT)
    .leftJoin(stock, OF_STOCK)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(...AS_ADDED)

/**
 * The same as a part of a statement that reads more, as JSON.
 * @param campaignId as in `linesOf`
 */
export const linesAsJson = (cartId: SQL, campaignId?: null): SQL =>
  sql`(select coalesce(json_agg(${asJson({ ...COLUMNS, unitPrice: priceOf(campaignId) })} order by ${cartLines.addedAt}, ${cartLines.id}), '[]'::json)
    ${FROM} where ${cartLines.cartId} = ${cartId}::uuid)`

/** How many there can be of each line: what the cart's own order or reservation holds is there for it. @param holds whether they hold anything */
const availableTo = (cartId: SQLWrapper, holds: SQL) =>
  sql<number>`case when ${COLUMNS.retired} then 0 when ${holds} then ${stock.available} + ${heldByCart(cartId, cartLines.productId, cartLines.optionPair)} else ${stock.available} end`

/** Lines of a cart with how many there can be of each. */
export const shownLinesOf = (db: Database, cartId: string) =>
  db
    .select({ ...COLUMNS, available: availableTo(sql`${cartId}::uuid`, sql`true`) })
    .from(cartLines)
    .innerJoin(products, OF_PRODUCT)
    .leftJoin(stock, OF_STOCK)
    .where(eq(cartLines.cartId, cartId))

type Shown =
  | 'id'
  | 'productId'
  | 'optionPair'
  | 'quantity'
  | 'name'
  | 'options'
  | 'image'
  | 'soldAt'
  | 'immaterial'
  | 'unitPrice'

interface ShownCart {
  version: string
  lines: (Pick<CartRow, Shown> & { available: number })[]
}

/** A cart as it is at one moment, by who owns it. */
const shownBy = (owner: Column, campaign: boolean) =>
  statement<{ owner: string; campaignId: string | null }, ShownCart>(value => {
    const { retired: _, taxable: _taxable, taxClass: _class, ...shown } = COLUMNS
    const columns = {
      ...shown,
      unitPrice: priceOf(campaign ? undefined : null),
      available: availableTo(carts.id, sql`held.holds`),
    }
    const which = campaign
      ? sql`${carts.fissionCampaignId} = ${value('campaignId')}`
      : isNull(carts.fissionCampaignId)
    return sql`select ${carts.version}::text as version, (select coalesce(json_agg(${asJson(columns)} order by ${cartLines.addedAt}, ${cartLines.id}), '[]'::json)
        ${FROM} where ${cartLines.cartId} = ${carts.id}) as lines
      from ${carts}, lateral (select ${holdsAny(carts.id)} as holds offset 0) held where ${owner} = ${value('owner')}::uuid and ${which}`
  })
const SHOWN = {
  account: { ordinary: shownBy(carts.accountId, false), campaign: shownBy(carts.accountId, true) },
  session: { ordinary: shownBy(carts.sessionId, false), campaign: shownBy(carts.sessionId, true) },
}

async function shownCart(
  db: Database,
  { id, accountId }: Session,
  campaignId: string | null,
): Promise<ShownCart | undefined> {
  const read = SHOWN[accountId ? 'account' : 'session'][campaignId === null ? 'ordinary' : 'campaign']
  return (await read(db, { owner: accountId ?? id, campaignId }))[0]
}

export type CartRow = Awaited<ReturnType<typeof linesOf>>[number]

/**
 * The visitor's cart as calls answer with it; an empty one where there is none (CRT-1).
 * @param campaignId the group buy whose cart is meant; none is the ordinary one
 */
export async function readCart(
  shop: Shop,
  visitor: Visitor,
  campaignId: string | null = null,
): Promise<Cart> {
  const { session, language } = visitor
  const { currency } = shop.facts
  const cart = session && (await shownCart(shop.db, session, campaignId))
  if (!cart) {
    return { itemCount: 0, lineItems: {}, subtotal: 0, currency, version: session?.createdAt.getTime() ?? 0 }
  }
  const items = cart.lines.map(row => ({
    id: row.id,
    productID: row.productId,
    name: inLanguage(row.name, language),
    optionPair: row.optionPair,
    optionLabel: inLanguage(optionLabel(row.options, row.optionPair), language),
    image: row.image && toImage(row.image, language),
    unitPrice: row.unitPrice,
    quantity: row.quantity,
    lineTotal: row.unitPrice * row.quantity,
    available: row.available,
    ...(!isSoldAt(row.soldAt, session?.locationId) && { notSoldHere: true }),
    ...(row.immaterial && { immaterial: true }),
  }))
  return {
    itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
    lineItems: Object.fromEntries(items.map(item => [item.id, item])),
    subtotal: items.reduce((sum, item) => sum + item.lineTotal, 0),
    currency,
    version: Number(cart.version),
  }
}
