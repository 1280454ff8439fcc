import fc from 'fast-check'
import type { Endpoint } from 'shared-contracts/api/endpoint.ts'
import { type Call, endpoints } from 'shared-contracts/api/endpoints.ts'
import type * as v from 'valibot'
import { schemaOf } from '../http/openapi.ts'

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** Input of a call: path parameters, query, body. */
export interface Input {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

/** A value for a name, e.g. a real order id for `orderID`; null leaves it to the schema. */
export type Known = (name: string) => fc.Arbitrary<unknown> | null

/** Inputs of a call that its schemas take, made from the schemas themselves. */
export function samples(call: Call, known: Known = () => null): fc.Arbitrary<Input> {
  const { params, query, body }: Endpoint = endpoints[call]
  const made = (part: v.GenericSchema | undefined): fc.Arbitrary<unknown> =>
    part ? arbitrary(schemaOf(part, 'input') as JsonSchema, '', known) : fc.constant(undefined)
  return fc.tuple(made(params), made(query), made(body)).map(([p, q, b]) => ({
    params: (p ?? {}) as Input['params'],
    query: (q ?? {}) as Input['query'],
    body: b,
  }))
}

const FORMATS: Record<string, () => fc.Arbitrary<unknown>> = {
  email: () => fc.emailAddress(),
  uuid: () => fc.uuid(),
  uri: () => fc.webUrl(),
  'date-time': () =>
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map(d => d.toISOString()),
}

function arbitrary(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<unknown> {
  const real = known(name)
  if (real) return real
  const { type, anyOf, oneOf, allOf } = schema
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (allOf) return arbitrary(Object.assign({}, ...allOf), name, known)
  const either = anyOf ?? oneOf
  if (either) return fc.oneof(...either.map(s => arbitrary(s, name, known)))
  const make = TYPES[type ?? ''] ?? (() => fc.jsonValue({ maxDepth: 1 }))
  return make(schema, name, known)
}

const TYPES: Record<string, (s: JsonSchema, name: string, known: Known) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: integers,
  number: integers,
  string: strings,
  array: (s, name, known) =>
    fc.array(arbitrary(s.items ?? {}, name, known), {
      minLength: s.minItems ?? 0,
      maxLength: Math.min(s.maxItems ?? 3, 3),
    }),
  object(s, _name, known) {
    const entries = Object.entries(s.properties ?? {})
    const model = Object.fromEntries(entries.map(([key, value]) => [key, arbitrary(value, key, known)]))
    return fc.record(model, { requiredKeys: s.required ?? [] })
  },
}

function integers({ minimum = 0, maximum = 1_000_000 }: JsonSchema): fc.Arbitrary<number> {
  return fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) })
}

function strings({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<unknown> {
  if (pattern) return matching(pattern)
  const of = format && FORMATS[format]
  if (of) return of()
  return fc.string({
    minLength: Math.max(minLength, 1),
    maxLength: Math.min(maxLength, 40),
    unit: 'grapheme',
  })
}

/** To make one takes fast-check longer than a call takes the server. */
const MATCHING = new Map<string, fc.Arbitrary<string>>()

function matching(pattern: string): fc.Arbitrary<string> {
  const made = MATCHING.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  MATCHING.set(pattern, made)
  return made
}
