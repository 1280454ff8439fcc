import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Named } from '../entities/facets.ts'
import { line } from '../fields.ts'
import { LIMITS } from '../limits.ts'

export const tag = {
  call: 'GET productManagement2/tag/{name}',
  summary: 'One tag, by its slug or its name in either language.',
  params: v.strictObject({ name: line(LIMITS.searchTerm) }),
  response: Named,
} as const satisfies Endpoint
