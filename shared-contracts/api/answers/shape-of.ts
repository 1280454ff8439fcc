import type * as v from 'valibot'
import { endpoints } from '../endpoints.ts'
import { Change, Currency, Id, Instant, Left, Minor, Px, Slug, TimeZone } from '../entities/basics.ts'
import { type Group, groupOf } from './groups.ts'
import type { Leaf, Shape, Shapes } from './shape.ts'

/** What valibot keeps of a schema that matters here. */
interface Schema {
  type: string
  entries?: Record<string, Schema>
  item?: Schema
  value?: Schema
  wrapped?: Schema
  options?: Schema[]
  key?: string
  literal?: unknown
  pipe?: { type: string }[]
}

const ESSENTIAL = new Map<unknown, Leaf>([
  [Id, 'd'],
  [Minor, 'i'],
  [Change, 'n'],
  [Currency, 'c'],
  [Instant, 't'],
  [Slug, 'd'],
  [TimeZone, 'z'],
  [Px, 'x'],
  [Left, 'k'],
])

/** What no page looks at, so that nothing is lost without it. */
const UNREAD: ReadonlySet<string> = new Set(['attemptID', 'whole'])

/** Schema type → how it is read. */
const READ: Record<string, (schema: Schema) => Shape> = {
  string: ({ pipe = [] }) => {
    const rules = new Set(pipe.map(({ type }) => type))
    return rules.has('iso_date') ? 'D' : rules.has('non_empty') ? 'd' : 's'
  },
  number: ({ pipe }) => (pipe ? 'f' : 'n'),
  boolean: () => 'b',
  picklist: () => 'e',
  literal: ({ literal }) => (typeof literal === 'boolean' ? 'b' : 'e'),
  unknown: () => '*',
  any: () => '*',
  object: fields,
  strict_object: fields,
  // Whoever reads it does so field by field.
  loose_object: ({ entries = {} }) => Object.fromEntries(Object.keys(entries).map(name => [name, '*'])),
  array: ({ item }) => ['[', of(item)],
  record: ({ value }) => ['%', of(value)],
  nullable: ({ wrapped }) => ['?', of(wrapped)],
  optional: ({ wrapped }) => ['-', of(wrapped)],
  union: ({ options = [] }) => ['|', ...options.map(of)],
  variant: ({ key = '', options = [] }) => [
    '=',
    key,
    Object.fromEntries(options.map(one => [String(one.entries?.[key]?.literal), fields(one)])),
  ],
}

function fields({ entries = {} }: Schema): Record<string, Shape> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [name, UNREAD.has(name) ? '*' : of(schema)]),
  )
}

function of(schema: Schema | undefined): Shape {
  const essential = ESSENTIAL.get(schema)
  if (essential) return essential
  const read = READ[schema?.type ?? '']
  if (!schema || !read) throw new Error(`no way to read a ${schema?.type}`)
  return read(schema)
}

/** How an answer of a schema is read. @throws Error for a schema that has no way of reading */
export const shapeOf = (schema: v.GenericSchema): Shape => of(schema as unknown as Schema)

/** By call, of one part. */
export const shapesIn = (group: Group): Shapes =>
  Object.fromEntries(
    Object.values(endpoints)
      .filter(({ call }) => groupOf(call) === group)
      .map(({ call, response }) => [call, shapeOf(response)]),
  )
