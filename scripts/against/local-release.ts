import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFiles, readManifest, webFiles } from 'releases/files'
import { type PublicRelease, toPageRelease } from 'shared-contracts/release/composition.ts'

/** A remote as it was built here, held in memory: the next build empties its folder. */
export interface LocalRelease {
  page: PublicRelease
  /** Range of contract versions that it works with. */
  requires: string
  /** Web files by their path below the release's base. */
  files: ReadonlyMap<string, Uint8Array>
}

/** @throws ReleaseError when the folder holds no whole release */
export async function readLocalRelease(dist: string): Promise<LocalRelease> {
  const manifest = await readManifest(dist)
  const files = await readFiles(dist, manifest)
  const web = webFiles(manifest)
  const base = `/r/${manifest.name}/${manifest.release}/`
  const page = {
    ...toPageRelease({ ...manifest, base, publishedAt: '' }),
    files: Object.fromEntries(web.map(path => [path, manifest.files[path] ?? ''])),
  }
  const { requires } = manifest
  return { page, requires, files: new Map([...files].filter(([path]) => web.includes(path))) }
}

/** @returns script that runs in the page: has it take each new build, in place where its host can */
export const readUpdateScript = (): Promise<string> =>
  readFile(join(import.meta.dirname, 'take-updates.js'), 'utf8')
