import { createHash } from 'node:crypto'
import type { AuditEntry, ReleaseStore } from 'releases/store/store.ts'

/** @returns the last `count` writes, newest first, without those of writers that lost their race */
export async function readHistory(store: ReleaseStore, count: number): Promise<AuditEntry[]> {
  const writes: AuditEntry[] = []
  for (const entry of (await store.readAudit()).toReversed()) {
    const text = (await store.readDocument(entry.serial)) ?? ''
    if (createHash('sha256').update(text).digest('hex') === entry.document) writes.push(entry)
    if (writes.length === count) break
  }
  return writes
}
