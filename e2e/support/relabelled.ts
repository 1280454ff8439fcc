import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from 'releases/files'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { ROOT } from './shop.ts'

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

/**
 * Another release of a name, which says other words in English.
 * @param to folder for it
 */
export async function reworded(name: string, to: string, old: string, words: string): Promise<string> {
  let found = 0
  await relabelled(join(ROOT, name, 'dist'), to, `says-${slug(words)}`, (path, text) => {
    if (!/messages-en[.-]/.test(path)) return text
    return text.replaceAll(/(["'`])((?:(?!\1).)*)\1/g, (literal, quote, said) => {
      if (said !== old) return literal
      found++
      return `${quote}${words}${quote}`
    })
  })
  if (found === 0) throw new Error(`no text of ${name} says "${old}"`)
  return to
}

const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 30)
