import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { StoredImage } from '../database/schema/stored.ts'
import type { LocalText } from '../language/local-text.ts'

/** Facts about each picture, written when the pictures are drawn. */
const Facts = v.record(
  v.string(),
  v.object({ width: v.number(), height: v.number(), color: v.pipe(v.string(), v.hexColor()) }),
)
/** Best encoding first; the last one is what a browser without `<source>` gets. */
const TYPES = ['avif', 'webp'] as const

export type FindImage = (name: string, alt: LocalText) => StoredImage | null

/**
 * The pictures of a store by name, from `folder/<store>/<name>-<width>.avif|webp` and its media.json.
 * @throws Error when a picture that is asked for has facts but no files
 */
export async function readMedia(folder: string, store: string): Promise<FindImage> {
  const files = await readdir(join(folder, store)).catch((): string[] => [])
  if (!files.includes('media.json')) return () => null
  const facts = v.parse(Facts, JSON.parse(await readFile(join(folder, store, 'media.json'), 'utf8')))
  const hashes = new Map<string, string>()
  for (const file of files) {
    const content = await readFile(join(folder, store, file))
    hashes.set(file, createHash('sha256').update(content).digest('hex').slice(0, 10))
  }
  // Addresses carry the content's hash: they can be kept for good.
  const address = (file: string) => `/media/${store}/${file}?v=${hashes.get(file)}`
  return (name, alt) => {
    const known = facts[name]
    if (!known) return null
    const rows = TYPES.map(type => ({ type, widths: widthsOf(files, name, type) }))
    const largest = rows.at(-1)?.widths.at(-1)
    if (largest === undefined) throw new Error(`picture ${store}/${name} has no files`)
    return {
      src: address(`${name}-${largest}.webp`),
      alt,
      width: known.width,
      height: known.height,
      sources: rows
        .filter(row => row.widths.length > 0)
        .map(({ type, widths }) => ({
          type: `image/${type}`,
          srcset: widths.map(w => `${address(`${name}-${w}.${type}`)} ${w}w`).join(', '),
        })),
      placeholder: known.color,
    }
  }
}

function widthsOf(files: readonly string[], name: string, type: string): number[] {
  return files
    .filter(file => file.startsWith(`${name}-`) && file.endsWith(`.${type}`))
    .map(file => Number(file.slice(name.length + 1, -type.length - 1)))
    .filter(width => Number.isInteger(width) && width > 0)
    .sort((a, b) => a - b)
}
