import { createHash } from 'node:crypto'
import { constants, createZstdCompress, type ZstdCompress } from 'node:zlib'
import { LIMITS } from '../limits.ts'

/** Text that a browser keeps so that pages are sent as what differs from it (RFC 9842, Compression Dictionary Transport). */
export interface Dictionary {
  bytes: Buffer
  /** SHA-256: how a browser names it. */
  hash: Buffer
}

/** Content-Encoding of what is compressed with one. */
export const ENCODING = 'dcz'

/** A skippable frame that names the dictionary, before the stream itself (RFC 9842, 5). */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])

/** Large enough for a dictionary and a page or file behind it: 2^20 bytes. */
export const WINDOW_LOG = 20

/** @param hash of the dictionary that `stream` was compressed with */
export const framed = (hash: Buffer, stream: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([MAGIC, hash, stream])

/** The dictionaries that one edge has made. */
export function createDictionaries() {
  /** Oldest first. */
  const made = new Map<string, Promise<Dictionary | null>>()
  const byHash = new Map<string, Dictionary>()

  const remember = async (key: string, text: Promise<Buffer | null>): Promise<Dictionary | null> => {
    const bytes = await text.catch(() => null)
    if (!bytes) {
      made.delete(key)
      return null
    }
    const dictionary = { bytes, hash: createHash('sha256').update(bytes).digest() }
    byHash.set(dictionary.hash.toString('base64'), dictionary)
    for (const old of [...byHash.keys()].slice(0, -LIMITS.dictionariesKept)) byHash.delete(old)
    return dictionary
  }

  return {
    /**
     * @param key what it is made of: made once for each
     * @param make its text; null where it cannot be had now
     */
    of(key: string, make: () => Promise<Buffer | null>): Promise<Dictionary | null> {
      const known = made.get(key) ?? remember(key, make())
      made.set(key, known)
      for (const old of [...made.keys()].slice(0, -LIMITS.dictionariesKept)) made.delete(old)
      return known
    },
    /** @param header value of `Available-Dictionary`: a byte sequence, `:base64:` @returns null for one that this edge does not know */
    named: (header: unknown): Dictionary | null =>
      (typeof header === 'string' && byHash.get(/^:([A-Za-z0-9+/=]+):$/.exec(header)?.[1] ?? '')) || null,
  }
}

/** What is written is sent at once, as with the other encodings. */
export function compressWith({ bytes, hash }: Dictionary): ZstdCompress {
  const stream = createZstdCompress({
    dictionary: bytes,
    flush: constants.ZSTD_e_flush,
    params: { [constants.ZSTD_c_windowLog]: WINDOW_LOG },
  })
  stream.push(framed(hash))
  return stream
}
