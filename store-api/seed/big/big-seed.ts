import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../database/database.ts'
import { inBulk } from './bulk.ts'
import { bigOrders } from './orders.ts'
import { bigProducts } from './products.ts'

export interface Size {
  products: number
  orders: number
}

const GROWING = [
  'products',
  'stock',
  'product_categories',
  'product_tags',
  'orders',
  'order_lines',
  'order_events',
] as const

/**
 * Grows a seeded store to the size of a large one, for benchmarks: every new row follows from its number alone, so the
 * same size always gives the same rows. All or nothing.
 * @throws Error when the store was grown before
 */
export async function growStore(db: Database, size: Size): Promise<void> {
  const [held] = await rowsOf<{ grown: boolean; products: number }>(
    db,
    sql`select exists (select from accounts where referral_id like 'GROWN%') as grown, (select count(*)::int from products) as products`,
  )
  if (held?.grown) throw new Error('This database was grown before: begin with a fresh one.')
  await db.transaction(async tx => {
    // Millions of rows take longer than a shopper's statement may.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await inBulk(tx, GROWING, async () => {
      await run(tx, bigProducts(size.products - (held?.products ?? 0)))
      await run(tx, bigOrders(size.orders))
    })
  })
  await db.transaction(async tx => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`analyze`)
  })
}

async function run(tx: Database, statements: readonly SQL[]): Promise<void> {
  for (const statement of statements) await tx.execute(statement)
}
