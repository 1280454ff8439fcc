import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Named } from '../entities/facets.ts'

export const brands = {
  call: 'GET productManagement/brands',
  summary: 'Every brand with how many products it has, by name.',
  response: v.object({ brands: v.array(Named) }),
} as const satisfies Endpoint
