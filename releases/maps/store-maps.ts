import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { filePath, type ReleaseStore } from '../store/store.ts'

/** Beside a release's files and none of them: the document does not name it, so no edge gives it to anyone. */
const FOLDER = 'maps'

/** @param path of a release's file. @returns where its source map stands below the store's files */
export const mapPath = (name: string, release: string, path: string) =>
  filePath(name, release, `${FOLDER}/${path}.map`)

/** @param path below the store's files */
export const isMap = (path: string): boolean => path.split('/')[2] === FOLDER

/** Stores the source maps that a build left, for operators. A release without them is none the worse. */
export async function storeMaps(
  store: ReleaseStore,
  { name, release }: ReleaseManifest,
  dist: string,
): Promise<void> {
  const folder = join(dist, FOLDER)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.map')) continue
    const path = join(entry.parentPath, entry.name)
    await store.putFile(filePath(name, release, path.slice(dist.length + 1)), await readFile(path))
  }
}
