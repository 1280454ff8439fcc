import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutConfig, CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import type { TermsView } from '../handover/delivery-terms.ts'
import { locationsOf, preferredLocation } from '../handover/places.ts'
import { sellsAll } from '../handover/sells-all.ts'
import { stillOpen, timesOf } from '../handover/times.ts'

/** What was chosen, as the form has it; any of it may not be offered (any more). */
export interface Chosen {
  method: Method
  /** Id of the place: by name it is another in another language. */
  place: string
  start: string
}
export interface Choices {
  /** Places of the way; for a delivery those that serve the address. Those that do not sell all of the cart cannot be chosen. */
  locations: readonly CheckoutLocation[]
  location: CheckoutLocation | undefined
  /** The place that was meant, where it does not sell all of the cart: then none is chosen until the shopper chooses another. */
  lacking: CheckoutLocation | undefined
  /** There are places, and none sells all of the cart. */
  nowhere: boolean
  /** Slot start or day; null while none that can be had is chosen. */
  start: string | null
}

/**
 * What of the form's choices counts: one model for every way of handing over (CHK-1).
 * @param known names of places to prefer where the chosen one is not offered, best first
 */
export function choicesOf(
  offer: CheckoutConfig,
  { method, place, start }: Chosen,
  terms: TermsView,
  known: readonly (string | null | undefined)[],
): Choices {
  const all = locationsOf(offer, method)
  const locations = method === 'delivery' ? all.filter(l => serves(terms, l.localStoreName)) : all
  const selling = locations.filter(sellsAll)
  const nowhere = locations.length > 0 && selling.length === 0
  // Who delivers is the store's matter as long as the shopper has no wish that can be had.
  const delivering = method === 'delivery' && !nowhere ? selling : locations
  const meant =
    preferredLocation(delivering, place, known) ?? (method === 'delivery' ? delivering[0] : undefined)
  const lacking = meant && !sellsAll(meant) ? meant : undefined
  const location = lacking ? undefined : meant
  return {
    locations,
    location,
    lacking,
    nowhere,
    start: stillOpen(location ? timesOf(location, method) : null, start),
  }
}

const serves = (terms: TermsView, name: string): boolean =>
  terms.kind === 'served' && terms.places.some(place => place.localStoreName === name)

/** What a switch of the way loses, to be said. */
export type Loss = 'place' | 'time'

/** @returns what was chosen before the switch and does not count after it; a delivery's time waits for its address */
export function lossesOf(before: Choices, after: Choices, to: Method): Loss[] {
  const place = before.location && to !== 'delivery' && before.location.id !== after.location?.id
  const time = before.start !== null && to !== 'eatIn' && after.start === null
  return [...(place ? (['place'] as const) : []), ...(time ? (['time'] as const) : [])]
}
