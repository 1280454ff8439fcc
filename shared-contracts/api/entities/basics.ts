import * as v from 'valibot'

/** Amount in minor units of the currency beside it (cents for CAD). */
export const Minor = v.pipe(v.number(), v.safeInteger())
/** What is added to an amount, in minor units of its currency; nothing where a backend does not say. */
export const Change = v.pipe(v.number(), v.safeInteger())
/** ISO 4217 code. */
export const Currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
/** Point in time, ISO 8601 with zone. */
export const Instant = v.pipe(v.string(), v.isoTimestamp())
/** Length of a picture's side. */
export const Px = v.pipe(v.number(), v.gtValue(0))
/** What is left of something; where a backend does not count, as many as can be asked for. */
export const Left = v.pipe(v.number(), v.safeInteger())
/** IANA name, e.g. `America/Toronto`. */
export const TimeZone = v.pipe(
  v.string(),
  v.check(zone => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
    } catch {
      return false
    }
  }),
)
/** Day at a place, `YYYY-MM-DD`. */
export const Day = v.pipe(v.string(), v.isoDate())
/** Identifier in a path, query or body: never empty, no separators. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/))
/** What a category, brand or tag is asked for by: its name, where a backend has no other. */
export const Slug = v.string()
/** Whole number in a query string. */
export const QueryInt = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))
export const QueryBoolean = v.pipe(
  v.picklist(['true', 'false']),
  v.transform(x => x === 'true'),
)
/** Made by the client once per intent, so that a repeated call is recognised. */
export const IntentId = v.pipe(v.string(), v.uuid())
