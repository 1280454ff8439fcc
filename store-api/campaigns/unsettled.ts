import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { campaignOrders } from '../database/schema/campaign-orders.ts'

/** Whether an order waits for the end of its group buy: until that is settled it may still come to nothing, or cost less. */
export async function waitsForItsGroup(db: Database, orderId: string): Promise<boolean> {
  const waiting = await db
    .select({ id: campaignOrders.orderId })
    .from(campaignOrders)
    .where(and(eq(campaignOrders.orderId, orderId), inArray(campaignOrders.state, ['reserved', 'paid'])))
  return waiting.length > 0
}
