import { createHash } from 'node:crypto'
import type { AuditEntry, ReleaseStore } from '../store/store.ts'

/** An act as it happened; of those that lost a race nothing came. */
export interface Act extends AuditEntry {
  lost: boolean
}

/** @returns the entries, each with whether its document is the one stored under its serial; of one that `gc` has removed nobody can tell */
export async function withOutcome(store: ReleaseStore, entries: readonly AuditEntry[]): Promise<Act[]> {
  const texts = new Map<number, string | null>()
  for (const { serial } of entries)
    if (!texts.has(serial)) texts.set(serial, await store.readDocument(serial))
  const oldest = [...texts.values()].includes(null) ? ((await store.serials())[0] ?? 0) : 0
  return entries.map(entry => {
    const text = texts.get(entry.serial) ?? null
    const removed = text === null && entry.serial < oldest
    return { ...entry, lost: !removed && entry.document !== null && entry.document !== hashOf(text) }
  })
}

const hashOf = (text: string | null) =>
  createHash('sha256')
    .update(text ?? '')
    .digest('hex')
