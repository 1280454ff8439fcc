import type { OpenLocation } from 'shared-contracts/api/common3/pickup-locations.ts'

/** Ids of the only locations that sell a product; null: every one. */
type SoldAt = readonly { id: string }[] | null

const isSoldAt = (soldAt: SoldAt, id: string) => soldAt === null || soldAt.some(place => place.id === id)
/** ms since 1970; never where it offers no time. */
const startOf = (slot: { start: string } | null | undefined) =>
  slot ? Date.parse(slot.start) : Number.MAX_SAFE_INTEGER

/** Whether an order can be fetched there: a place that only delivers names its ways. */
const isFetchedFrom = ({ methods }: OpenLocation) => methods.length === 0 || methods.includes('pickup')

/** Stores to pick up from, in the order that helps: the chosen one, then by who hands over first; those that do not sell it come last. */
export const placesFor = (places: readonly OpenLocation[], soldAt: SoldAt, here: string | null) =>
  places
    .filter(isFetchedFrom)
    .map(place => ({ place, sells: isSoldAt(soldAt, place.id) }))
    .sort(
      (a, b) =>
        Number(b.place.id === here) - Number(a.place.id === here) ||
        Number(b.sells) - Number(a.sells) ||
        startOf(a.place.nextPickup) - startOf(b.place.nextPickup),
    )

/** The first delivery that anybody who sells it makes: of the chosen store where it delivers. */
export function firstDelivery(places: readonly OpenLocation[], soldAt: SoldAt, here: string | null) {
  const offers = places.flatMap(({ id, timeZone, nextDelivery }) =>
    nextDelivery && isSoldAt(soldAt, id) ? [{ id, timeZone, start: nextDelivery.start }] : [],
  )
  return offers.find(({ id }) => id === here) ?? offers.sort((a, b) => startOf(a) - startOf(b))[0] ?? null
}
