import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { ProductSummary } from '../entities/product.ts'
import { listFilter, paging, SORTS } from './list-filter.ts'

export const products = {
  call: 'GET productManagement2/products',
  summary: 'Part of a product list.',
  query: v.strictObject({
    ...listFilter,
    ...paging,
    sortby: v.optional(v.picklist(SORTS)),
    productType: v.optional(v.picklist(['MEMBERSHIP'])),
    recordStatus: v.optional(v.picklist(['ACTIVE'])),
  }),
  response: v.object({ products: v.array(ProductSummary) }),
} as const satisfies Endpoint
