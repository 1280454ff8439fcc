import type { Workspace } from '../document/read.ts'
import type { AuditEntry } from '../store/store.ts'
import { actorOf } from './actor.ts'

/** Notes an act that writes no document. */
export async function note(
  { store, settings, now }: Workspace,
  act: Omit<AuditEntry, 'at' | 'who' | 'document'>,
): Promise<void> {
  const who = actorOf(settings.actor, act.team ?? null)
  await store.appendAudit({ at: now().toISOString(), who, ...act, document: null })
}
