import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from 'releases/files'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'

/**
 * Another release of the same name without a build: the built files with a change of their own, named and hashed anew.
 * @param change text of a file → its new text; leaves it when it returns what it was given
 * @returns `to`
 */
export async function relabelled(
  dist: string,
  to: string,
  label = 'other',
  change: (path: string, text: string, manifest: ReleaseManifest) => string = (path, text, { entries }) =>
    path === entries.web || path === entries.node ? `${text}\n// ${label}` : text,
): Promise<string> {
  await cp(dist, to, { recursive: true })
  const manifest = JSON.parse(await readFile(join(to, 'manifest.json'), 'utf8')) as ReleaseManifest
  const files = { ...manifest.files }
  for (const path of Object.keys(files)) {
    if (!/\.(?:m?js|css)$/.test(path)) continue
    const before = await readFile(join(to, path), 'utf8')
    const after = change(path, before, manifest)
    if (after === before) continue
    await writeFile(join(to, path), after)
    files[path] = integrityOf(Buffer.from(after))
  }
  const release = `${manifest.release}-${label}`
  await writeFile(join(to, 'manifest.json'), JSON.stringify({ ...manifest, release, files }))
  return to
}
