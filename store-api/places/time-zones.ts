import { asc, eq } from 'drizzle-orm'
import { LANGUAGE_TAG } from 'shared-contracts/language/language.ts'
import type { Handler } from '../calls/route.ts'
import { locations } from '../database/schema/store.ts'
import { storeName } from '../session/store-name.ts'

const nameOf = (timeZone: string, at: Date, language: string, timeZoneName: 'long' | 'longOffset'): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
    .formatToParts(at)
    .find(part => part.type === 'timeZoneName')?.value ?? timeZone

/** `GMT-03:30` and its minutes; a zone at Greenwich's time is plain `GMT` in the standard's data. */
function offsetOf(timeZone: string, at: Date): { gmt: string; offsetMinutes: number } {
  const [, sign, hours = '00', minutes = '00'] =
    /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(nameOf(timeZone, at, 'en', 'longOffset')) ?? []
  const size = Number(hours) * 60 + Number(minutes)
  return { gmt: `GMT${sign ?? '+'}${hours}:${minutes}`, offsetMinutes: sign === '-' ? -size : size }
}

export const timeZoneInfo: Handler<'POST common3/timeZoneInfo/GMT'> = async ({ shop, visitor, body }) => {
  const at = body.at ? new Date(body.at) : shop.now()
  const { timeZone: storeTimeZone } = shop.facts
  const rows = await shop.db
    .select({
      id: locations.id,
      localStoreName: locations.localStoreName,
      nameContent: locations.nameContent,
      timeZone: locations.timeZone,
    })
    .from(locations)
    .where(eq(locations.display, true))
    .orderBy(asc(locations.position))
  const zones = [...new Set([storeTimeZone, ...rows.map(row => row.timeZone)])]
  return {
    at: at.toISOString(),
    storeTimeZone,
    zones: zones.map(timeZone => ({
      timeZone,
      name: nameOf(timeZone, at, LANGUAGE_TAG[visitor.language], 'long'),
      ...offsetOf(timeZone, at),
      locations: rows.flatMap(row =>
        row.timeZone === timeZone ? [{ id: row.id, localStoreName: storeName(row, visitor.language) }] : [],
      ),
    })),
  }
}
