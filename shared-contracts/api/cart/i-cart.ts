import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id, IntentId } from '../entities/basics.ts'
import { Cart } from '../entities/cart.ts'
import { OptionPair } from '../entities/product.ts'
import { Quantity } from '../fields.ts'

export const addManyToCart = {
  call: 'POST shoppingManagement4/iCart',
  summary:
    'Adds several lines at once, e.g. those of an earlier order. A line that cannot be had as a whole is left out and named; the same intent is never added twice.',
  body: v.strictObject({
    intentID: IntentId,
    lines: v.pipe(
      v.array(v.strictObject({ productID: Id, optionPair: OptionPair, quantity: Quantity })),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
  response: v.object({
    cart: Cart,
    refused: v.array(
      v.object({
        productID: Id,
        optionPair: v.string(),
        code: v.string(),
        /** In the shopper's language. */ message: v.string(),
      }),
    ),
  }),
  idempotent: true,
} as const satisfies Endpoint
export type AddedMany = v.InferOutput<typeof addManyToCart.response>
