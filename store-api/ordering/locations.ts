import { and, asc, desc, eq } from 'drizzle-orm'
import { METHODS, type Method, type PickupLocation } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Database } from '../database/database.ts'
import { locations } from '../database/schema/store.ts'
import type { SlotRules, StoredLocation } from '../database/schema/stored.ts'
import { Refusal } from '../http/refusal.ts'
import { openingHours } from '../session/opening-hours.ts'
import { isCalled, isShownAs, storeName } from '../session/store-name.ts'

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

/** As an order keeps it: with its names in every language. */
export const keptLocation = (location: Location): StoredLocation => ({
  id: location.id,
  localStoreName: location.localStoreName,
  nameContent: location.nameContent,
  address: location.address,
  timeZone: location.timeZone,
  methods: methodsOf(location),
  phone: location.phone,
  openingHours: openingHours(location.pickup),
})

/** A location, or one that an order kept, as an answer in a language names it. */
export const namedIn = (location: StoredLocation, language: Language): PickupLocation => {
  const { nameContent: _, ...kept } = location
  return { ...kept, localStoreName: storeName(location, language) }
}

export const toLocation = (location: Location, language: Language): PickupLocation =>
  namedIn(keptLocation(location), language)

/** @returns the shown location of an id; null when there is none */
export async function locationOf(db: Database, id: string): Promise<Location | null> {
  const shown = and(eq(locations.id, id), eq(locations.display, true))
  const [location] = await db.select().from(locations).where(shown)
  return location ?? null
}

/**
 * The location a call names, in any of its languages; that of the visitor goes first.
 * @throws Refusal `not-found` for a name that no shown location has, `invalid` for a method it does not offer
 */
export async function namedLocation(
  db: Database,
  name: string,
  method: Method,
  language: Language,
): Promise<Location> {
  const [location] = await db
    .select()
    .from(locations)
    .where(and(isCalled(name), eq(locations.display, true)))
    .orderBy(desc(isShownAs(name, language)))
    .limit(1)
  if (!location) throw new Refusal('not-found', { field: 'localStoreName' })
  if (!methodsOf(location).includes(method))
    throw new Refusal('invalid', { message: 'invalid.methodName', field: 'methodName' })
  return location
}
