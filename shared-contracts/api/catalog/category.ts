import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Category } from '../entities/product.ts'
import { line } from '../fields.ts'
import { LIMITS } from '../limits.ts'

export const category = {
  call: 'GET productManagement2/category/{name}',
  summary: 'One category with its children and the way down to it.',
  params: v.strictObject({ name: line(LIMITS.searchTerm) }),
  response: v.object({ ...Category.entries, children: v.array(Category), breadcrumbs: v.array(Category) }),
} as const satisfies Endpoint
