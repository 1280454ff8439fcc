import { brotliCompressSync, constants } from 'node:zlib'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'

/** What a page of a release may have its visitors load, compressed; a host's is that of every page. */
const MAX_PAGE_BYTES = { host: 125 * 1024, remote: 64 * 1024 }
/** What others' pages may load for one point that it fills, beside what all its pages load. */
const MAX_FILL_BYTES = 16 * 1024
/** And how much more than the live release's page. */
const MAX_GROWTH_BYTES = 10 * 1024
const QUALITY = 5

type Read = (path: string) => Promise<Uint8Array | null>

/** @returns compressed bytes of script and styles by page chunk, what all pages load included; a host's under '' */
async function pageBytes(
  { kind, paths, entries, initial, css, chunks }: ReleaseManifest,
  read: Read,
): Promise<Map<string, number>> {
  const sum = summing(read)
  const always = [entries.web, ...initial, ...css]
  const pages = kind === 'host' ? [''] : [...new Set(Object.values(paths))]
  const found = await Promise.all(
    pages.map(async page => [page, await sum([...always, ...(chunks[page] ?? [])])] as const),
  )
  return new Map(found)
}

/** @returns what sums up the compressed bytes of files, each looked at once */
function summing(read: Read) {
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = async (path: string) => {
    const bytes = await read(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
    return bytes ? brotliCompressSync(bytes, { params }).length : 0
  }
  return async (files: readonly string[]): Promise<number> => {
    for (const path of files) if (!sizes.has(path)) sizes.set(path, sizeOf(path))
    const found = await Promise.all([...new Set(files)].map(path => sizes.get(path) ?? 0))
    return found.reduce((total, size) => total + size, 0)
  }
}

/** @returns which fills others' pages would load too much for, in words */
async function heavyFills({ fills = {}, chunks }: ReleaseManifest, read: Read): Promise<string[]> {
  const sum = summing(read)
  const weighed = await Promise.all(
    Object.entries(fills).map(async ([point, { part }]) => [point, await sum(chunks[part] ?? [])] as const),
  )
  return weighed
    .filter(([, bytes]) => bytes > MAX_FILL_BYTES)
    .map(([point, bytes]) => `what fills ${point}: ${kb(bytes)} of script, at most ${kb(MAX_FILL_BYTES)}`)
}

interface Weighed {
  candidate: ReleaseManifest
  read: Read
  /** What is live under the same name, and how its files are read. */
  live: { release: PublishedRelease; read: Read } | null
}

/** @returns which pages have become too heavy, and which fills are, in words */
export async function tooHeavy({ candidate, read, live }: Weighed): Promise<string[]> {
  const now = await pageBytes(candidate, read)
  const before = live && (await pageBytes(live.release, live.read))
  const max = MAX_PAGE_BYTES[candidate.kind]
  const pages = [...now].flatMap(([page, bytes]) => {
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
  return [...pages, ...(await heavyFills(candidate, read))]
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
