import { asc } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Database } from '../database/database.ts'
import { locations } from '../database/schema/store.ts'
import { openingHours } from './opening-hours.ts'
import { storeName } from './store-name.ts'

interface LocationBox {
  id: string
  display: boolean
  virtual: boolean
  localStoreName: string
  address: (typeof locations.$inferSelect)['address']
  /** Telephone and opening hours (`Mo-Fr 09:00-18:00`) are for engines. */
  phone: string
  openingHours: string[]
}

/** Province code → its stores, as app info carries them (LOC-1, LOC-2). */
export async function storeLocations(
  db: Database,
  language: Language,
): Promise<Record<string, LocationBox[]>> {
  const rows = await db
    .select({
      id: locations.id,
      display: locations.display,
      virtual: locations.virtual,
      localStoreName: locations.localStoreName,
      nameContent: locations.nameContent,
      address: locations.address,
      phone: locations.phone,
      pickup: locations.pickup,
      province: locations.province,
    })
    .from(locations)
    .orderBy(asc(locations.position))
  const provinces: Record<string, LocationBox[]> = {}
  for (const { province, pickup, nameContent, localStoreName, ...box } of rows) {
    provinces[province] ??= []
    provinces[province].push({
      ...box,
      localStoreName: storeName({ localStoreName, nameContent }, language),
      openingHours: openingHours(pickup),
    })
  }
  return provinces
}
