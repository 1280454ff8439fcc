import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../database/database.ts'
import { productCounts } from '../database/schema/catalog.ts'

/** Condition for what a location sells, of counted products. */
export const countedAt = (locationId: string | null | undefined): SQL =>
  locationId
    ? sql`(${productCounts.locations} is null or ${productCounts.locations} @> array[${locationId}]::text[])`
    : sql`true`

const GROUPS = {
  category: sql`unnest(${productCounts.categorySlugs})`,
  tag: sql`unnest(${productCounts.tagSlugs})`,
  brand: sql`${productCounts.brand}`,
} as const

/** How many goods each category, tag or brand has at a location, by slug; those that have none are left out. */
export async function countedBy(
  db: Database,
  group: keyof typeof GROUPS,
  locationId: string | null | undefined,
): Promise<Map<string, number>> {
  const rows = await rowsOf<{ slug: string; count: number }>(
    db,
    sql`select slug, sum(amount)::int as count
      from (select ${GROUPS[group]} as slug, ${productCounts.amount} as amount from ${productCounts}
        where ${productCounts.productType} = 'GOODS' and ${countedAt(locationId)}) x
      where slug is not null group by slug having sum(amount) > 0`,
  )
  return new Map(rows.map(({ slug, count }) => [slug, count]))
}

/** Makes one row of each kind again; counts are the same before, meanwhile and after. */
export const tidyCounts = (db: Database) =>
  db.execute(sql`with taken as (delete from ${productCounts} returning *)
    insert into ${productCounts} select product_type, category_slugs, tag_slugs, brand, band, clearance, sold_out, locations, sum(amount)
      from taken group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(amount) <> 0`)
