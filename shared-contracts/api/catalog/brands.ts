import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Named } from '../entities/facets.ts'

/** Of a brand that nobody counts it is not known whether it has anything. */
const Brand = v.object({ ...Named.entries, count: v.optional(Named.entries.count) })
export type Brand = v.InferOutput<typeof Brand>

export const brands = {
  call: 'GET productManagement/brands',
  summary: 'Every brand with how many products it has, by name.',
  response: v.object({ brands: v.array(Brand) }),
} as const satisfies Endpoint
