import { findCart } from '../cart/find-cart.ts'
import type { Handler } from '../http/route.ts'
import { readDraft, toDraft } from './draft.ts'
import { methodsOf, OFFERED_METHODS, shownLocations, toLocation } from './locations.ts'
import { takenPlaces } from './slot-places.ts'
import { offeredSlots } from './slots.ts'

export const checkoutConfig: Handler<'GET shoppingManagement4/checkoutConfig'> = async ({
  shop,
  visitor,
}) => {
  const now = shop.now()
  const cartId = await findCart(shop.db, visitor.session)
  const locations = (await shownLocations(shop.db)).filter(l => methodsOf(l).length > 0)
  return {
    currency: shop.facts.currency,
    methods: OFFERED_METHODS.filter(m => locations.some(l => methodsOf(l).includes(m))),
    locations: await Promise.all(
      locations.map(async location => {
        const taken = await takenPlaces(shop.db, location.id, now, cartId)
        const open = offeredSlots(location.pickup, location.timeZone, now.getTime())
          .map(slot => ({ ...slot, remaining: location.pickup.capacity - (taken.get(slot.start) ?? 0) }))
          .filter(slot => slot.remaining > 0)
        return {
          ...toLocation(location),
          pickupSlots: open.map(({ start, end, remaining }) => ({
            start: new Date(start).toISOString(),
            end: new Date(end).toISOString(),
            remaining,
          })),
        }
      }),
    ),
    draft: toDraft(await readDraft(shop.db, cartId, now)),
  }
}
