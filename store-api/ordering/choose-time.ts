import type { Handler } from '../calls/route.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { type Draft, isPlaced, readDraft, saveDraft } from './draft.ts'
import type { WhichCart } from './draft-cart.ts'
import { offeredAsOf } from './handed-over-from.ts'
import type { Location } from './locations.ts'
import { settle } from './settle-draft.ts'
import { type Place, placesLeft } from './slot-places.ts'
import { offeredDays, offeredSlots } from './slots.ts'

export const orderPickupDateTime: Handler<'POST shoppingManagement4/orderPickupDateTime'> = given =>
  settle(given, (tx, cartId, now) => chooseSlot(tx, cartId, now, 'pickup', given))

export const orderDeliveryDateTime: Handler<'POST shoppingManagement4/orderDeliveryDateTime'> = given =>
  settle(given, (tx, cartId, now) => chooseSlot(tx, cartId, now, 'delivery', given))

export const orderPickupDate: Handler<'POST shoppingManagement4/orderPickupDate'> = given =>
  settle(given, async (tx, cartId, now) => {
    const { date } = given.body
    const location = placeFor(await readDraft(tx, cartId, now), 'pickup')
    const asOf = await offeredAsOf(tx, given.query.fissionCampaignId, now)
    const day = offeredDays(location.pickup, location.timeZone, asOf.getTime()).find(d => d.date === date)
    if (!day) throw new Refusal('slot-gone')
    await refuseFull(
      tx,
      location,
      { locationId: location.id, kind: 'pickup-day', start: new Date(day.start) },
      cartId,
    )
    await saveDraft(tx, cartId, { pickupDate: date, slotStart: null, slotEnd: null })
  })

async function chooseSlot(
  tx: Database,
  cartId: string,
  now: Date,
  method: 'pickup' | 'delivery',
  { body, query }: { body: { start: string }; query: WhichCart },
): Promise<void> {
  const location = placeFor(await readDraft(tx, cartId, now), method)
  const rules = location[method]
  const start = Date.parse(body.start)
  const asOf = await offeredAsOf(tx, query.fissionCampaignId, now)
  const slot = rules && offeredSlots(rules, location.timeZone, asOf.getTime()).find(s => s.start === start)
  if (!slot) throw new Refusal('slot-gone')
  await refuseFull(tx, location, { locationId: location.id, kind: method, start: new Date(start) }, cartId)
  const [slotStart, slotEnd] = [new Date(slot.start), new Date(slot.end)]
  await saveDraft(tx, cartId, { slotStart, slotEnd, pickupDate: null })
}

/** @throws Refusal `draft-incomplete` before a place is chosen, `invalid` for a time of another way of handing over */
function placeFor(draft: Draft, method: 'pickup' | 'delivery'): Location {
  if (!isPlaced(draft)) throw new Refusal('draft-incomplete')
  if (draft.method !== method) throw new Refusal('invalid', { message: 'invalid.methodName' })
  return draft.location
}

async function refuseFull(tx: Database, location: Location, place: Place, cartId: string): Promise<void> {
  const left = await placesLeft(tx, [location], place.start, cartId)
  if (left(location, place.kind, place.start.getTime()) < 1) throw new Refusal('slot-gone')
}
