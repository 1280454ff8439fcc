import type { Readable } from 'node:stream'

/** One line of the audit log. */
export interface AuditEntry {
  at: string
  who: string
  verb: string
  why: string
  /** Channel and release the act was about, where it was about one. */
  name?: string
  release?: string
  /** Serial the act wrote; of an act that writes no document, the one it saw. */
  serial: number
  /** sha256 (hex) of the signed text meant: without a stored document of it nothing came of the act, or it was altered since. Null: it wrote none. */
  document: string | null
  /** Until when something stays that this act gave out, such as a preview. */
  until?: string
  /** Id of the pass that it gave out or took back, whom that is for, and how many browsers may open it where it is not one. */
  pass?: string
  for?: string
  browsers?: number
  /** Id of the key that signed the pass; absent where it was made before that was noted. */
  key?: string
  /** Remote whose team's key did it, of an act that writes no document; absent for an operator's. */
  team?: string
}

export interface StoredFile {
  path: string
  /** Bytes. */
  size: number
  /** When it was last written, ms since 1970. */
  changed: number
}

/**
 * Where releases are kept. Documents are never rewritten: each serial is written once, which makes the
 * creation of the next serial the compare-and-swap, on a folder as on an object store.
 */
export interface ReleaseStore {
  readonly location: string
  /**
   * Newest serial stored, or 0 for an empty store.
   * @param after a serial known to exist: only whether there is a newer one is looked for, which is cheap; an object
   *   store may answer from what it saw up to `MAX_SERIAL_AGE_MS` ago
   */
  latestSerial(after?: number): Promise<number>
  /** Serials stored above `after` (0), ascending. */
  serials(after?: number): Promise<number[]>
  /** Stored text of one serial, or null; empty where it is longer than any document (`LONGEST`). */
  readDocument(serial: number): Promise<string | null>
  /** @returns false when the serial was taken by another writer; nothing is changed then */
  writeDocument(serial: number, text: string): Promise<boolean>
  /** Documents that are not there are no error. The newest one must stay: it says what comes next. */
  removeDocuments(serials: readonly number[]): Promise<void>
  appendAudit(entry: AuditEntry): Promise<void>
  /** Oldest first. @param newest read at least so many of the newest only, where that is cheaper */
  readAudit(newest?: number): Promise<AuditEntry[]>
  /** @param path below the store's files, e.g. `mfe-catalog/1a2b3c/web/entry.js` @returns null where it is not there, or longer than `max` bytes */
  readFile(path: string, max?: number): Promise<Uint8Array | null>
  /** Opens a file for streaming; `size` in bytes, null where the store does not say. Null when it is not there. */
  openFile(path: string): Promise<{ size: number | null; stream: Readable } | null>
  /** Writes a file unless it is there with the same bytes. @returns true when it was written */
  putFile(path: string, bytes: Uint8Array): Promise<boolean>
  /** @param prefix a folder below the store's files with a trailing slash, or '' for all of them */
  listFiles(prefix: string): Promise<StoredFile[]>
  /** Files that are not there are no error. */
  removeFiles(paths: readonly string[]): Promise<void>
  /** Says something once for all: who comes second is told what stands. @returns the text that stands under the key */
  claim(key: string, text: string): Promise<string>
  /** What an edge counted, in the place of what it said before; beside the claims, where edges may write. */
  writeTally(edge: string, text: string): Promise<void>
  /** @param beside only what was said within so long of what this edge said last. @returns what stands there, newest first; nothing of what is longer than any edge says */
  readTallies(beside?: Beside): Promise<Told[]>
}

export interface Beside {
  edge: string
  /** ms */
  within: number
}

/** What an edge said last. */
export interface Told {
  edge: string
  text: string
  /** How long before what it is read beside, at most, ms, by the store's clock: those of edges differ. Of no meaning where it is read beside nothing. */
  ago: number
}

/** Bytes of what is read as a whole: whoever can write to a store must not fill the memory of all who read it. */
export const LONGEST = { document: 16_000_000, entry: 64_000, file: 64_000_000 } as const

/** @param text one entry of the log as it is stored @returns nothing for what is none: cut short by a crash, or put there by somebody else */
export function auditEntry(text: string): AuditEntry[] {
  try {
    const entry = JSON.parse(text) as AuditEntry
    const said = [entry.at, entry.who, entry.verb, entry.why]
    return said.every(one => typeof one === 'string') && Number.isInteger(entry.serial) ? [entry] : []
  } catch {
    return []
  }
}

/** What edges that are gone have said is removed after so long. */
const TALLY_KEPT_MS = 86_400_000
/** Whoever may write there runs every team's code: so much is read of what stands there, and no more. */
export const TALLIES_READ = { bytes: 256_000, newest: 500 } as const

/** @returns those that are read, newest first, each with how long before the edge's own word that was */
export function readable(
  tallies: readonly StoredFile[],
  beside?: { path: string; within: number },
): { path: string; ago: number }[] {
  const own = beside && tallies.find(({ path }) => path === beside.path)?.changed
  return tallies
    .filter(({ size }) => size <= TALLIES_READ.bytes)
    .map(({ path, changed }) => ({ path, changed, ago: own === undefined ? 0 : own - changed }))
    .filter(({ ago }) => !beside || (own !== undefined && Math.abs(ago) <= beside.within))
    .sort((a, b) => b.changed - a.changed)
    .slice(0, TALLIES_READ.newest)
}

/** @param path of what was written just now: by its time it is told how old the others are. @returns those that are to go */
export function outlived(tallies: readonly StoredFile[], path: string): StoredFile[] {
  const now = tallies.find(one => one.path === path)?.changed ?? 0
  return tallies.filter(({ changed }) => changed < now - TALLY_KEPT_MS)
}

/** @returns where a release's file stands below the store's files */
export const filePath = (name: string, release: string, path: string) => `${name}/${release}/${path}`
