import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { QueryBoolean } from '../entities/basics.ts'
import { ProductSummary, WholeProduct } from '../entities/product.ts'
import { listFilter, paging, productKind, SORTS } from './list-filter.ts'

export const products = {
  call: 'GET productManagement2/products',
  summary: 'Part of a product list.',
  query: v.strictObject({
    ...listFilter,
    ...productKind,
    ...paging,
    sortby: v.optional(v.picklist(SORTS)),
    /** Each with all that its page shows: for feeds, not for shoppers. */
    whole: v.optional(QueryBoolean),
  }),
  response: v.object({
    products: v.array(v.object({ ...ProductSummary.entries, whole: v.optional(WholeProduct) })),
  }),
} as const satisfies Endpoint
