import type { FastifyInstance } from 'fastify'
import { nestsTooDeep } from './nesting.ts'
import { Refusal } from './refusal.ts'

/** Bodies of calls are read as Fastify does, once it is known that they nest no deeper than honest ones. */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (nestsTooDeep(body)) return done(new Refusal('invalid'))
    parse(request, body, done)
  })
}
