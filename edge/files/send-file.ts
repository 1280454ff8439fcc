import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import { isKnown } from './is-known.ts'
import { typeOf } from './types.ts'

/** A file as it is sent. */
export interface Sendable {
  /** Content-Encoding; null for none. */
  encoding: string | null
  /** Bytes; null where the store does not say. */
  size: number | null
  body: Readable | Buffer
  /** Tells it from the same file sent otherwise; '' for the plain one. */
  variant: string
}

/**
 * Sends one file of a release.
 * @param cacheControl by which address it is reached decides how long it may be kept
 */
export async function sendFile(
  file: Sendable | null,
  request: FastifyRequest,
  reply: FastifyReply,
  { files }: PublishedRelease,
  path: string,
  cacheControl: string,
): Promise<FastifyReply> {
  if (!file) return notFound(reply)
  const { encoding, size, body, variant } = file
  const etag = `"${files[path]?.slice(7, 39)}${variant}"`
  reply.type(typeOf(path)).header('cache-control', cacheControl).header('etag', etag)
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding')
  if (!reply.hasHeader('cross-origin-resource-policy'))
    reply.header('cross-origin-resource-policy', 'same-origin')
  const unsent = () => void ('destroy' in body && body.destroy())
  if (isKnown(request, etag)) {
    unsent()
    return reply.code(304).send()
  }
  if (encoding) reply.header('content-encoding', encoding)
  if (size !== null) reply.header('content-length', size)
  if (request.method !== 'HEAD') return reply.send(body)
  unsent()
  return reply.send()
}

export const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('not found\n')
