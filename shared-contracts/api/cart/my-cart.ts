import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id, IntentId } from '../entities/basics.ts'
import { Cart } from '../entities/cart.ts'
import { OptionPair } from '../entities/product.ts'
import { Quantity } from '../fields.ts'

export const getMyCart = {
  call: 'GET shoppingManagement4/myCart',
  summary: 'The cart of this session or account; an empty one where there is none.',
  response: Cart,
} as const satisfies Endpoint

export const addToMyCart = {
  call: 'POST shoppingManagement4/myCart',
  summary: 'Adds a quantity of one product; the same intent is never added twice.',
  body: v.strictObject({ productID: Id, optionPair: OptionPair, quantity: Quantity, intentID: IntentId }),
  response: Cart,
  idempotent: true,
} as const satisfies Endpoint

export const setInMyCart = {
  call: 'PUT shoppingManagement4/myCart',
  summary: 'Sets the quantity of a line to an absolute value.',
  body: v.strictObject({ lineID: Id, quantity: Quantity }),
  response: Cart,
  idempotent: true,
} as const satisfies Endpoint

export const deleteFromMyCart = {
  call: 'POST shoppingManagement4/myCart/delete',
  summary: 'Takes a line out; a line that is not there is no error.',
  body: v.strictObject({ lineID: Id }),
  response: Cart,
  idempotent: true,
} as const satisfies Endpoint
