import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Facets } from '../entities/facets.ts'
import { listFilter } from './list-filter.ts'
import { searchTerm } from './search.ts'

export const searchCount = {
  call: 'GET productManagement2/products/searchCount/{term}',
  summary: 'How many products match a term, and how the results can be narrowed.',
  params: searchTerm,
  query: v.strictObject(listFilter),
  response: v.object({
    count: v.number(),
    facets: v.optional(Facets),
    /** What was searched for in place of a term that finds nothing as it was typed. */
    instead: v.optional(v.string()),
    /** Orders that the results can be asked for in; without it they come best first alone. */
    sorts: v.optional(v.array(v.string())),
  }),
} as const satisfies Endpoint
