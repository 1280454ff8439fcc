import type { FastifyRequest } from 'fastify'
import { findRelease } from 'releases/document'
import type { PublishedRelease, ReleaseChannel } from 'shared-contracts/release/document.ts'
import type { Sendable } from '../files/send-file.ts'
import type { createDeltas } from './deltas.ts'
import { ENCODING } from './dictionaries.ts'
import { type FilePlace, isSameFile, namedFile, namedHash } from './file-dictionary.ts'

/** Releases besides those that serve and served before. */
const NEWEST = 3

/** Whether browsers may have files of a release, or soon ask for them: with any two that a store has, one could have deltas made without end. */
function isInHands({ active, lastGood, releases }: ReleaseChannel, id: string): boolean {
  if (lastGood.includes(id) || active.some(({ release }) => release === id)) return true
  const { publishedAt } = releases[id] ?? {}
  const newer = Object.values(releases).filter(one => publishedAt && one.publishedAt > publishedAt)
  return publishedAt !== undefined && newer.length < NEWEST
}

/** @returns a file as what differs from the one that the browser says it has; null where it is sent whole */
export async function deltaFor(
  deltas: ReturnType<typeof createDeltas>,
  request: FastifyRequest,
  channel: ReleaseChannel,
  { name, release, files }: PublishedRelease,
  path: string,
): Promise<Sendable | null> {
  const before = namedFile(request.headers['dictionary-id'])
  const hash = namedHash(request.headers['available-dictionary'])
  if (!before || !hash || request.encodings([ENCODING]) !== ENCODING) return null
  const known = findRelease(channel, before.release)
  if (!known || !Object.hasOwn(known.files, before.path) || !isSameFile(before.path, path)) return null
  if (!isInHands(channel, before.release) || !isInHands(channel, release)) return null
  const vouched = (of: FilePlace, all: PublishedRelease['files']) => ({
    ...of,
    integrity: all[of.path] ?? '',
  })
  const pair = { name, before: vouched(before, known.files), after: vouched({ release, path }, files) }
  const bytes = await deltas.between(pair, hash)
  return bytes && { encoding: ENCODING, size: bytes.length, body: bytes, variant: `-${hash.slice(0, 12)}` }
}
