import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hasIntegrity, nodeFiles } from 'releases/files'
import { filePath, type ReleaseStore } from 'releases/store'
import { makeFolder } from 'server-kit/make-folder.ts'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import { CodeRefused, NotAtHand } from './not-at-hand.ts'

export type NodeFiles = ReturnType<typeof createNodeFiles>

/**
 * Copies, in a private folder, of what the edge itself uses of a release: its node files, which it runs, and its
 * stylesheets, which it writes into pages. Nothing is used from the store itself: each file is verified against the
 * document as it is copied, and the copy is verified once per process (REL-6).
 * @param asked told how many releases this process has been asked for so far
 */
export function createNodeFiles(
  store: ReleaseStore,
  cache: string,
  asked: (releases: number) => void = () => {},
) {
  const ready = new Map<string, Promise<string[]>>()
  const sheets = new WeakMap<PublishedRelease, string[]>()

  return {
    /** @returns texts of the release's stylesheets, in the manifest's order; null before `entry` has resolved */
    styles: (release: PublishedRelease): string[] | null => sheets.get(release) ?? null,

    /** @returns file address of the release's node entry. @throws when a file is missing or not trusted; NotAtHand when it could not be had */
    async entry(release: PublishedRelease): Promise<string> {
      const trusted = [...nodeFiles(release), ...release.css].map(
        path => [path, release.files[path] ?? ''] as const,
      )
      const hash = createHash('sha256').update(JSON.stringify(trusted)).digest('hex').slice(0, 16)
      const folder = join(cache, 'code', release.name, release.release, hash)
      // Each document has releases of its own, also where they are those of the one before: what was read stays, whatever becomes of the copy.
      const made = ready.get(folder) ?? copied(release, trusted, folder)
      ready.set(folder, made)
      asked(ready.size)
      // Not remembered: a store that was repaired is used again.
      made.catch(() => ready.delete(folder))
      sheets.set(release, await made)
      return pathToFileURL(join(folder, release.entries.node)).href
    },
  }

  async function copied(release: PublishedRelease, trusted: Trusted, folder: string): Promise<string[]> {
    try {
      await materialise(store, release, trusted, folder)
      return await Promise.all(release.css.map(path => readFile(join(folder, path), 'utf8')))
    } catch (error) {
      throw error instanceof CodeRefused ? error : new NotAtHand(error as Error)
    }
  }
}

type Trusted = readonly (readonly [path: string, integrity: string])[]

async function materialise(store: ReleaseStore, release: PublishedRelease, trusted: Trusted, folder: string) {
  if (await isWhole(folder, trusted)) return
  const unfinished = join(dirname(folder), `.${randomUUID()}`)
  await makeFolder(unfinished, 0o700)
  try {
    await writeFile(join(unfinished, 'package.json'), '{"type":"module"}')
    for (const [path, integrity] of trusted) {
      const bytes = await store.readFile(filePath(release.name, release.release, path))
      if (!bytes) throw new CodeRefused(`${release.name} ${release.release}: ${path} is missing in the store`)
      if (!hasIntegrity(bytes, integrity)) {
        throw new CodeRefused(
          `${release.name} ${release.release}: ${path} is not the file the release document vouches for`,
        )
      }
      await mkdir(dirname(join(unfinished, path)), { recursive: true })
      await writeFile(join(unfinished, path), bytes)
    }
    await rm(folder, { recursive: true, force: true })
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process on this machine may have been faster.
    if (!(await isWhole(folder, trusted))) throw error
  }
}

async function isWhole(folder: string, trusted: Trusted): Promise<boolean> {
  for (const [path, integrity] of trusted) {
    const bytes = await readFile(join(folder, path)).catch(() => null)
    if (!bytes || !hasIntegrity(bytes, integrity)) return false
  }
  return true
}
