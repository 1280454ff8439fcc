import { asc, eq } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { mapAddress } from 'shared-contracts/language/map-address.ts'
import { openingText } from 'shared-contracts/language/opening-hours.ts'
import { telAddress } from 'shared-contracts/language/tel-address.ts'
import { html } from 'shared-contracts/markup/html.ts'
import type { Database } from '../database/database.ts'
import { locations } from '../database/schema/store.ts'
import { openingHours } from '../session/opening-hours.ts'
import { storeName } from '../session/store-name.ts'
import { cleanHtml } from './clean-html.ts'

/** Each shown location: name, the way there on a map, a telephone that can be tapped, opening hours. */
export async function locationsHtml(db: Database, language: Language): Promise<string> {
  const rows = await db
    .select()
    .from(locations)
    .where(eq(locations.display, true))
    .orderBy(asc(locations.position))
  const items = rows.map(row => {
    const { address, phone, pickup } = row
    const place =
      address &&
      `${address.streetNumberAndNameDetails}, ${address.city} ${address.province} ${address.postCode}`
    return html`<li><h3>${storeName(row, language)}</h3>${
      place ? html`<p><a href="${mapAddress(place)}">${place}</a></p>` : ''
    }${phone ? html`<p><a href="${telAddress(phone)}">${phone}</a></p>` : ''}<p>${openingText(openingHours(pickup), language)}</p></li>`
  })
  return cleanHtml(html`<ul>${items}</ul>`.text)
}
