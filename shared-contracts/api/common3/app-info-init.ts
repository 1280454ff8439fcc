import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'

/**
 * Any store's document may come back here, whole or broken (APP-3), so the schema promises nothing
 * below `body`: the host reads it field by field.
 */
export const appInfoInit = {
  call: 'GET common3/appInfoInit',
  summary: 'Look, content and visitor of the store, loaded once at start.',
  response: v.looseObject({ body: v.record(v.string(), v.unknown()) }),
} as const satisfies Endpoint
