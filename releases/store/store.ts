import type { Readable } from 'node:stream'

/** One line of the audit log. `document` names the text that was meant: a line without a stored document lost its race. */
export interface AuditEntry {
  at: string
  who: string
  verb: string
  why: string
  serial: number
  /** sha256 (hex) of the signed text. */
  document: string
}

/**
 * Where releases are kept. Documents are never rewritten: each serial is written once, which makes the
 * creation of the next serial the compare-and-swap, on a folder as on an object store.
 */
export interface ReleaseStore {
  readonly location: string
  /**
   * Newest serial stored, or 0 for an empty store.
   * @param after a serial known to exist: only its successor is looked for, which is cheap
   */
  latestSerial(after?: number): Promise<number>
  /** All serials stored, ascending. */
  serials(): Promise<number[]>
  /** Stored text of one serial, or null. */
  readDocument(serial: number): Promise<string | null>
  /** @returns false when the serial was taken by another writer; nothing is changed then */
  writeDocument(serial: number, text: string): Promise<boolean>
  appendAudit(entry: AuditEntry): Promise<void>
  /** Oldest first. */
  readAudit(): Promise<AuditEntry[]>
  /** @param path below the store's files, e.g. `mfe-catalog/1a2b3c/web/entry.js` */
  readFile(path: string): Promise<Uint8Array | null>
  /** Opens a file for streaming; `size` in bytes. Null when it is not there. */
  openFile(path: string): Promise<{ size: number; stream: Readable } | null>
  /** Writes a file unless it is there with the same bytes. @returns true when it was written */
  putFile(path: string, bytes: Uint8Array): Promise<boolean>
}

/** @returns where a release's file stands below the store's files */
export const filePath = (name: string, release: string, path: string) => `${name}/${release}/${path}`
