import type { FastifyInstance } from 'fastify'
import { findChannel, findRelease } from 'releases/document'
import { FAULTS_PATH } from 'shared-contracts/release/well-known.ts'
import type { Edge } from '../edge.ts'
import { LIMITS } from '../limits.ts'
import { loggable } from '../observability/log.ts'
import { knownVisitor } from '../page/visitor.ts'
import { releaseInStack } from './attribute.ts'
import { browserName } from './browser-name.ts'
import { withoutQueries } from './without-queries.ts'

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const
const BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['message', 'stack', 'path', 'language'],
  properties: { message: text(500), stack: text(3000), path: text(300), language: text(35) },
} as const
type Body = Record<(typeof BODY)['required'][number], string>

/** One of a kind is logged the first time, and at each further power of ten. */
const isTelling = (count: number) => /^10*$/.test(String(count))

/** Takes what nobody caught in pages (`tell-faults.ts`), finds whose code it was, and counts it (REL-9). */
export function takeFaults(app: FastifyInstance, edge: Edge): void {
  app.post<{ Body: Body }>(
    FAULTS_PATH,
    { bodyLimit: LIMITS.faultBytes, schema: { body: BODY } },
    async (request, reply) => {
      const { stack, path, language } = request.body
      const document = edge.live.last() ?? (await edge.live.current())
      const found = releaseInStack(stack)
      // Only names we gave: what anyone may send must not fill the metrics.
      const known = found && findRelease(findChannel(document, found.name), found.release)
      const of = known
        ? { remote: known.name, release: known.release }
        : { remote: 'unknown', release: 'unknown' }
      const about = { ...of, phase: 'use', where: 'page' } as const
      edge.metrics.count('edge_failures_total', about)
      const visitor = knownVisitor(request.cookies)
      if (known && visitor) edge.tally.threw(visitor, known.name, known.release)
      const failure = {
        ...about,
        message: withoutQueries(request.body.message),
        stack: withoutQueries(stack),
        path: loggable(path),
        browser: browserName(request.headers['user-agent']),
        language,
      }
      const count = edge.failures.add(failure)
      if (isTelling(count)) request.log.warn({ ...failure, count }, 'remote threw in use')
      return reply.code(204).send()
    },
  )
}
