import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Minor } from '../entities/basics.ts'
import { OrderDraft, TipChoice } from '../entities/order.ts'
import { campaignQuery } from './campaign-query.ts'

/** Choices besides none, with what each comes to for the cart as it is. */
export const TipOffer = v.object({
  choices: v.array(v.object({ choice: TipChoice, amount: Minor })),
  /** Most of an amount of the shopper's own; null: only the choices. */ customUpTo: v.nullable(Minor),
})

export const tips = {
  call: 'POST shoppingManagement4/tips',
  summary: 'Chooses a tip, null for none. The bill says what it comes to; it follows the cart and has a cap.',
  query: v.strictObject(campaignQuery),
  body: v.strictObject({ tip: v.nullable(TipChoice) }),
  response: v.object({ offer: TipOffer, draft: OrderDraft }),
  idempotent: true,
} as const satisfies Endpoint
