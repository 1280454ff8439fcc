import { withOutcome } from 'releases/command'
import type { AuditEntry, ReleaseStore } from 'releases/store'

/** Acts looked at to find so many that hold: some wrote no document, some lost their race. */
const READ_PER_ACT = 5

/** @returns the last `count` writes, newest first, without those of writers that lost their race */
export async function readHistory(store: ReleaseStore, count: number): Promise<AuditEntry[]> {
  const looked = count * READ_PER_ACT
  const acts = await withOutcome(store, (await store.readAudit(looked)).slice(-looked))
  return acts
    .filter(({ lost, document }) => !lost && document !== null)
    .reverse()
    .slice(0, count)
}
