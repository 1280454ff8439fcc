import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Facets } from '../entities/facets.ts'
import { listFilter, productKind } from './list-filter.ts'

export const listCount = {
  call: 'GET productManagement2/products/listCount',
  summary: 'How many products a list has in all, and how it can be narrowed.',
  query: v.strictObject({ ...listFilter, ...productKind }),
  response: v.object({ count: v.number(), facets: v.optional(Facets) }),
} as const satisfies Endpoint
