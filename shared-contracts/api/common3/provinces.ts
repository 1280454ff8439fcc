import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'

export const provinces = {
  call: 'GET common3/provinces/{country}',
  summary: 'Provinces and territories of a supported country, by name.',
  params: v.strictObject({ country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) }),
  /** `code`: the two letters an address carries. */
  response: v.object({
    country: v.string(),
    provinces: v.array(v.object({ code: v.string(), name: v.string() })),
  }),
} as const satisfies Endpoint
