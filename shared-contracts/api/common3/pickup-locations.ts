import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { PickupLocation, Slot } from '../entities/order.ts'

/** A store, and the first times it can hand over an order of now; null where it offers none, absent where a backend does not say. */
export const OpenLocation = v.object({
  ...PickupLocation.entries,
  nextPickup: v.optional(v.nullable(Slot)),
  nextDelivery: v.optional(v.nullable(Slot)),
})
export type OpenLocation = v.InferOutput<typeof OpenLocation>

export const pickupLocations = {
  call: 'GET common3/pickupLocations',
  summary:
    'Stores that orders are picked up from or delivered by, with the first times they have places for.',
  response: v.object({ locations: v.array(OpenLocation) }),
} as const satisfies Endpoint
