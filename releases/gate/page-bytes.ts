import { brotliCompressSync, constants } from 'node:zlib'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'

/** What a page of a release may have its visitors load, compressed; a host's is that of every page. */
const MAX_PAGE_BYTES = { host: 125 * 1024, remote: 64 * 1024 }
/** And how much more than the live release's page. */
const MAX_GROWTH_BYTES = 10 * 1024
const QUALITY = 5

type Read = (path: string) => Promise<Uint8Array | null>

/** @returns compressed bytes of script and styles by page chunk, what all pages load included; a host's under '' */
export async function pageBytes(
  { kind, paths, entries, initial, css, chunks }: ReleaseManifest,
  read: Read,
): Promise<Map<string, number>> {
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = async (path: string) => {
    const bytes = await read(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
    return bytes ? brotliCompressSync(bytes, { params }).length : 0
  }
  const sum = async (files: readonly string[]) => {
    for (const path of files) if (!sizes.has(path)) sizes.set(path, sizeOf(path))
    const found = await Promise.all([...new Set(files)].map(path => sizes.get(path) ?? 0))
    return found.reduce((total, size) => total + size, 0)
  }
  const always = [entries.web, ...initial, ...css]
  const pages = kind === 'host' ? [''] : [...new Set(Object.values(paths))]
  const found = await Promise.all(
    pages.map(async page => [page, await sum([...always, ...(chunks[page] ?? [])])] as const),
  )
  return new Map(found)
}

interface Weighed {
  candidate: ReleaseManifest
  read: Read
  /** What is live under the same name, and how its files are read. */
  live: { release: PublishedRelease; read: Read } | null
}

/** @returns which pages have become too heavy, in words */
export async function tooHeavy({ candidate, read, live }: Weighed): Promise<string[]> {
  const now = await pageBytes(candidate, read)
  const before = live && (await pageBytes(live.release, live.read))
  const max = MAX_PAGE_BYTES[candidate.kind]
  return [...now].flatMap(([page, bytes]) => {
    const known = before?.get(page)
    const name = page || 'every page'
    if (known !== undefined && bytes > known + MAX_GROWTH_BYTES)
      return [
        `${name}: ${kb(bytes)} of script and styles, ${kb(bytes - known)} more than what is live (at most ${kb(MAX_GROWTH_BYTES)} more)`,
      ]
    // One that was heavy before is no news.
    if (bytes > max && (known === undefined || bytes > known))
      return [`${name}: ${kb(bytes)} of script and styles, at most ${kb(max)}`]
    return []
  })
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
