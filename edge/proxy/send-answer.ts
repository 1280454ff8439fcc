import { pipeline } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LIMITS } from '../limits.ts'
import { compressors, encodingFor } from '../page/encoding.ts'

/** Not pictures, which are short already, nor what is sent bit by bit. */
const TEXT = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?json|image\/svg\+xml)/
/** No content, a part of it, and what the browser has. */
const WITHOUT_ALL: readonly number[] = [204, 206, 304]

/** Sends on what the backend answered, compressed where it left that to us. @param reply with the backend's status and headers */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: NodeJS.ReadableStream,
): void {
  if (!isWorthIt(reply)) return void reply.send(answer)
  const header = (name: string) => String(reply.getHeader(name) ?? '')
  const vary = header('vary')
  if (!/\*|accept-encoding/i.test(vary)) reply.header('vary', `${vary && `${vary}, `}accept-encoding`)
  const encoding = request.method === 'HEAD' ? null : encodingFor(request)
  if (encoding === null) return void reply.send(answer)
  const etag = header('etag')
  // The same, but not byte by byte (RFC 9110, 8.8.1).
  if (etag.startsWith('"')) reply.header('etag', `W/${etag}`)
  reply.removeHeader('content-length').header('content-encoding', encoding)
  // An error on either side ends both; a connection that is cut tells the browser that something is missing.
  reply.send(pipeline(answer, compressors[encoding](), () => {}))
}

function isWorthIt(reply: FastifyReply): boolean {
  const header = (name: string) => String(reply.getHeader(name) ?? '')
  // An answer without a length may be long.
  const length = Number(header('content-length') || Number.POSITIVE_INFINITY)
  return (
    TEXT.test(header('content-type')) &&
    length >= LIMITS.compressFrom &&
    !WITHOUT_ALL.includes(reply.statusCode) &&
    !header('content-encoding') &&
    !/\bno-transform\b/.test(header('cache-control'))
  )
}
