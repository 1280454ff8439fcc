import { arrayContains, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { brands, products } from '../database/schema/catalog.ts'
import { Refusal } from '../http/refusal.ts'
import { SUMMARY } from './summary.ts'

/**
 * A product that shoppers may see, with its brand's name, wherever it is sold; by its id, or by one it had before.
 * @throws Refusal `not-found`, or `no-longer-sold` of one that was here
 */
export async function shownProduct(db: Database, id: string): Promise<ShownProduct> {
  const [own] = await readProducts(db, eq(products.id, id))
  const [found = own] = own ? [] : await readProducts(db, arrayContains(products.formerIds, [id]))
  if (!found) throw new Refusal('not-found')
  if (found.recordStatus !== 'ACTIVE') throw new Refusal('no-longer-sold')
  return found
}

export type ShownProduct = Awaited<ReturnType<typeof readProducts>>[number]

const { searchTokens: _, ...COLUMNS } = getTableColumns(products)

/** Whole rows, active or not. */
export const readProducts = (db: Database, which: SQL) =>
  db
    .select({ ...COLUMNS, ...SUMMARY, brandName: brands.name })
    .from(products)
    .leftJoin(brands, eq(brands.slug, products.brand))
    .where(which)
