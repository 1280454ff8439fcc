import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Currency } from '../entities/basics.ts'
import { Method, OrderDraft, PickupLocation, Slot } from '../entities/order.ts'

/** A slot with places left, in the zone of its location. */
export const OpenSlot = v.object({ ...Slot.entries, remaining: v.number() })
export const CheckoutLocation = v.object({ ...PickupLocation.entries, pickupSlots: v.array(OpenSlot) })
export type CheckoutLocation = v.InferOutput<typeof CheckoutLocation>

export const checkoutConfig = {
  call: 'GET shoppingManagement4/checkoutConfig',
  summary: 'Methods, places and slots this order can have, and what is settled of it so far.',
  response: v.object({
    currency: Currency,
    methods: v.array(Method),
    locations: v.array(CheckoutLocation),
    draft: OrderDraft,
  }),
} as const satisfies Endpoint
export type CheckoutConfig = v.InferOutput<typeof checkoutConfig.response>
