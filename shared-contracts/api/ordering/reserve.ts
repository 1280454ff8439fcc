import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Instant } from '../entities/basics.ts'
import { campaignQuery } from './campaign-query.ts'

export const reserve = {
  call: 'POST shoppingManagement4/reserve',
  summary:
    'Holds the cart’s stock and the chosen slot for some minutes before the order is placed (CHK-5). Repeating it holds what the cart is by then, but altogether no longer than a limit.',
  query: v.strictObject(campaignQuery),
  response: v.object({ expiresAt: Instant }),
  idempotent: true,
} as const satisfies Endpoint
