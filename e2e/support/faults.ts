import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import type { Fate } from './proxy.ts'

/** A folder whose sources may be rewritten. */
interface Editable {
  edit(file: string, from: string | RegExp, to: string): Promise<void>
}

/** Ceilings for an area to show its last good release, ms. */
export const MAX_FALLBACK_MS = 1_000
const MAX_HANG_MS = 5_000

/** What is wrong with a release. */
export interface Fault {
  title: string
  limit: number
  /** Members that replace those of every page, as text: `page` is the sound one. Needs a build. */
  pages?: string
  /** Rewrites a built file, which is then published as it is. */
  built?(path: string, text: string, manifest: ReleaseManifest): string
  /** Done to the files in the store after publishing. */
  stored?(folder: string): Promise<void>
  /** What becomes of the browser's requests for the release's files. @param page chunk of the page shown */
  onTheWay?(path: string, manifest: ReleaseManifest, page: string): Fate
}

const entries =
  (change: (text: string) => string): NonNullable<Fault['built']> =>
  (path, text, { entries: { web, node } }) =>
    path === web || path === node ? change(text) : text
const HTML = '<!doctype html><title>Not found</title>'
const isScript = (path: string) => path.endsWith('.js')

export const FAULTS: readonly Fault[] = [
  { title: 'gone from the store', limit: MAX_FALLBACK_MS, stored: folder => rm(folder, { recursive: true }) },
  { title: 'with a syntax error', limit: MAX_FALLBACK_MS, built: entries(text => `${text}\n}{`) },
  {
    title: 'throwing on load',
    limit: MAX_FALLBACK_MS,
    built: entries(text => `${text}\nthrow new Error('broken on load')`),
  },
  {
    title: 'throwing in render',
    limit: MAX_FALLBACK_MS,
    pages: `Component() { throw new Error('broken in render') }`,
  },
  { title: 'whose loader hangs', limit: MAX_HANG_MS, pages: 'loader: () => new Promise(() => {})' },
  {
    title: 'answered with 404',
    limit: MAX_FALLBACK_MS,
    onTheWay: () => ({ answer: { status: 404, type: 'text/html', body: HTML } }),
  },
  {
    title: 'answered with HTML instead of scripts',
    limit: MAX_FALLBACK_MS,
    onTheWay: path => (isScript(path) ? { answer: { status: 200, type: 'text/html', body: HTML } } : {}),
  },
  { title: 'cut short', limit: MAX_FALLBACK_MS, onTheWay: path => (isScript(path) ? { cut: 0.5 } : {}) },
  {
    title: 'whose entry hangs',
    limit: MAX_HANG_MS,
    onTheWay: (path, manifest) => (path === manifest.entries.web ? 'hang' : {}),
  },
  {
    title: 'whose page chunk hangs',
    limit: MAX_HANG_MS,
    onTheWay: (path, { chunks }, page) => (chunks[page]?.includes(path) ? 'hang' : {}),
  },
  {
    title: 'whose styles hang',
    limit: MAX_HANG_MS,
    onTheWay: (path, { css }) => (css.includes(path) ? 'hang' : {}),
  },
]

/** Has every page of a remote made with other members. @param members text of an object's members; `page` is the sound page */
export async function withPages(sources: Editable, folder: string, members: string): Promise<void> {
  const file = join(folder, 'remote.ts')
  await sources.edit(file, /^export default /m, 'const sound = ')
  await sources.edit(
    file,
    /$/,
    `
const other = load => async () => {
  const page = await load()
  return { ...page, ${members} }
}
const pages = Object.entries(sound.pages).map(([path, load]) => [path, other(load)])
export default { ...sound, pages: Object.fromEntries(pages) } as typeof sound
`,
  )
}
