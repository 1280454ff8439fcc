import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { ProductSummary } from '../entities/product.ts'
import { listFilter } from './list-filter.ts'

export const addonProducts = {
  call: 'GET productManagement2/products/addon',
  summary: 'Up to twelve products offered beside one whose `addonTag` this is; only what can be bought.',
  query: v.strictObject({ tagName: v.unwrap(listFilter.tagName) }),
  response: v.object({ products: v.array(ProductSummary) }),
} as const satisfies Endpoint
