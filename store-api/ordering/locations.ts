import { and, asc, eq } from 'drizzle-orm'
import { METHODS, type Method, type PickupLocation } from 'shared-contracts/api/entities/order.ts'
import type { Database } from '../database/database.ts'
import { locations } from '../database/schema/store.ts'
import type { SlotRules } from '../database/schema/stored.ts'
import { Refusal } from '../http/refusal.ts'
import { openingHours } from '../session/opening-hours.ts'

export type Location = typeof locations.$inferSelect

/** A way of handing over needs its rules at the location. */
const HAS_RULES = {
  pickup: () => true,
  delivery: location => location.delivery !== null,
  eatIn: location => location.eatIn !== null,
} as const satisfies Record<Method, (location: Location) => boolean>

export const methodsOf = (location: Location): Method[] =>
  METHODS.filter(m => location.methods.includes(m) && HAS_RULES[m](location))

/** When a location hands over that way; null where no time is chosen. */
export const slotRules = (location: Location, method: Method): SlotRules | null =>
  method === 'eatIn' ? null : location[method]

export const shownLocations = (db: Database): Promise<Location[]> =>
  db.select().from(locations).where(eq(locations.display, true)).orderBy(asc(locations.position))

export const toLocation = (location: Location): PickupLocation => ({
  id: location.id,
  localStoreName: location.localStoreName,
  address: location.address,
  timeZone: location.timeZone,
  methods: methodsOf(location),
  phone: location.phone,
  openingHours: openingHours(location.pickup),
})

/** @returns the shown location of an id; null when there is none */
export async function locationOf(db: Database, id: string): Promise<Location | null> {
  const shown = and(eq(locations.id, id), eq(locations.display, true))
  const [location] = await db.select().from(locations).where(shown)
  return location ?? null
}

/**
 * The location a call names.
 * @throws Refusal `not-found` for a name that no shown location has, `invalid` for a method it does not offer
 */
export async function namedLocation(db: Database, localStoreName: string, method: Method): Promise<Location> {
  const [location] = await db
    .select()
    .from(locations)
    .where(and(eq(locations.localStoreName, localStoreName), eq(locations.display, true)))
  if (!location) throw new Refusal('not-found', { field: 'localStoreName' })
  if (!methodsOf(location).includes(method))
    throw new Refusal('invalid', { message: 'invalid.methodName', field: 'methodName' })
  return location
}
