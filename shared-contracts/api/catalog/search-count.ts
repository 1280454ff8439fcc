import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { searchTerm } from './search.ts'

export const searchCount = {
  call: 'GET productManagement2/products/searchCount/{term}',
  summary: 'How many products match a term.',
  params: searchTerm,
  response: v.object({ count: v.number() }),
} as const satisfies Endpoint
