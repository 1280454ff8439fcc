import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Currency, Minor } from '../entities/basics.ts'
import { DeliveryAddress, PickupLocation } from '../entities/order.ts'
import { isInProvince } from '../entities/postal-area.ts'

/** What delivery costs; the fee falls away from `freeOver` on. Minimum and that sum are of the goods before discounts. */
const terms = { fee: Minor, minimum: Minor, freeOver: v.nullable(Minor) }

export const deliveryLocations = {
  call: 'POST common3/deliveryLocations',
  summary: 'Which locations deliver to an address, and for how much; or that one does not.',
  body: v.pipe(
    v.strictObject({
      province: DeliveryAddress.entries.province,
      postCode: DeliveryAddress.entries.postCode,
    }),
    v.forward(
      v.check(a => isInProvince(a.postCode, a.province)),
      ['postCode'],
    ),
  ),
  response: v.object({
    currency: Currency,
    locations: v.array(
      v.variant('delivers', [
        v.object({ ...PickupLocation.entries, delivers: v.literal(true), ...terms }),
        v.object({
          ...PickupLocation.entries,
          delivers: v.literal(false),
          /** In the shopper's language. */ why: v.string(),
        }),
      ]),
    ),
  }),
} as const satisfies Endpoint

export const localDeliveryConfig = {
  call: 'GET shoppingManagement4/localDeliveryConfig',
  summary: 'Where each location delivers to, when, and for how much.',
  response: v.object({
    currency: Currency,
    locations: v.array(
      v.object({
        ...PickupLocation.entries,
        zones: v.array(
          v.object({
            /** Around the location, or null: by postal codes. */ radiusKm: v.nullable(v.number()),
            /** Beginnings of postal codes. */ postalPrefixes: v.array(v.string()),
            ...terms,
          }),
        ),
        slotMinutes: v.number(),
        leadMinutes: v.number(),
        daysAhead: v.number(),
      }),
    ),
  }),
} as const satisfies Endpoint
