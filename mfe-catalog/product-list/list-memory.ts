import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'

/** A list as it was left, so that Back shows it at once (CAT-2, RTE-5). */
export interface Remembered {
  /** Key of the history entry. */
  key: string
  /** Path and query of the list. */
  list: string
  language: string
  rows: readonly ProductSummary[]
  position: number
  automatic: number
  /** Scroll position in px. */
  y: number
  /** Start of the document it was written in, ms since 1970. */
  document: number
  /** When it was written, ms since 1970. */
  at: number
}

const ITEM = 'catalog-lists'
const KEPT = 6
const MAX_AGE = 30 * 60_000

export interface Recall {
  key: string
  list: string
  document: number
  now: number
  /** The document was reached by Back, Forward or reload: what an earlier document wrote counts. */
  returning: boolean
}

/** @returns the list as it was left at this history entry, or null */
export function recall(storage: Storage, { key, list, document, now, returning }: Recall): Remembered | null {
  const found = read(storage).find(e => e.key === key && e.list === list)
  if (!found || now - found.at > MAX_AGE) return null
  return found.document === document || returning ? found : null
}

/** Keeps the last few lists. A full or forbidden storage keeps nothing. */
export function remember(storage: Storage, entry: Remembered): void {
  const rest = read(storage).filter(e => e.key !== entry.key)
  try {
    storage.setItem(ITEM, JSON.stringify([entry, ...rest].slice(0, KEPT)))
  } catch {
    storage.removeItem(ITEM)
  }
}

function read(storage: Storage): Remembered[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(ITEM) ?? '[]')
    return Array.isArray(list) ? list.filter(e => Array.isArray(e?.rows)) : []
  } catch {
    return []
  }
}
