import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { ReleaseError } from '../refusal.ts'
import { findChannel } from './lookup.ts'
import type { Workspace } from './read.ts'

/** Name under which all channels are frozen at once. */
export const ALL = 'all'

/** @throws ReleaseError naming who froze a channel that the change touches, and why */
export async function refuseFrozen(
  workspace: Workspace,
  before: ReleaseDocument,
  remotes: ReleaseDocument['remotes'],
) {
  const names = new Set([...Object.keys(before.remotes), ...Object.keys(remotes)])
  const touched = [...names].filter(name => findChannel(before, name) !== (remotes[name] ?? null))
  const frozen = touched.find(name => before.frozen || findChannel(before, name)?.frozen)
  if (frozen === undefined) return
  const said = await freezing(workspace, before, frozen)
  throw new ReleaseError(
    'refused',
    `${before.frozen ? 'everything' : frozen} is frozen; nothing was written`,
    [
      said ?? 'the audit log does not say by whom',
      '`unfreeze … --reason "…"` allows writes again; `rollback`, `block` and `retire` go through with --even-frozen',
    ],
  )
}

/** @returns who froze the channel (or everything), when and why; null when the log does not tell */
export async function freezing(
  workspace: Workspace,
  document: ReleaseDocument,
  name: string,
): Promise<string | null> {
  const wanted = document.frozen ? ALL : name
  const entry = (await workspace.store.readAudit()).findLast(e => e.verb === 'freeze' && e.name === wanted)
  return entry ? `${entry.who} at ${entry.at}: ${entry.why}` : null
}
