import { and, eq, sql } from 'drizzle-orm'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { optionLabel } from '../catalog/option-label.ts'
import type { Database } from '../database/database.ts'
import { products, stock } from '../database/schema/catalog.ts'
import type { StoredOption } from '../database/schema/stored.ts'
import { Refusal } from '../http/refusal.ts'
import { inLanguage, type LocalText } from '../language/local-text.ts'
import { heldByCart } from './held.ts'

/** A product and its options in words, e.g. `Spring Longjing (50 g · Tin)`. */
export function inWords(
  item: { name: LocalText; options: readonly StoredOption[]; optionPair: string },
  language: Language,
): string {
  const label = inLanguage(optionLabel(item.options, item.optionPair), language)
  const name = inLanguage(item.name, language)
  return label ? `${name} (${label})` : name
}

/** `out-of-stock` that names what is left. */
export const outOfStock = (name: string, left: number): Refusal =>
  new Refusal('out-of-stock', {
    message: left > 0 ? 'out-of-stock.some' : 'out-of-stock.none',
    values: { name, left },
  })

/** Says why a quantity could not be had. @throws Refusal always: no such product, or none that is sold any more, no such options, or not enough left */
export async function refuseQuantity(
  db: Database,
  cartId: string,
  item: { productID: string; optionPair: string },
  language: Language,
): Promise<never> {
  const [row] = await db
    .select({
      name: products.name,
      options: products.options,
      recordStatus: products.recordStatus,
      optionPair: stock.optionPair,
      left: sql<number | null>`${stock.available} + ${heldByCart(cartId, item.productID, item.optionPair)}`,
    })
    .from(products)
    .leftJoin(stock, and(eq(stock.productId, products.id), eq(stock.optionPair, item.optionPair)))
    .where(eq(products.id, item.productID))
  if (!row) throw new Refusal('not-found')
  if (row.recordStatus !== 'ACTIVE') throw new Refusal('no-longer-sold')
  if (row.optionPair === null)
    throw new Refusal('invalid', { message: 'invalid.optionPair', field: 'optionPair' })
  throw outOfStock(
    inWords({ ...row, optionPair: row.optionPair }, language),
    Math.min(row.left ?? 0, LIMITS.quantity.max),
  )
}
