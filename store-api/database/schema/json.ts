import { customType } from 'drizzle-orm/pg-core'

/**
 * For values that may be a text by itself. Drizzle's own `jsonb` parses what the engine's driver has parsed already, and makes a
 * number of a text with digits alone.
 */
export const anyJson = customType<{ data: unknown }>({
  dataType: () => 'jsonb',
  toDriver: value => JSON.stringify(value),
})
