import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { postalAreas } from '../../database/schema/store.ts'
import type { Coordinates, DeliveryRules, DeliveryZone } from '../../database/schema/stored.ts'
import { distance } from './distance.ts'

interface From {
  coordinates: Coordinates | null
  delivery: DeliveryRules | null
}

/** Centre of the postal area that a code lies in; null for one the store knows nothing of. */
export async function centreOf(db: Database, postCode: string): Promise<Coordinates | null> {
  const [area] = await db
    .select({ centre: postalAreas.centre })
    .from(postalAreas)
    .where(eq(postalAreas.prefix, postCode.slice(0, 3)))
  return area?.centre ?? null
}

/** The zone of a location that a postal code lies in; null when it does not deliver there. @param centre of the code's area */
export function zoneOf(
  { coordinates, delivery }: From,
  postCode: string,
  centre: Coordinates | null,
): DeliveryZone | null {
  const code = postCode.replace(' ', '')
  const lies = ({ within }: DeliveryZone) =>
    'postal' in within
      ? within.postal.some(prefix => code.startsWith(prefix.replace(' ', '')))
      : coordinates !== null && centre !== null && distance(coordinates, centre) <= within.km
  return delivery?.zones.find(lies) ?? null
}

/** Fee in minor units; minimum and free delivery look at the subtotal before discounts, so that a coupon moves neither. */
export const feeIn = ({ fee, freeOver }: DeliveryZone, subtotal: number): number =>
  freeOver !== null && subtotal >= freeOver ? 0 : fee
