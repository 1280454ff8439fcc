import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import * as v from 'valibot'

/** Where a build puts its source maps: beside the release's files, and not among them. */
export const MAPS_FOLDER = 'maps'

/** @returns Subresource Integrity of every file below a release folder but its source maps, sorted by path. */
export async function hashFiles(out: string): Promise<Record<string, string>> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(e => e.isFile())
    .map(e => relative(out, join(e.parentPath, e.name)).split(sep).join('/'))
  const files: Record<string, string> = {}
  for (const path of paths.filter(path => !path.startsWith(`${MAPS_FOLDER}/`)).sort()) {
    files[path] = `sha256-${createHash('sha256')
      .update(await readFile(join(out, path)))
      .digest('base64')}`
  }
  return files
}

/**
 * Completes a manifest with its release id: a hash of the files and of all that the manifest says, but not of the revision,
 * so that the same content is the same release wherever it was built.
 * @throws when the manifest does not fit the schema
 */
export function nameRelease(manifest: Omit<ReleaseManifest, 'release'>): ReleaseManifest {
  const { git, ...facts } = manifest
  const release = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12)
  return v.parse(ReleaseManifest, { ...facts, release, git })
}
