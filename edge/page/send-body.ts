import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressWith, ENCODING } from '../dictionary/dictionaries.ts'
import type { Edge } from '../edge.ts'
import { compressors, encodingFor } from './encoding.ts'

/** Sends a page's parts as they come, compressed as its browser knows best. */
export function sendBody(
  { dictionaries }: Pick<Edge, 'dictionaries'>,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): FastifyReply {
  const body = Readable.from(parts, { objectMode: false })
  const encoding = encodingFor(request)
  const dictionary = dictionaryOf({ dictionaries }, request)
  const compressed = dictionary ? compressWith(dictionary) : encoding && compressors[encoding]()
  if (!compressed) return reply.send(body)
  // An error on either side ends both; Fastify then cuts the connection, for a page half sent cannot be mended.
  body.on('error', error => compressed.destroy(error))
  compressed.on('close', () => body.destroy())
  reply.header('content-encoding', dictionary ? ENCODING : encoding)
  return reply.send(body.pipe(compressed))
}

/** What the browser has that pages are compressed with. */
export const dictionaryOf = ({ dictionaries }: Pick<Edge, 'dictionaries'>, request: FastifyRequest) =>
  dictionaries.named(request.encodings([ENCODING]) === ENCODING && request.headers['available-dictionary'])
