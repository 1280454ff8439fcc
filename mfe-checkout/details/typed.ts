import type { ContactInfo } from 'shared-contracts/api/entities/order.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { type BrowserStorage, readJson, writeJson } from 'shared-contracts/remote/storage.ts'
import { contactFields } from './contact.ts'

/** What the shopper typed and chose and has not sent: kept over Back, reload and language switch (CHK-6, LNG-6). */
export interface Typed {
  contact: Partial<ContactInfo>
  localStoreName: string | null
  /** Start of the slot. */
  start: string | null
}

const KEY = 'checkout.details'
const NOTHING: Typed = { contact: {}, localStoreName: null, start: null }

/** @param owner user id, null for a guest: what one person typed is never shown to another */
export function readTyped(storage: BrowserStorage, owner: string | null): Typed {
  const kept = readJson(storage, KEY) as Partial<Record<string, unknown>> | null
  if (kept === null || typeof kept !== 'object') return NOTHING
  // A guest who signs in on the way keeps what they typed; never the other way round.
  if (kept.owner !== owner && kept.owner !== null) {
    clearTyped(storage)
    return NOTHING
  }
  const contact = (kept.contact ?? {}) as Record<string, unknown>
  const filled = contactFields.flatMap(f => (typeof contact[f] === 'string' ? [[f, contact[f]]] : []))
  return {
    contact: Object.fromEntries(filled) as Partial<ContactInfo>,
    localStoreName: typeof kept.localStoreName === 'string' ? kept.localStoreName : null,
    start: typeof kept.start === 'string' ? kept.start : null,
  }
}

export function keepTyped(storage: BrowserStorage, owner: string | null, typed: Typed): void {
  writeJson(storage, KEY, { owner, ...typed })
}

/** After the order is made, and at sign-out. */
export function clearTyped(storage: BrowserStorage): void {
  storage.removeItem(KEY)
}

const watched = new WeakSet<AppState>()

/** From now on, whoever signs out in this page takes what they typed with them. */
export function forgetAtSignOut(state: AppState, storage: BrowserStorage): void {
  if (watched.has(state)) return
  watched.add(state)
  state.$session.listen((now, before) => {
    if (before?.userID && now.userID !== before.userID) clearTyped(storage)
  })
}
