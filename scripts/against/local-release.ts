import { readFiles, readManifest, webFiles } from 'releases/files'
import { type PublicRelease, toPageRelease } from 'shared-contracts/release/composition.ts'

/** A build of a folder here, as pages are given it. */
export interface LocalRelease {
  page: PublicRelease
  /** Range of contract versions that it works with. */
  requires: string
  /** A web file by its path below the release's base. */
  file(path: string): Uint8Array | undefined
}

/** What of it a page takes in only when it is loaded: what its routes are made of, and whether there are styles. */
export const ownedBy = ({ page: { paths, busy, fallback, slots, fills, css } }: LocalRelease): string =>
  JSON.stringify([paths, busy, fallback, slots, fills, css.length > 0])

/**
 * A release that was built here, held in memory: the next build empties its folder.
 * @throws ReleaseError when the folder holds no whole release
 */
export async function readLocalRelease(dist: string): Promise<LocalRelease> {
  const manifest = await readManifest(dist)
  const files = await readFiles(dist, manifest)
  const web = webFiles(manifest)
  const base = `/r/${manifest.name}/${manifest.release}/`
  const page = {
    ...toPageRelease({ ...manifest, base, publishedAt: '' }),
    files: Object.fromEntries(web.map(path => [path, manifest.files[path] ?? ''])),
  }
  return {
    page,
    requires: manifest.requires,
    file: path => (web.includes(path) ? files.get(path) : undefined),
  }
}
