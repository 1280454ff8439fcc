import { type BrowserStorage, readJson, writeJson } from 'shared-contracts/remote/storage.ts'

const KEY = 'arcade.searches'
/** Terms that are kept. */
const MAX_TERMS = 6

/** What was searched for in this browser, latest first; signing out empties it with the rest. */
export function pastTerms(storage: Pick<BrowserStorage, 'getItem'>): readonly string[] {
  const stored = readJson(storage, KEY)
  return Array.isArray(stored) ? stored.filter(term => typeof term === 'string').slice(0, MAX_TERMS) : []
}

export function keepTerm(storage: BrowserStorage, term: string): void {
  if (!term) return
  const others = pastTerms(storage).filter(one => one !== term)
  writeJson(storage, KEY, [term, ...others].slice(0, MAX_TERMS))
}

export const forgetTerms = (storage: BrowserStorage): void => storage.removeItem(KEY)
