import { arrayContains, isNull, or, type SQL, sql } from 'drizzle-orm'
import { products, stock } from '../database/schema/catalog.ts'

/** Condition for products a location sells; without a location every product is. */
export const soldAt = (locationId: string | null | undefined): SQL | undefined =>
  locationId ? or(isNull(products.locations), arrayContains(products.locations, [locationId])) : undefined

/** The same of a location that is a value of a statement, null where there is none. */
export const soldAtEither = (location: SQL): SQL =>
  sql`(${location} is null or ${products.locations} is null or ${location} = any(${products.locations}))`

/** The same of a product that was read. */
export const isSoldAt = (soldAt: readonly string[] | null, locationId: string | null | undefined): boolean =>
  !locationId || soldAt === null || soldAt.includes(locationId)

/** Stock column as a location has it: nothing of what it does not sell. @param sold whether it does; none: it sells all */
export const countWhere = (sold: SQL = sql`true`): SQL<number> =>
  sql<number>`case when ${sold} then ${stock.available} else 0 end`
