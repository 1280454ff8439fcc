import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endpoints } from 'shared-contracts/api/endpoints.ts'

/** As much of a valibot schema as is read here. */
interface Schema {
  type: string
  entries?: Record<string, Schema>
  item?: Schema
  items?: readonly Schema[]
  wrapped?: Schema
  key?: Schema
  value?: Schema
  options?: readonly unknown[]
  literal?: unknown
  pipe?: readonly { kind: string; type: string; requirement?: unknown }[]
}
type Names = ReadonlyMap<unknown, string>

/** The calls of the backend as lines: what goes out and what comes back, one field a line; shared shapes once, by name. */
export async function describeCalls(contracts: string): Promise<string[]> {
  const names = await namedSchemas(contracts)
  const shapes = [...names].flatMap(([schema, name]) =>
    linesOf(name, schema as Schema, new Map([...names].filter(([s]) => s !== schema))),
  )
  const calls = Object.values(endpoints).flatMap(endpoint => {
    const { call, params, query, body, response } = endpoint as Record<string, unknown> & { call: string }
    const parts = Object.entries({ params, query, body, response }).filter(([, schema]) => schema)
    return [call, ...parts.flatMap(([part, schema]) => linesOf(`${call} ${part}`, schema as Schema, names))]
  })
  return [...shapes, ...calls]
}

/** Schemas that entities/ exports, by their names. */
async function namedSchemas(contracts: string): Promise<Names> {
  const names = new Map<unknown, string>()
  for (const file of globSync('api/entities/*.ts', { cwd: contracts }).sort()) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(contracts, file)).href)
    for (const [name, value] of Object.entries(module))
      if (isSchema(value) && value.entries) names.set(value, name)
  }
  return names
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'type' in value && '~run' in value

function linesOf(path: string, schema: Schema, names: Names): string[] {
  const name = names.get(schema)
  if (name) return [`${path}: ${name}`]
  const { type, wrapped, entries, item, items, key, value, options } = schema
  if (wrapped) return linesOf(`${path}${type === 'optional' ? '?' : `(${type})`}`, wrapped, names)
  if (entries) {
    const head = `${path}: ${type}${actions(schema)}`
    return [head, ...Object.entries(entries).flatMap(([field, of]) => linesOf(`${path}.${field}`, of, names))]
  }
  if (item) return [`${path}: array${actions(schema)}`, ...linesOf(`${path}[]`, item, names)]
  if (items) return items.flatMap((of, index) => linesOf(`${path}[${index}]`, of, names))
  if (key && value) return linesOf(`${path}{}`, value, names)
  if (options?.every(isSchema))
    return (options as Schema[]).flatMap((of, index) => linesOf(`${path}|${index}`, of, names))
  // One line for each value, so that one more is an addition.
  if (options) return options.map(option => `${path}: = ${JSON.stringify(option)}`)
  const literal = 'literal' in schema ? ` ${JSON.stringify(schema.literal)}` : ''
  return [`${path}: ${type}${literal}${actions(schema)}`]
}

/** What a value must be besides its type, e.g. `max_length 60`. */
function actions({ pipe = [] }: Schema): string {
  const said = pipe
    .filter(step => step.kind !== 'schema')
    .map(({ type, requirement }) =>
      requirement === undefined || typeof requirement === 'function'
        ? type
        : `${type} ${String(requirement)}`,
    )
  return said.length > 0 ? `, ${said.join(', ')}` : ''
}
