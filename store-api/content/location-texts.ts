import { asc, eq } from 'drizzle-orm'
import { LANGUAGE_TAG, type Language } from 'shared-contracts/language/language.ts'
import type { Database } from '../database/database.ts'
import { locations } from '../database/schema/store.ts'
import type { PickupRules } from '../database/schema/stored.ts'

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

/** Days in a row with the same hours become one range, Monday first. */
function hoursText({ hours }: PickupRules, language: Language): string {
  // 7 January 2024 was a Sunday.
  const name = (day: number) =>
    new Intl.DateTimeFormat(LANGUAGE_TAG[language], { weekday: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, 7 + day),
    )
  const ranges: { from: number; to: number; text: string }[] = []
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const open = hours[day]
    const text = open ? `${open.open}–${open.close}` : ''
    const last = ranges.at(-1)
    if (last?.text === text) last.to = day
    else ranges.push({ from: day, to: day, text })
  }
  return ranges
    .filter(r => r.text)
    .map(r => `${name(r.from)}${r.to === r.from ? '' : `–${name(r.to)}`} ${r.text}`)
    .join(', ')
}
