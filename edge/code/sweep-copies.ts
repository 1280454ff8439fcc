import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findChannel, findRelease } from 'releases/document'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'

/** Another process may be copying what this one has not heard of yet. */
const MIN_AGE_MS = 86_400_000

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])
const isOld = (folder: string, now: number): Promise<boolean> =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs < now - MIN_AGE_MS,
    () => false,
  )

/**
 * Removes the copies of releases that the document names no more, for `gc` has taken them out: an edge's disk would be full of them one day. So it does
 * with what processes have left that were killed as they copied.
 * @param cache where they are, in its folder `code` (`createNodeFiles`)
 */
export async function sweepCopies(cache: string, document: ReleaseDocument, now = Date.now()): Promise<void> {
  const code = join(cache, 'code')
  for (const name of await namesIn(code))
    for (const id of await namesIn(join(code, name))) {
      const folder = join(code, name, id)
      const gone = findRelease(findChannel(document, name), id)
        ? (await namesIn(folder)).filter(copy => copy.startsWith('.')).map(copy => join(folder, copy))
        : [folder]
      for (const one of gone) if (await isOld(one, now)) await rm(one, { recursive: true, force: true })
    }
}
