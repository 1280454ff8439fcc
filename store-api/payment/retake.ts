import { eq } from 'drizzle-orm'
import { takeStock } from '../catalog/take-stock.ts'
import type { Database } from '../database/database.ts'
import type { orders } from '../database/schema/ordering.ts'
import { locations } from '../database/schema/store.ts'
import { stockLines } from '../ordering/give-back.ts'
import { takePlace } from '../ordering/slot-places.ts'

/**
 * Takes stock and slot again for an order that was cancelled before its payment came.
 * @returns false, with nothing taken, when either is gone: the money then goes back
 */
export async function retake(tx: Database, order: typeof orders.$inferSelect): Promise<boolean> {
  try {
    // A savepoint: what was taken so far is undone when the rest cannot be had.
    await tx.transaction(async inner => {
      const lacking = await takeStock(inner, await stockLines(inner, order.id))
      if (lacking.length > 0) throw new Gone()
      if (!order.slotStart) return
      const [location] = await inner.select().from(locations).where(eq(locations.id, order.locationId))
      const place = { locationId: order.locationId, start: order.slotStart }
      if (!location || !(await takePlace(inner, place, location.pickup.capacity))) throw new Gone()
    })
    return true
  } catch (error) {
    if (error instanceof Gone) return false
    throw error
  }
}

class Gone extends Error {}
