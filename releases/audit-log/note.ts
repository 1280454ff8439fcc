import type { Workspace } from '../document/read.ts'
import type { AuditEntry } from '../store/store.ts'

/** Notes an act that writes no document. */
export async function note(
  { store, settings, now }: Workspace,
  act: Pick<AuditEntry, 'verb' | 'why' | 'name' | 'release' | 'until' | 'pass' | 'for' | 'browsers' | 'serial'>,
): Promise<void> {
  await store.appendAudit({ at: now().toISOString(), who: settings.actor, ...act, document: null })
}
