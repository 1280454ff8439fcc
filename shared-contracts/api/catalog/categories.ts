import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { line } from '../entities/basics.ts'
import { Category } from '../entities/product.ts'

export const categories = {
  call: 'GET productManagement/categories/{x}',
  summary: 'Categories below the one named; `all` for the whole tree as a flat list, parents first.',
  params: v.strictObject({ x: line(80) }),
  response: v.object({ categories: v.array(Category) }),
} as const satisfies Endpoint
