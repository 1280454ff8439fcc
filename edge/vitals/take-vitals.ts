import type { FastifyInstance } from 'fastify'
import { findChannel, findRelease } from 'releases/document'
import { VITALS_PATH } from 'shared-contracts/release/well-known.ts'
import type { Edge } from '../edge.ts'
import { LIMITS } from '../limits.ts'
import { TOLD_NAME } from '../observability/told-name.ts'
import { knownVisitor } from '../page/visitor.ts'
import type { Vitals } from './vitals.ts'

const upTo = (maximum: number) =>
  ({ anyOf: [{ type: 'number', minimum: 0, maximum }, { type: 'null' }] }) as const
const count = { type: 'integer', minimum: 0, maximum: 10_000 } as const
const HOUR_MS = 3_600_000
const BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['remote', 'release', 'lcp', 'inp', 'cls', 'calls', 'failedCalls'],
  properties: {
    remote: TOLD_NAME,
    release: TOLD_NAME,
    lcp: upTo(HOUR_MS),
    inp: upTo(HOUR_MS),
    cls: upTo(1_000),
    frame: upTo(HOUR_MS),
    empty: { type: 'boolean' },
    calls: count,
    failedCalls: count,
  },
} as const

/** Takes how pages were for their shoppers, by the release whose page it was (REL-9). */
export function takeVitals(app: FastifyInstance, edge: Edge): void {
  app.post<{ Body: Vitals & { remote: string; release: string } }>(
    VITALS_PATH,
    { bodyLimit: LIMITS.beaconBytes, schema: { body: BODY } },
    async (request, reply) => {
      const { remote, release, ...vitals } = request.body
      const document = edge.live.last() ?? (await edge.live.current())
      // Only names we gave: what anyone may send must not fill the metrics.
      if (!findRelease(findChannel(document, remote), release)) return reply.code(204).send()
      edge.metrics.pageWas({ remote, release }, vitals)
      const visitor = knownVisitor(request.cookies)
      if (visitor) edge.tally.was(visitor, remote, release, vitals)
      return reply.code(204).send()
    },
  )
}
