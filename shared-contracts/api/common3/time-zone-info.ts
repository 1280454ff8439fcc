import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id, Instant } from '../entities/basics.ts'

export const timeZoneInfo = {
  call: 'POST common3/timeZoneInfo/GMT',
  summary:
    "The zones of the store and its locations with their offset from GMT at an instant; without one, at the server's now.",
  body: v.strictObject({ at: v.optional(Instant) }),
  response: v.object({
    at: Instant,
    /** IANA name of the store's own zone. */
    storeTimeZone: v.string(),
    zones: v.array(
      v.object({
        /** IANA name. */ timeZone: v.string(),
        /** In the session's language, e.g. `Eastern Daylight Time`. */ name: v.string(),
        /** Minutes, negative west of Greenwich. */ offsetMinutes: v.number(),
        /** E.g. `GMT-04:00`. */ gmt: v.string(),
        locations: v.array(v.object({ id: Id, localStoreName: v.string() })),
      }),
    ),
  }),
  idempotent: true,
} as const satisfies Endpoint
