import type * as v from 'valibot'
import type { Shape } from '../api/answers/shape.ts'
import { shapeOf } from '../api/answers/shape-of.ts'

interface Schema {
  type: string
  entries?: Record<string, Schema>
  item?: Schema
  value?: Schema
  wrapped?: Schema
  options?: Schema[]
  literal?: unknown
}

const LEAVES: Record<string, unknown> = {
  d: 'a1',
  i: 1_250,
  c: 'CAD',
  t: '2026-11-02T15:30:00Z',
  D: '2026-11-02',
  z: 'America/Toronto',
  f: 2,
  s: 'Some words',
  n: 3,
  x: 640,
  k: 5,
  b: true,
  '*': {},
}

/** An answer as its schema describes it, made of nothing else: every field filled, lists of two. */
export function sampleOf(schema: v.GenericSchema): unknown {
  return sample(schema as unknown as Schema)
}

function sample(schema: Schema): unknown {
  const { type, entries, item, value, wrapped, options = [], literal } = schema
  if (type === 'literal') return literal
  if (type === 'picklist') return options[0]
  if (type === 'union') return sample(options.at(-1) as Schema)
  if (type === 'variant') return sample(options[0] as Schema)
  if (wrapped) return sample(wrapped)
  if (item?.type === 'variant') return (item.options ?? []).map(sample)
  if (item?.type === 'picklist') return item.options
  if (item) return [sample(item), sample(item)]
  if (value) return { one: sample(value), two: sample(value) }
  if (entries) return Object.fromEntries(Object.entries(entries).map(([name, one]) => [name, sample(one)]))
  const shape: Shape = shapeOf(schema as unknown as v.GenericSchema)
  return LEAVES[String(shape)]
}
