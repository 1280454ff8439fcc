import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { locations } from '../../database/schema/store.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Hold, Order, Taking } from '../../order-parts/hold.ts'
import { CAPACITY, placeOf, returnPlace, takePlace } from '../slot-places.ts'

/** The time or day of an order; one that has none holds none. */
export const slotHold: Hold = {
  async take(tx, order, { location }) {
    if (!(await has(tx, order, async () => location))) throw new Refusal('slot-gone')
  },
  async giveBack(tx, order) {
    const place = placeOf(order.location, order)
    if (place) await returnPlace(tx, place)
  },
  retake: (tx, order) =>
    has(tx, order, async () => {
      const [location] = await tx.select().from(locations).where(eq(locations.id, order.locationId))
      return location
    }),
}

async function has(
  tx: Database,
  order: Order,
  readLocation: () => Promise<Taking['location'] | undefined>,
): Promise<boolean> {
  const place = placeOf(order.location, order)
  if (!place) return true
  const location = await readLocation()
  return location !== undefined && takePlace(tx, place, CAPACITY[place.kind](location))
}
