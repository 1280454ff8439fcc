import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { hasIntegrity } from 'releases/files'
import { filePath, type ReleaseStore } from 'releases/store'
import { createTurns } from 'shared-contracts/remote/turns.ts'
import { LIMITS } from '../limits.ts'
import { framed, WINDOW_LOG } from './dictionaries.ts'
import type { FilePlace } from './file-dictionary.ts'

/** A file as the release document vouches for it. */
export interface VouchedFile extends FilePlace {
  integrity: string
}

/** A file, and the one of another release that it is compressed with. */
interface Pair {
  /** Of the remote, or the host. */
  name: string
  before: VouchedFile
  after: VouchedFile
}

interface Delta {
  /** SHA-256 of what the browser must have, base64. */
  dictionary: string
  /** Null where the whole file is no longer. */
  bytes: Buffer | null
}

const compress = promisify(zstdCompress)
/** What is kept of a file besides its bytes. */
const ENTRY_BYTES = 300
/** Higher ones take ten times as long for a twentieth less. */
const LEVEL = 9

/** Files of releases as what differs from another release's, made when first asked for (decision 0123). */
export function createDeltas(store: ReleaseStore) {
  let making = 0
  const made = new LRUCache<string, Delta, Pair>({
    maxSize: LIMITS.deltasBytes,
    sizeCalculation: ({ bytes }) => (bytes?.length ?? 0) + ENTRY_BYTES,
    fetchMethod(_key, _stale, { context }) {
      making++
      return make(context).finally(() => making--)
    },
  })

  /** One after another: whoever asks for many must not take the processor from pages. */
  const inTurn = createTurns()
  function compressed(bytes: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
    const params = { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_windowLog]: WINDOW_LOG }
    return inTurn(() => compress(bytes, { dictionary, params }))
  }

  /** @returns the bytes of a file; null where there are others than the document vouches for: they may be mended, and a delta stays */
  async function read(name: string, { release, path, integrity }: VouchedFile): Promise<Uint8Array | null> {
    const bytes = await store.readFile(filePath(name, release, path))
    return bytes && hasIntegrity(bytes, integrity) ? bytes : null
  }

  async function make({ name, before, after }: Pair): Promise<Delta | undefined> {
    const [old, wanted, whole] = await Promise.all([
      read(name, before),
      read(name, after),
      store.readFile(`${filePath(name, after.release, after.path)}.br`),
    ])
    if (!old || !wanted || wanted.length > LIMITS.deltaFileBytes) return undefined
    const hash = createHash('sha256').update(old).digest()
    const bytes = framed(hash, await compressed(wanted, old))
    return {
      dictionary: hash.toString('base64'),
      bytes: whole && whole.length <= bytes.length ? null : bytes,
    }
  }

  return {
    /**
     * @param hash SHA-256 of what the browser has, base64
     * @returns null where that is not `before`, or this process has too much to do: the file is sent whole then
     */
    async between(pair: Pair, hash: string): Promise<Buffer | null> {
      const { name, before, after } = pair
      const key = `${name} ${before.release}/${before.path} ${after.release}/${after.path}`
      if (!made.has(key) && making >= LIMITS.deltasAtOnce) return null
      const delta = await made.fetch(key, { context: pair }).catch(() => undefined)
      return delta?.dictionary === hash ? delta.bytes : null
    },
  }
}
