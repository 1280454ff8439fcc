import type { FastifyReply, FastifyRequest } from 'fastify'
import { filePath, type ReleaseStore } from 'releases/store'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import { encodingFor } from '../page/encoding.ts'
import { typeOf } from './types.ts'

const ENDING = { br: '.br', gzip: '.gz' } as const

/**
 * Sends one file of a release, in the best encoding that is stored.
 * @param cacheControl by which address it is reached decides how long it may be kept
 */
export async function sendFile(
  store: ReleaseStore,
  request: FastifyRequest,
  reply: FastifyReply,
  release: PublishedRelease,
  path: string,
  cacheControl: string,
): Promise<FastifyReply> {
  const encoding = encodingFor(request)
  const plain = filePath(release.name, release.release, path)
  const packed = encoding && (await store.openFile(plain + ENDING[encoding]))
  const file = packed ?? (await store.openFile(plain))
  if (!file) return notFound(reply)
  const etag = `"${release.files[path]?.slice(7, 39)}${packed ? `-${encoding}` : ''}"`
  reply
    .type(typeOf(path))
    .header('cache-control', cacheControl)
    .header('vary', 'Accept-Encoding')
    .header('etag', etag)
  if (!reply.hasHeader('cross-origin-resource-policy'))
    reply.header('cross-origin-resource-policy', 'same-origin')
  if (request.headers['if-none-match'] === etag) {
    file.stream.destroy()
    return reply.code(304).send()
  }
  if (packed) reply.header('content-encoding', encoding)
  reply.header('content-length', file.size)
  if (request.method !== 'HEAD') return reply.send(file.stream)
  file.stream.destroy()
  return reply.send()
}

export const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('not found\n')
