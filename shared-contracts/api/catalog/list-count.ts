import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { listFilter } from './list-filter.ts'

export const listCount = {
  call: 'GET productManagement2/products/listCount',
  summary: 'How many products a list has in all.',
  query: v.strictObject(listFilter),
  response: v.object({ count: v.number() }),
} as const satisfies Endpoint
