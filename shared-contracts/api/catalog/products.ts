import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { ProductSummary } from '../entities/product.ts'
import { listFilter, paging, productKind, SORTS } from './list-filter.ts'

export const products = {
  call: 'GET productManagement2/products',
  summary: 'Part of a product list.',
  query: v.strictObject({
    ...listFilter,
    ...productKind,
    ...paging,
    sortby: v.optional(v.picklist(SORTS)),
  }),
  response: v.object({ products: v.array(ProductSummary) }),
} as const satisfies Endpoint
