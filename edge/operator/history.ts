import { judged } from 'releases/audit/judge.ts'
import type { AuditEntry, ReleaseStore } from 'releases/store/store.ts'

/** Acts looked at to find so many that hold: some wrote no document, some lost their race. */
const LOOKED_AT = 5

/** @returns the last `count` writes, newest first, without those of writers that lost their race */
export async function readHistory(store: ReleaseStore, count: number): Promise<AuditEntry[]> {
  const looked = count * LOOKED_AT
  const acts = await judged(store, (await store.readAudit(looked)).slice(-looked))
  return acts
    .filter(({ lost, document }) => !lost && document !== null)
    .reverse()
    .slice(0, count)
}
