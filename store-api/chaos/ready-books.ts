import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../database/database.ts'
import type { Query } from './books.ts'
import { type Item, PLACE } from './shopper.ts'

export const queryOn =
  (db: Database): Query =>
  statement =>
    rowsOf(db, sql.raw(statement))

/**
 * Begins the books anew, for the demo store comes with group buys and their orders, and gives the store enough for everyone.
 * @returns what there is to buy
 */
export async function readyBooks(query: Query): Promise<Item[]> {
  await query('delete from orders')
  await query('delete from slot_bookings')
  await query(
    `update locations set pickup = jsonb_set(pickup, '{capacity}', '100000') where local_store_name = '${PLACE}'`,
  )
  const items = (await query(
    `select product_id as product, option_pair as pair from stock s join products p on p.id = s.product_id
       where available > 0 and product_type = 'GOODS' and locations is null and record_status = 'ACTIVE' order by 1, 2 limit 3`,
  )) as unknown as Item[]
  for (const { product, pair } of items)
    await query(
      `update stock set available = 100000 where product_id = '${product}' and option_pair = '${pair}'`,
    )
  return items
}
