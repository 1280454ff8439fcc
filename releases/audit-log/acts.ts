import { createHash } from 'node:crypto'
import type { AuditEntry, ReleaseStore } from '../store/store.ts'

/** An act as it happened; of those that lost a race nothing came. */
export interface Act extends AuditEntry {
  lost: boolean
}

/** @returns the entries, each with whether its document is the one stored under its serial */
export async function withOutcome(store: ReleaseStore, entries: readonly AuditEntry[]): Promise<Act[]> {
  const hashes = new Map<number, string>()
  const acts: Act[] = []
  for (const entry of entries) {
    if (!hashes.has(entry.serial)) hashes.set(entry.serial, hashOf(await store.readDocument(entry.serial)))
    acts.push({ ...entry, lost: entry.document !== null && entry.document !== hashes.get(entry.serial) })
  }
  return acts
}

const hashOf = (text: string | null) =>
  createHash('sha256')
    .update(text ?? '')
    .digest('hex')
