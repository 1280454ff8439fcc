import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { ProductSummary } from '../entities/product.ts'
import { line } from '../fields.ts'
import { LIMITS } from '../limits.ts'
import { listFilter, paging, SORTS } from './list-filter.ts'

export const searchTerm = v.strictObject({ term: line(LIMITS.searchTerm) })

export const search = {
  call: 'GET productManagement2/products/search/{term}',
  summary: 'Products that match a term in either language, best first unless another order is asked for.',
  params: searchTerm,
  /** Only an order that `searchCount` names is asked for; `default` is the best first. */
  query: v.strictObject({ ...listFilter, ...paging, sortby: v.optional(v.picklist(SORTS)) }),
  response: v.object({ products: v.array(ProductSummary) }),
} as const satisfies Endpoint
