import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id } from '../entities/basics.ts'
import { Inventory, OptionPair } from '../entities/product.ts'

export const inventory = {
  call: 'GET inventoryManagement/inventoryByProductAndOptions/{id}',
  summary: 'Stock and price of every combination of options, or of the one named.',
  params: v.strictObject({ id: Id }),
  query: v.strictObject({ optionPair: v.optional(OptionPair) }),
  response: Inventory,
} as const satisfies Endpoint
