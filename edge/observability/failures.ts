import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findChannel, findRelease } from 'releases/document'
import { ALIVE_PATH, FAILURES_PATH } from 'shared-contracts/release/well-known.ts'
import { MAX_FAILURE_CHARACTERS, type RemoteFailure } from 'shared-contracts/remote/host.ts'
import { apiError } from '../api-error.ts'
import type { Edge } from '../edge.ts'
import { takeFaults } from '../faults/take-faults.ts'
import { withoutQueries } from '../faults/without-queries.ts'
import { LIMITS } from '../limits.ts'
import { reportFailure, seenIn } from '../page/view.ts'
import { knownVisitor } from '../page/visitor.ts'
import { takeVitals } from '../vitals/take-vitals.ts'
import { TOLD_NAME } from './told-name.ts'

const BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['remote', 'release', 'phase', 'serial', 'where', 'fellBackTo', 'message'],
  properties: {
    remote: TOLD_NAME,
    release: TOLD_NAME,
    phase: {
      enum: [
        'entry',
        'load',
        'messages',
        'loader',
        'render',
        'css',
        'slot',
        'backend',
      ] satisfies RemoteFailure['phase'][],
    },
    serial: { type: 'integer', minimum: 0 },
    where: { const: 'page' },
    fellBackTo: { anyOf: [TOLD_NAME, { type: 'null' }] },
    message: { type: 'string', maxLength: MAX_FAILURE_CHARACTERS },
  },
} as const

/** What pages tell: of a remote that failed in the browser (REL-3), and that they run (REL-4), how they were (REL-9). */
export async function failureBeacons(app: FastifyInstance, edge: Edge): Promise<void> {
  await app.register(async scope => {
    await scope.register(rateLimit, { max: LIMITS.beaconsPerMinute, timeWindow: '1 minute' })
    // navigator.sendBeacon sends a string as text/plain.
    scope.addContentTypeParser(
      'text/plain',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post<{ Body: RemoteFailure }>(
      FAILURES_PATH,
      { bodyLimit: LIMITS.beaconBytes, schema: { body: BODY } },
      async (request, reply) => {
        const document = edge.live.last() ?? (await edge.live.current())
        // Only names we gave: what anyone may send must not fill the metrics.
        if (!findRelease(findChannel(document, request.body.remote), request.body.release)) {
          return reply.code(400).send(apiError('invalid', 'no such release'))
        }
        const failure = { ...request.body, message: withoutQueries(request.body.message) }
        reportFailure(edge, request.log, failure, knownVisitor(request.cookies), seenOn(request))
        return reply.code(204).send()
      },
    )
    takeFaults(scope, edge)
    takeVitals(scope, edge)
    scope.post(ALIVE_PATH, { bodyLimit: LIMITS.aliveBytes }, async (request, reply) => {
      const visitor = knownVisitor(request.cookies)
      if (visitor) edge.tally.alive(visitor)
      return reply.code(204).send()
    })
  })
}

/** A beacon comes from the page it is about. */
const seenOn = ({ headers }: FastifyRequest) =>
  seenIn({ url: URL.parse(headers.referer ?? '')?.pathname ?? '', headers })
