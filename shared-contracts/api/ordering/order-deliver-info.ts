import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { QueryBoolean } from '../entities/basics.ts'
import { ContactInfo, DeliveryAddress, OrderDraft } from '../entities/order.ts'
import { isInProvince } from '../entities/postal-area.ts'
import { line } from '../fields.ts'
import { LIMITS } from '../limits.ts'
import { campaignQuery } from './campaign-query.ts'

export const orderDeliverInfo = {
  call: 'POST shoppingManagement4/orderDeliverInfo',
  summary:
    'Where and to whom a location delivers the order; `not-delivered` where it does not deliver. Can keep the address in the shopper’s account.',
  query: v.strictObject({
    localStoreName: line(LIMITS.storeName),
    saveToMyProfile: v.optional(QueryBoolean),
    ...campaignQuery,
  }),
  body: v.strictObject({
    address: v.pipe(
      DeliveryAddress,
      v.forward(
        v.partialCheck([['province'], ['postCode']], a => isInProvince(a.postCode, a.province)),
        ['postCode'],
      ),
    ),
    contact: ContactInfo,
  }),
  response: OrderDraft,
  idempotent: true,
} as const satisfies Endpoint
