import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { line } from '../entities/basics.ts'
import { Named } from '../entities/facets.ts'

export const tag = {
  call: 'GET productManagement2/tag/{name}',
  summary: 'One tag, by its slug or its name in either language.',
  params: v.strictObject({ name: line(80) }),
  response: Named,
} as const satisfies Endpoint
