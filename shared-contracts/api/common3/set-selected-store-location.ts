import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id } from '../entities/basics.ts'

export const setSelectedStoreLocation = {
  call: 'POST common3/setSelectedStoreLocation',
  summary:
    'Makes a store the one this session shops at. Lines it does not sell are named first and dropped only with `confirm` (LOC-7).',
  body: v.strictObject({ id: Id, confirm: v.optional(v.boolean()) }),
  response: v.object({
    /** False, and only that: nothing was changed yet, `dropped` says what a change would take out of the cart. */
    changed: v.optional(v.boolean()),
    dropped: v.optional(v.array(v.object({ productID: Id, name: v.string(), optionLabel: v.string() }))),
    landingPageUrl: v.optional(v.nullable(v.string())),
  }),
  idempotent: true,
} as const satisfies Endpoint
