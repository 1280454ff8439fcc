import type { AuditEntry, ReleaseStore } from 'releases/store'
import type { Asker } from './authenticate.ts'

const MAX_GIVEN = 200
/** Links hold for 30 days: so far back they are looked for. */
const MAX_SEARCHED = 1_000

/**
 * What a team may read of the log: its newest part, and where it asks for all, its own links from further back too.
 * @param newest so many; null for all
 */
export async function auditFor(
  store: ReleaseStore,
  { name }: Asker,
  newest: number | null,
): Promise<AuditEntry[]> {
  if (newest !== null) return (await store.readAudit(MAX_GIVEN)).slice(-Math.min(newest, MAX_GIVEN))
  const log = (await store.readAudit(MAX_SEARCHED)).slice(-MAX_SEARCHED)
  const isOwnLink = (entry: AuditEntry) => entry.verb === 'preview' && entry.team === name
  return log.filter((entry, index) => index >= log.length - MAX_GIVEN || isOwnLink(entry))
}

/** Whether the log knows a link of this id that another made: noted once more, nobody would know what that one shows, or whether it holds. */
export async function isAnothersLink(store: ReleaseStore, { name }: Asker, pass: string): Promise<boolean> {
  const log = await store.readAudit(MAX_SEARCHED)
  return log.some(entry => entry.until !== undefined && entry.pass === pass && entry.team !== name)
}
