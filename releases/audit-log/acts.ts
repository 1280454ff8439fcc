import { createHash } from 'node:crypto'
import type { AuditEntry, ReleaseStore } from '../store/store.ts'

/** What came of an act, where that is not what it says. */
export type Fate =
  | 'was not written'
  | 'was not written, another act has its serial'
  | 'its document was altered since'

/** An act as it happened. */
export interface Act extends AuditEntry {
  /** Nothing came of it. */
  lost: boolean
  fate: Fate | null
}

/** @returns the entries, each with what came of it by the document stored under its serial; of one that `gc` has removed nobody can tell */
export async function withOutcome(store: ReleaseStore, entries: readonly AuditEntry[]): Promise<Act[]> {
  const texts = new Map<number, string | null>()
  for (const { serial } of entries)
    if (!texts.has(serial)) texts.set(serial, await store.readDocument(serial))
  const oldest = [...texts.values()].includes(null) ? ((await store.serials())[0] ?? 0) : 0
  /** Hashes of all documents that were meant to be written. */
  let meant: Set<string | null> | undefined
  const acts: Act[] = []
  for (const entry of entries) {
    const text = texts.get(entry.serial) ?? null
    const hash = text === null ? null : hashOf(text)
    const holds = entry.document === null || entry.document === hash
    let fate: Fate | null = null
    if (!holds && hash === null && entry.serial >= oldest) fate = 'was not written'
    if (!holds && hash !== null) {
      meant ??= new Set((await store.readAudit()).map(({ document }) => document))
      fate = meant.has(hash)
        ? 'was not written, another act has its serial'
        : 'its document was altered since'
    }
    acts.push({ ...entry, lost: fate?.startsWith('was not written') ?? false, fate })
  }
  return acts
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
