import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Currency, Day, Left } from '../entities/basics.ts'
import { Method, OrderDraft, PickupLocation, Slot } from '../entities/order.ts'
import { campaignQuery } from './campaign-query.ts'
import { TipOffer } from './tips.ts'

/** A slot with places left, in the zone of its location. */
export const OpenSlot = v.object({ ...Slot.entries, remaining: Left })
/** `methods` of a location are what it offers now (`eatIn` only while it is open) and say which of the times to offer; absent ones are not offered. */
export const CheckoutLocation = v.object({
  ...PickupLocation.entries,
  pickupSlots: v.array(OpenSlot),
  /** Days (`YYYY-MM-DD`) to pick up on without a time. */
  pickupDates: v.optional(v.array(v.object({ date: Day, remaining: Left }))),
  deliverySlots: v.optional(v.array(OpenSlot)),
  /** Orders that are not delivered can be paid when they are handed over. */
  payAtStore: v.optional(v.boolean()),
  /**
   * Names of the products of the cart that it does not sell, in the shopper's language: an order there is refused. Empty: it sells
   * all of it; absent where a backend does not say.
   */
  unsold: v.optional(v.array(v.string())),
})
export type CheckoutLocation = v.InferOutput<typeof CheckoutLocation>

export const checkoutConfig = {
  call: 'GET shoppingManagement4/checkoutConfig',
  summary: 'Methods, places and slots this order can have, and what is settled of it so far.',
  query: v.strictObject(campaignQuery),
  response: v.object({
    currency: Currency,
    methods: v.array(Method),
    locations: v.array(CheckoutLocation),
    /** Null while there is nothing to tip on. */
    tips: v.optional(v.nullable(TipOffer)),
    draft: OrderDraft,
  }),
} as const satisfies Endpoint
export type CheckoutConfig = v.InferOutput<typeof checkoutConfig.response>
