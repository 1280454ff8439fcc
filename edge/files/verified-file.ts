import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { hasIntegrity } from 'releases/files'
import { filePath, type ReleaseStore } from 'releases/store'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { Encoding } from '../page/encoding.ts'

/** A file's bytes by the encoding they are sent in. */
type Encoded = Record<NonNullable<Encoding> | 'plain', Buffer>

const MAX_KEPT = 8
const packed = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/**
 * Files that no browser checks the integrity of are read, checked and compressed here; the newest are kept.
 * @returns null when the file is not there. The function throws Error when it is not the one the release document vouches for (REL-6)
 */
export function createVerifiedFiles(store: ReleaseStore) {
  const kept = new Map<string, Promise<Encoded | null>>()
  return (release: PublishedRelease, path: string): Promise<Encoded | null> => {
    const integrity = release.files[path] ?? ''
    const known = kept.get(integrity) ?? read(store, release, path)
    kept.delete(integrity)
    kept.set(integrity, known)
    for (const old of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(old)
    // What failed is tried again by whoever asks next.
    const forget = () => kept.get(integrity) === known && kept.delete(integrity)
    known.then(file => file || forget(), forget)
    return known
  }
}

async function read(store: ReleaseStore, release: PublishedRelease, path: string): Promise<Encoded | null> {
  const bytes = await store.readFile(filePath(release.name, release.release, path))
  if (!bytes) return null
  if (!hasIntegrity(bytes, release.files[path]))
    throw new Error(
      `${release.name} ${release.release}: ${path} is not the file the release document vouches for`,
    )
  return { plain: Buffer.from(bytes), br: await packed.br(bytes), gzip: await packed.gzip(bytes) }
}
