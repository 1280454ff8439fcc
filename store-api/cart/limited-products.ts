import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { isSoldAt } from '../catalog/sold-at.ts'
import type { Database } from '../database/database.ts'
import { cartLines } from '../database/schema/cart.ts'
import { products } from '../database/schema/catalog.ts'
import { inLanguage } from '../language/local-text.ts'

/** Products of a cart that only some locations sell, in the order they were added; once for each of their lines. */
export const limitedProducts = (db: Database, cartId: string) =>
  db
    .select({ name: products.name, soldAt: products.locations })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(and(eq(cartLines.cartId, cartId), isNotNull(products.locations)))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.id))

/** @returns names of those that a location does not sell, each once: what placing an order there is refused for */
export const unsoldAt = (
  limited: Awaited<ReturnType<typeof limitedProducts>>,
  locationId: string,
  language: Language,
): string[] => {
  const unsold = limited.filter(({ soldAt }) => !isSoldAt(soldAt, locationId))
  return [...new Set(unsold.map(({ name }) => inLanguage(name, language)))]
}
