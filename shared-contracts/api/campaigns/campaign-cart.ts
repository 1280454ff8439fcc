import * as v from 'valibot'
import { addToMyCart, setInMyCart } from '../cart/my-cart.ts'
import type { Endpoint } from '../endpoint.ts'
import { Id } from '../entities/basics.ts'
import { Cart } from '../entities/cart.ts'
import { LIMITS } from '../limits.ts'

const params = v.strictObject({ id: Id })

export const getCampaignCart = {
  call: 'GET shoppingManagement4/myCart/fc/{id}',
  summary:
    'The visitor’s cart of a group buy, apart from the ordinary one; an empty one where there is none.',
  params,
  response: Cart,
} as const satisfies Endpoint

export const addToCampaignCart = {
  call: 'POST shoppingManagement4/myCart/fc/{id}',
  summary: 'Adds an item of a group buy to its cart; the same intent is never added twice.',
  params,
  body: addToMyCart.body,
  response: Cart,
  idempotent: true,
} as const satisfies Endpoint

export const setInCampaignCart = {
  call: 'PUT shoppingManagement4/myCart/fc/{id}',
  summary: 'Sets the quantity of a line of a group buy’s cart; 0 takes it out.',
  params,
  body: v.strictObject({
    ...setInMyCart.body.entries,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.quantity.max)),
  }),
  response: Cart,
  idempotent: true,
} as const satisfies Endpoint
