import { type BrowserStorage, readJson, writeJson } from '../../remote/storage.ts'

/** A list as it was left, so that Back shows it at once (CAT-2, RTE-5). */
export interface Remembered<Row> {
  /** Key of the history entry. */
  key: string
  /** Path and query of the list, and its name where a page has several. */
  list: string
  /** User id, null for a guest: one person's rows are never shown to another. */
  owner: string | null
  language: string
  rows: readonly Row[]
  position: number
  automatic: number
  /** Scroll position in px. */
  y: number
  /** Start of the document it was written in, ms since 1970. */
  document: number
  /** When it was written, ms since 1970. */
  at: number
}

const ITEM = 'kit.lists'
const MAX_LISTS = 6
const MAX_AGE_MS = 30 * 60_000

export interface Recall {
  key: string
  list: string
  owner: string | null
  document: number
  now: number
  /** The document was reached by Back, Forward or reload: what an earlier document wrote counts. */
  returning: boolean
}

/** @returns the list as it was left at this history entry, or null */
export function recall<Row>(storage: BrowserStorage, here: Recall): Remembered<Row> | null {
  const { key, list, owner, document, now, returning } = here
  const found = read<Row>(storage).find(e => e.key === key && e.list === list && e.owner === owner)
  if (!found || now - found.at > MAX_AGE_MS) return null
  return found.document === document || returning ? found : null
}

/** Keeps the last few lists. */
export function remember<Row>(storage: BrowserStorage, entry: Remembered<Row>): void {
  const others = read<Row>(storage).filter(
    e => e.owner === entry.owner && !(e.key === entry.key && e.list === entry.list),
  )
  writeJson(storage, ITEM, [entry, ...others].slice(0, MAX_LISTS))
}

function read<Row>(storage: BrowserStorage): Remembered<Row>[] {
  const list = readJson(storage, ITEM)
  return Array.isArray(list) ? list.filter(e => Array.isArray(e?.rows)) : []
}
