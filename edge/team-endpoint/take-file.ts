import { findChannel, findRelease } from 'releases/document'
import { hasIntegrity } from 'releases/files'
import { filePath, type ReleaseStore } from 'releases/store'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { LIMITS } from '../limits.ts'
import type { FileAddress } from './file-address.ts'

/** Compressed forms and maps stand beside what a release's manifest names. */
const BESIDE = /^maps\/|\.(?:br|gz)$/

/**
 * Stores a file of a release that is being published, whole or not at all. Of one that is published only what belongs to it is taken again.
 * @returns whether it was written, or in words why not
 */
export async function takeFile(
  store: ReleaseStore,
  document: ReleaseDocument,
  { name, release, path }: FileAddress,
  bytes: Uint8Array,
): Promise<{ written: boolean } | { refused: string }> {
  const published = findRelease(findChannel(document, name), release)
  if (published) {
    const integrity = published.files[path]
    if (integrity === undefined && BESIDE.test(path)) return { written: false }
    if (!hasIntegrity(bytes, integrity))
      return { refused: `${name} ${release} is published with other bytes` }
  }
  const prefix = filePath(name, release, '')
  const stored = await store.listFiles(prefix)
  const others = stored.filter(file => file.path !== prefix + path)
  const under = others.find(file => isUnder(prefix + path, file.path) || isUnder(file.path, prefix + path))
  if (under) return { refused: `${under.path.slice(prefix.length)} is there: a file is no folder of others` }
  if (others.length >= LIMITS.teamReleaseFiles)
    return { refused: `${name} ${release} has more than ${LIMITS.teamReleaseFiles} files` }
  const size = others.reduce((sum, file) => sum + file.size, bytes.length)
  if (size > LIMITS.teamReleaseBytes)
    return { refused: `${name} ${release} has more than ${LIMITS.teamReleaseBytes} bytes` }
  if (stored.length === 0 && (await waiting(store, document, name)) >= LIMITS.teamReleasesWaiting)
    return {
      refused: `${LIMITS.teamReleasesWaiting} releases of ${name} wait to be published; \`gc\` removes old ones`,
    }
  return { written: await store.putFile(prefix + path, bytes) }
}

const isUnder = (path: string, other: string) => path.startsWith(`${other}/`)

/** @returns how many releases have files that nobody published: a key alone must not fill the disk */
async function waiting(store: ReleaseStore, document: ReleaseDocument, name: string): Promise<number> {
  const channel = findChannel(document, name)
  const ids = (await store.listFiles(`${name}/`)).map(({ path }) => path.split('/')[1] ?? '')
  return [...new Set(ids)].filter(id => !findRelease(channel, id)).length
}
