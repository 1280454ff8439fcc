import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { brands, products } from '../database/schema/catalog.ts'
import { Refusal } from '../http/refusal.ts'
import { SUMMARY } from './summary.ts'

/** A product that shoppers may see, with its brand's name, wherever it is sold. @throws Refusal not-found */
export async function shownProduct(db: Database, id: string) {
  const [row] = await db
    .select({ ...getTableColumns(products), ...SUMMARY, brandName: brands.name })
    .from(products)
    .leftJoin(brands, eq(brands.slug, products.brand))
    .where(and(eq(products.id, id), eq(products.recordStatus, 'ACTIVE')))
  if (!row) throw new Refusal('not-found')
  return row
}
