import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { hasIntegrity } from 'releases/files'
import { filePath, isFolder, type ReleaseStore } from 'releases/store'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import { LIMITS } from '../limits.ts'
import { type Encoding, encodingFor } from '../page/encoding.ts'
import type { Sendable } from './send-file.ts'

const ENDING = { br: '.br', gzip: '.gz' } as const
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }
/** What is kept of a file besides its bytes. */
const ENTRY_BYTES = 300

interface WholeFile extends Sendable {
  encoding: Encoding
  body: Buffer
}

export type StoredFiles = ReturnType<typeof createStoredFiles>

/**
 * Web files of releases as the store has them. Of a bucket those asked for lately are kept in memory: while it is away, browsers that come
 * for the first time would have pages without scripts (decision 0162).
 */
export function createStoredFiles(store: ReleaseStore) {
  const kept = isFolder(store.location)
    ? null
    : new LRUCache<string, WholeFile>({
        maxSize: LIMITS.filesKeptBytes,
        sizeCalculation: ({ body }) => body.length + ENTRY_BYTES,
      })

  async function read(stored: string, encoding: Encoding): Promise<WholeFile | Sendable | null> {
    const place = encoding ? stored + ENDING[encoding] : stored
    const how = { encoding, variant: encoding ? `-${encoding}` : '' }
    const bytes = kept && (await store.readFile(place, LIMITS.fileKeptBytes))
    if (bytes) return { ...how, size: bytes.length, body: Buffer.from(bytes) }
    const file = await store.openFile(place)
    return file && { ...how, size: file.size, body: file.stream }
  }

  /** @returns a file of a release in the best encoding that is stored; null where it is not there */
  return async (
    request: FastifyRequest,
    { name, release, files }: PublishedRelease,
    path: string,
  ): Promise<Sendable | null> => {
    const encoding = encodingFor(request)
    const key = `${files[path]} ${encoding}`
    const known = kept?.get(key)
    if (known) return known
    const stored = filePath(name, release, path)
    const file = (encoding && (await read(stored, encoding))) ?? (await read(stored, null))
    if (file && isWhole(file) && (await isVouchedFor(file, files[path]))) kept?.set(key, file)
    return file
  }
}

const isWhole = (file: Sendable): file is WholeFile => Buffer.isBuffer(file.body)

/** What is not may be mended, and is sent as it is: browsers check it. */
async function isVouchedFor({ body, encoding }: WholeFile, integrity: string | undefined): Promise<boolean> {
  if (!encoding) return hasIntegrity(body, integrity)
  const plain = await unpack[encoding](body, { maxOutputLength: LIMITS.fileKeptBytes }).catch(() => null)
  return plain !== null && hasIntegrity(plain, integrity)
}
