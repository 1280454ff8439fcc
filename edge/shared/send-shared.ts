import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Composition } from 'shared-contracts/release/composition.ts'
import { linkDictionary } from '../dictionary/routes.ts'
import type { Edge } from '../edge.ts'
import { encodingFor } from '../page/encoding.ts'
import { sayHeaders } from '../page/from-host.ts'
import { countLoads } from '../page/loads.ts'
import { pageHeaders } from '../page/security.ts'
import { dictionaryOf, sendBody } from '../page/send-body.ts'
import type { SharedPage } from './shared-pages.ts'

/** Sends a page that was drawn before: everything in it but the nonce, and everything beside it, is this visitor's own. */
export async function sendShared(
  edge: Edge,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, nonce, composition }: { page: SharedPage; nonce: string; composition: Composition },
): Promise<FastifyReply> {
  reply.headers(pageHeaders(nonce, [...edge.config.pictureOrigins, ...page.pictures]))
  sayHeaders(reply, 200, page.headers)
  linkDictionary(request, reply, composition)
  const loaded = countLoads(edge.metrics)
  page.releases.forEach(loaded)
  edge.metrics.count('edge_shared_pages_total', { what: 'sent' })
  edge.metrics.count('edge_pages_total', { status: 200, host: composition.host.release })
  const brotli = !dictionaryOf(edge, request) && encodingFor(request) === 'br' && (await page.html.brotli())
  edge.metrics.pageTook(reply.elapsedTime / 1000)
  if (!brotli) return sendBody(edge, request, reply, [page.html.plain(nonce)])
  return reply.header('content-encoding', 'br').send(brotli(nonce))
}
