import { and, asc, eq } from 'drizzle-orm'
import { METHODS, type Method, type PickupLocation } from 'shared-contracts/api/entities/order.ts'
import type { Database } from '../database/database.ts'
import { locations } from '../database/schema/store.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import type { Shop } from '../shop.ts'

export type Location = typeof locations.$inferSelect

/** Ways of handing over that this server can see through to the end; the others need calls of later contracts. */
export const OFFERED_METHODS: readonly Method[] = ['pickup']

export const methodsOf = (location: Location): Method[] =>
  METHODS.filter(m => OFFERED_METHODS.includes(m) && location.methods.includes(m))

export const shownLocations = (db: Database): Promise<Location[]> =>
  db.select().from(locations).where(eq(locations.display, true)).orderBy(asc(locations.position))

export const toLocation = (location: Location): PickupLocation => ({
  id: location.id,
  localStoreName: location.localStoreName,
  address: location.address,
  timeZone: location.timeZone,
  methods: methodsOf(location),
})

export const pickupLocations: Handler<'GET common3/pickupLocations'> = async ({ shop }) => ({
  locations: (await shownLocations(shop.db)).filter(l => methodsOf(l).includes('pickup')).map(toLocation),
})

/**
 * The location a call names.
 * @throws Refusal `not-found` for a name that no shown location has, `invalid` for a method it does not offer
 */
export async function namedLocation(shop: Shop, localStoreName: string, method: Method): Promise<Location> {
  const [location] = await shop.db
    .select()
    .from(locations)
    .where(and(eq(locations.localStoreName, localStoreName), eq(locations.display, true)))
  if (!location) throw new Refusal('not-found', { field: 'localStoreName' })
  if (!methodsOf(location).includes(method))
    throw new Refusal('invalid', { message: 'invalid.methodName', field: 'methodName' })
  return location
}
