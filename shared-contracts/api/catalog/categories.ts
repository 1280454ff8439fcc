import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Category } from '../entities/product.ts'
import { line } from '../fields.ts'
import { LIMITS } from '../limits.ts'

export const categories = {
  call: 'GET productManagement/categories/{x}',
  summary: 'Categories below the one named; `all` for the whole tree as a flat list, parents first.',
  params: v.strictObject({ x: line(LIMITS.searchTerm) }),
  response: v.object({ categories: v.array(Category) }),
} as const satisfies Endpoint
