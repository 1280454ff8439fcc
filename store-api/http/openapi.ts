import { toJsonSchema } from '@valibot/to-json-schema'
import type { FastifyInstance } from 'fastify'
import { API_BASE, type Endpoint } from 'shared-contracts/api/endpoint.ts'
import { endpoints } from 'shared-contracts/api/endpoints.ts'
import { ErrorBody } from 'shared-contracts/api/errors.ts'
import type * as v from 'valibot'

type JsonSchema = Record<string, unknown>

export const schemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode })
  return rest
}

/** OpenAPI has no optional path parameters: such a path stands there twice, with and without it. */
function places(path: string): [path: string, parts: ('params' | 'query')[]][] {
  const optional = /\[(\{\w+\})\]/
  if (!optional.test(path)) return [[path, ['params', 'query']]]
  return [
    [path.replace(optional, ''), ['query']],
    [path.replace(optional, '$1'), ['params', 'query']],
  ]
}

function parameters(endpoint: Endpoint, parts: ('params' | 'query')[]) {
  return parts.flatMap(part => {
    const schema = endpoint[part] && schemaOf(endpoint[part], 'input')
    const required = (schema?.required ?? []) as string[]
    return Object.entries((schema?.properties ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      schema,
    }))
  })
}

function operation(endpoint: Endpoint, at: string, parts: ('params' | 'query')[]) {
  const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })
  const changes = !endpoint.call.startsWith('GET ')
  return {
    summary: endpoint.summary,
    tags: [at.split('/', 1)[0]],
    operationId: `${endpoint.call.split(' ', 1)[0]} ${at}`.replace(/[^A-Za-z0-9]+/g, '_'),
    parameters: parameters(endpoint, parts),
    ...(endpoint.file && { requestBody: { required: true, ...form(endpoint.file) } }),
    ...(endpoint.body && { requestBody: { required: true, ...json(schemaOf(endpoint.body, 'input')) } }),
    ...(changes && { security: [{ session: [], token: [] }] }),
    responses: {
      200: { description: 'Done', ...json(schemaOf(endpoint.response, 'output')) },
      default: { description: 'Refused (API-3)', ...json({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

const form = (field: string) => ({
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { [field]: { type: 'string', format: 'binary' } },
        required: [field],
      },
    },
  },
})

/** OpenAPI 3.1 of every call, made from the schemas that validate them. */
export function openApi(): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of Object.values(endpoints) as Endpoint[]) {
    const [method = '', path = ''] = endpoint.call.split(' ')
    for (const [at, parts] of places(path)) {
      paths[API_BASE + at] = {
        ...paths[API_BASE + at],
        [method.toLowerCase()]: operation(endpoint, at, parts),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: "The store's backend", version: '1.0.0' },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'arcade-session',
          description: 'Behind https it is named __Host-arcade-session.',
        },
        token: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
      },
    },
  }
}

export function openApiRoute(app: FastifyInstance): void {
  let document: JsonSchema | undefined
  app.get('/api/openapi.json', async () => {
    document ??= openApi()
    return document
  })
}
