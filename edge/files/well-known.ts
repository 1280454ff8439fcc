import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compose, publicRelease, publicReleases } from 'releases/composition'
import { findChannel, findRelease } from 'releases/document'
import type { Composition, VisitorComposition } from 'shared-contracts/release/composition.ts'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import {
  COMPOSITION_PATH,
  INTEGRITY_PATH,
  RELEASES_PATH,
  SERIAL_PATH,
} from 'shared-contracts/release/well-known.ts'
import { apiError } from '../api-error.ts'
import type { Edge } from '../edge.ts'
import { compressors, encodingFor } from '../page/encoding.ts'
import { visitorOf } from '../page/visitor.ts'
import { isKnown } from './is-known.ts'
import { FOREVER } from './release-files.ts'
import { notFound } from './send-file.ts'

/** What pages and people may know of the release document. */
export function wellKnown(app: FastifyInstance, edge: Edge): void {
  const onDocument =
    (answer: (document: ReleaseDocument) => object) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const document = await edge.live.current()
      reply.header('cache-control', 'no-cache')
      if (!document) return reply.code(503).send(apiError('unavailable', 'no release document'))
      // What this edge has taken off by itself stands in no document, so it changes no serial.
      if (document !== edge.live.accepted()) return answer(document)
      const etag = `"${document.serial}"`
      reply.header('etag', etag)
      if (isKnown(request, etag)) return reply.code(304).send()
      return answer(document)
    }
  // Asked by pages when a release fails.
  app.get(RELEASES_PATH, onDocument(publicReleases))
  // Asked by open pages now and then, and by operators who wait for a write: as small as an answer can be.
  app.get(
    SERIAL_PATH,
    onDocument(({ serial }) => ({ serial, ...edge.live.state() })),
  )
  // Asked by pages before they first load from a remote that they do not show.
  app.get<{ Params: { name: string; release: string } }>(
    `${INTEGRITY_PATH}:name/:release`,
    async (request, reply) => {
      const { name, release: id } = request.params
      const release =
        findRelease(findChannel(edge.live.last(), name), id) ??
        findRelease(findChannel(await edge.live.current(), name), id)
      if (!release) return notFound(reply)
      reply.header('cache-control', FOREVER).header('vary', 'Accept-Encoding').type('application/json')
      const { files } = publicRelease(release)
      const encoding = encodingFor(request)
      if (!encoding) return reply.send(JSON.stringify(files))
      const compressed = compressors[encoding]()
      compressed.end(JSON.stringify(files))
      return reply.header('content-encoding', encoding).send(compressed)
    },
  )
  app.get(COMPOSITION_PATH, async (request, reply) => {
    const document = await edge.live.current()
    reply.header('cache-control', 'private, no-store')
    if (!document) return reply.code(503).send(apiError('unavailable', 'no release document'))
    const visitor = visitorOf(request.cookies, false).id
    // A page that is a preview stays one.
    const shown = await edge.previews.shown(request, visitor)
    return visitorComposition(document, shown?.composition ?? compose(document, visitor))
  })
}

function visitorComposition(
  document: ReleaseDocument,
  { serial, host, remotes }: Composition,
): VisitorComposition {
  const channels = publicReleases(document).remotes
  const given = (name: string) => [host, ...Object.values(remotes)].filter(one => one.name === name)
  return {
    serial,
    host: host.release,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, release]) => [name, publicRelease(release)]),
    ),
    inService: Object.fromEntries(
      Object.entries(channels).map(([name, { active, lastGood }]) => [
        name,
        [...new Set([...active, ...lastGood, ...given(name).map(({ release }) => release)])],
      ]),
    ),
  }
}
