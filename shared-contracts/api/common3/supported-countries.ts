import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'

export const supportedCountries = {
  call: 'GET common3/supportedCountries',
  summary: 'Countries an address can be in.',
  /** `code`: ISO 3166-1, two letters. */
  response: v.object({ countries: v.array(v.object({ code: v.string(), name: v.string() })) }),
} as const satisfies Endpoint
