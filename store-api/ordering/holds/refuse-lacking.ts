import { and, eq } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { inWords, outOfStock } from '../../cart/refuse-quantity.ts'
import type { Database } from '../../database/database.ts'
import { products, stock } from '../../database/schema/catalog.ts'
import type { StockLine } from '../../database/schema/stored.ts'
import { Refusal } from '../../http/refusal.ts'

/** @throws Refusal `out-of-stock` naming the first of the lines and what is left, if there is any */
export async function refuseLacking(
  tx: Database,
  [lacking]: readonly StockLine[],
  language: Language,
): Promise<void> {
  if (!lacking) return
  const { productId, optionPair } = lacking
  const [row] = await tx
    .select({ name: products.name, options: products.options, available: stock.available })
    .from(stock)
    .innerJoin(products, eq(products.id, stock.productId))
    .where(and(eq(stock.productId, productId), eq(stock.optionPair, optionPair)))
  throw row
    ? outOfStock(inWords({ ...row, optionPair }, language), row.available)
    : new Refusal('out-of-stock')
}
