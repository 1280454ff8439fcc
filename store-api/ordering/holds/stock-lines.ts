import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines } from '../../database/schema/ordering.ts'
import type { StockLine } from '../../database/schema/stored.ts'

/** What orders take of the stock. */
export const stockLines = (db: Database, ...orderIds: string[]): Promise<StockLine[]> =>
  db
    .select({
      productId: orderLines.productId,
      optionPair: orderLines.optionPair,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
