import { eq, sql } from 'drizzle-orm'
import {
  asRows,
  lackingOf,
  lockProducts,
  returnStock,
  type Taken,
  takeStock,
} from '../../catalog/take-stock.ts'
import { locations } from '../../database/schema/store.ts'
import { statement } from '../../database/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Hold } from '../../order-parts/hold.ts'
import { CAPACITY, isTimeOver, placeOf, returnPlace, takePlace } from '../slot-places.ts'
import { refuseLacking } from './refuse-lacking.ts'
import { stockLines } from './stock-lines.ts'

interface Wanted extends Record<string, string | number | null> {
  lines: string
  /** How many lines. */
  wanted: number
  locationId: string | null
  kind: string | null
  start: string | null
  capacity: number
}

/** Stock first, then the place, and that only where all of the stock was had: as two statements would, in the order of the locks. */
const takeBoth = statement<Wanted, { taken: Taken[]; placed: boolean }>(
  value => sql`with taken as (
      update stock s set available = s.available - l.quantity from ${asRows(value('lines'))}
      where s.product_id = l."productId" and s.option_pair = l."optionPair" and s.available >= l.quantity
      returning s.product_id, s.option_pair),
    placed as (
      insert into slot_bookings (location_id, kind, start, taken)
      select ${value('locationId')}::text, ${value('kind')}::text, ${value('start')}::timestamptz, 1
      where ${value('kind')}::text is not null and ${value('capacity')}::int > 0
        and (select count(*) from taken) = ${value('wanted')}::int
      on conflict (location_id, kind, start) do update set taken = slot_bookings.taken + 1
      where slot_bookings.taken < ${value('capacity')}::int
      returning taken)
    select (select coalesce(json_agg(json_build_object('productId', product_id, 'optionPair', option_pair)), '[]'::json)
      from taken) as taken, exists (select from placed) as placed`,
)

/** What an order takes of the stock, and the time or day it has of its location's order book; one that has none holds none. */
export const stockAndSlotHold: Hold = {
  async take(tx, order, { language, lines, location }) {
    const place = placeOf(order.location, order)
    const [had] = await takeBoth(tx, {
      lines: JSON.stringify(lines),
      wanted: lines.length,
      locationId: place?.locationId ?? null,
      kind: place?.kind ?? null,
      start: place?.start.toISOString() ?? null,
      capacity: place ? CAPACITY[place.kind](location) : 0,
    })
    if (!had) throw new Error('nothing was said of what was taken')
    await refuseLacking(tx, lackingOf(lines, had.taken), language)
    if (place && !had.placed) throw new Refusal('slot-gone')
  },
  async giveBack(tx, order) {
    await returnStock(tx, await stockLines(tx, order.id))
    const place = placeOf(order.location, order)
    if (place) await returnPlace(tx, place)
  },
  async retake(tx, order, now) {
    const [location] = await tx.select().from(locations).where(eq(locations.id, order.locationId))
    // Nobody would hand it over any more, and it could not be cancelled.
    if (!location || isTimeOver(order, location, now)) return false
    const lines = await stockLines(tx, order.id)
    await lockProducts(tx, lines)
    if ((await takeStock(tx, lines)).length > 0) return false
    const place = placeOf(order.location, order)
    return !place || takePlace(tx, place, CAPACITY[place.kind](location))
  },
}
