import { brotliCompressSync, constants } from 'node:zlib'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { heaviest } from '../maps/heaviest.ts'
import type { Maps } from '../maps/mapped-stack.ts'

/** What a page of a release may have its visitors load, compressed; a host's is that of every page. */
const MAX_PAGE_BYTES = { host: 125 * 1024, remote: 64 * 1024 }
/** What others' pages may load for one point that it fills, beside what all its pages load. */
const MAX_FILL_BYTES = 16 * 1024
/** What any one file may weigh, whoever asks for it and when. */
const MAX_FILE_BYTES = 256 * 1024
/** And how much more than the live release's page. */
const MAX_GROWTH_BYTES = 10 * 1024
const QUALITY = 5

type Read = (path: string) => Promise<Uint8Array | null>

/** @returns files of script and styles by page chunk, what all pages load included; a host's under '' */
function pageFiles({ kind, paths, entries, initial, css, chunks }: ReleaseManifest): Map<string, string[]> {
  const always = [entries.web, ...initial, ...css]
  const pages = kind === 'host' ? [''] : [...new Set(Object.values(paths))]
  return new Map(pages.map(page => [page, [...always, ...(chunks[page] ?? [])]]))
}

/** @returns their compressed bytes */
async function pageBytes(release: ReleaseManifest, read: Read): Promise<Map<string, number>> {
  const sum = summing(read)
  const found = [...pageFiles(release)].map(async ([page, files]) => [page, await sum(files)] as const)
  return new Map(await Promise.all(found))
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

/** @returns which files for browsers weigh too much, in words: pictures and data that a script names are of no page's own */
async function heavyFiles({ files }: ReleaseManifest, read: Read, live: Weighed['live']): Promise<string[]> {
  const sum = summing(read)
  const fresh = Object.keys(files).filter(
    path => path.startsWith('web/') && !Object.hasOwn(live?.release.files ?? {}, path),
  )
  const weighed = await Promise.all(fresh.map(async path => [path, await sum([path])] as const))
  return weighed
    .filter(([, bytes]) => bytes > MAX_FILE_BYTES)
    .map(([path, bytes]) => `${path}: ${kb(bytes)}, at most ${kb(MAX_FILE_BYTES)} in one file`)
}

interface Weighed {
  candidate: ReleaseManifest
  read: Read
  /** What is live under the same name, and how its files are read. */
  live: { release: PublishedRelease; read: Read } | null
  /** Source maps of the candidate. */
  maps: Maps
}

/** @returns which pages have become too heavy, and which fills are, in words */
export async function tooHeavy({ candidate, read, live, maps }: Weighed): Promise<string[]> {
  const now = await pageBytes(candidate, read)
  const before = live && (await pageBytes(live.release, live.read))
  const max = MAX_PAGE_BYTES[candidate.kind]
  const files = pageFiles(candidate)
  const pages: string[] = []
  for (const [page, bytes] of now) {
    const known = before?.get(page)
    const grown = known !== undefined && bytes > known + MAX_GROWTH_BYTES
    // One that was heavy before is no news.
    if (!grown && !(bytes > max && (known === undefined || bytes > known))) continue
    const bound = grown
      ? `${kb(bytes - known)} more than what is live (at most ${kb(MAX_GROWTH_BYTES)} more)`
      : `at most ${kb(max)}`
    const most = await heaviest(maps, candidate, await scripts(files.get(page) ?? [], read))
    pages.push(
      `${page || 'every page'}: ${kb(bytes)} of script and styles, ${bound}${most.length > 0 ? `; most of it: ${most.join(', ')}` : ''}`,
    )
  }
  return [...pages, ...(await heavyFills(candidate, read)), ...(await heavyFiles(candidate, read, live))]
}

async function scripts(files: readonly string[], read: Read) {
  const found = files
    .filter(path => path.endsWith('.js'))
    .map(async path => ({ path, bytes: await read(path) }))
  return (await Promise.all(found)).map(({ path, bytes }) => ({
    path,
    text: Buffer.from(bytes ?? []).toString(),
  }))
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
