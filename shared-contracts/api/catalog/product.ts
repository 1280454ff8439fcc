import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id } from '../entities/basics.ts'
import { ProductSummary } from '../entities/product.ts'

export const product = {
  call: 'GET productManagement/product/{id}',
  summary: 'One product as a card shows it, with what kind it is; a membership too.',
  params: v.strictObject({ id: Id }),
  response: v.object({
    ...ProductSummary.entries,
    sku: v.string(),
    productType: v.string(),
    /** The chosen location does not sell it. */
    notSoldHere: v.boolean(),
  }),
} as const satisfies Endpoint
