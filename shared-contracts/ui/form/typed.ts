import type { AppState } from '../../remote/state/app-state.ts'
import { type BrowserStorage, readJson, writeJson } from '../../remote/storage.ts'

export type TypedValues = Record<string, string | boolean>

interface Kept {
  /** User id, null for a guest. */
  owner: string | null
  values: TypedValues
}

/**
 * What was typed and not sent: kept over Back, reload and a change of language (LNG-6).
 * @param owner user id, null for a guest: what one person typed is never shown to another
 */
export function readTyped(storage: BrowserStorage, key: string, owner: string | null): TypedValues {
  const kept = readJson(storage, key) as Partial<Kept> | null
  const values = kept?.values
  if (kept === null || typeof values !== 'object' || values === null) return {}
  // A guest who signs in on the way keeps what they typed; never the other way round.
  if (kept.owner !== owner && kept.owner !== null) {
    storage.removeItem(key)
    return {}
  }
  const usable = Object.entries(values).filter(([, value]) => ['string', 'boolean'].includes(typeof value))
  return Object.fromEntries(usable)
}

export function keepTyped(
  storage: BrowserStorage,
  key: string,
  owner: string | null,
  values: TypedValues,
): void {
  writeJson(storage, key, { owner, values } satisfies Kept)
}

const watched = new WeakMap<AppState, Set<string>>()

/** From now on, whoever signs out in this page takes what they typed with them. */
export function forgetAtSignOut(state: AppState, storage: BrowserStorage, key: string): void {
  const keys = watched.get(state) ?? new Set()
  watched.set(state, keys)
  if (keys.has(key)) return
  keys.add(key)
  state.$session.listen((now, before) => {
    if (before?.userID && now.userID !== before.userID) storage.removeItem(key)
  })
}
