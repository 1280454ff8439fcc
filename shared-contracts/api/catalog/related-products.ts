import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id } from '../entities/basics.ts'
import { ProductSummary } from '../entities/product.ts'

export const relatedProducts = {
  call: 'GET productManagement2/products/relatedProducts/{id}',
  summary: 'Products shown beside this one.',
  params: v.strictObject({ id: Id }),
  response: v.object({ products: v.array(ProductSummary) }),
} as const satisfies Endpoint
