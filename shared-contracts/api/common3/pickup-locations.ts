import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { PickupLocation } from '../entities/order.ts'

export const pickupLocations = {
  call: 'GET common3/pickupLocations',
  summary: 'Stores an order can be picked up from.',
  response: v.object({ locations: v.array(PickupLocation) }),
} as const satisfies Endpoint
