import { asc, eq } from 'drizzle-orm'
import { LANGUAGE_TAG, type Language } from 'shared-contracts/language/language.ts'
import type { Database } from '../database/database.ts'
import { locations } from '../database/schema/store.ts'
import type { PickupRules } from '../database/schema/stored.ts'
import { openDays } from '../session/opening-hours.ts'

/** One paragraph per shown location: name, address, telephone, opening hours. */
export async function locationTexts(db: Database, language: Language): Promise<string[]> {
  const rows = await db
    .select()
    .from(locations)
    .where(eq(locations.display, true))
    .orderBy(asc(locations.position))
  return rows.map(({ localStoreName, address, phone, pickup }) => {
    const place =
      address &&
      `${address.streetNumberAndNameDetails}, ${address.city} ${address.province} ${address.postCode}`
    return [localStoreName, place, phone, hoursText(pickup, language)].filter(Boolean).join(' · ')
  })
}

function hoursText(pickup: PickupRules, language: Language): string {
  // 7 January 2024 was a Sunday.
  const name = (day: number) =>
    new Intl.DateTimeFormat(LANGUAGE_TAG[language], { weekday: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, 7 + day),
    )
  return openDays(pickup)
    .map(({ from, to, open, close }) => `${name(from)}${to === from ? '' : `–${name(to)}`} ${open}–${close}`)
    .join(', ')
}
