import { asc, inArray } from 'drizzle-orm'
import type { StockLine } from '../../catalog/take-stock.ts'
import type { Database } from '../../database/database.ts'
import { orderLines } from '../../database/schema/ordering.ts'

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
