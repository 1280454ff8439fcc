import * as v from 'valibot'

/** @returns what a team has posted, read by its schema; null where it is no JSON, or not of that shape */
export function readPosted<S extends v.GenericSchema>(schema: S, body: Buffer): v.InferOutput<S> | null {
  try {
    return v.parse(schema, JSON.parse(body.toString('utf8')))
  } catch {
    return null
  }
}
