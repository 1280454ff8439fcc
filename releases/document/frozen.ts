import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { ReleaseError } from '../refusal.ts'
import { findLine } from './lookup.ts'
import type { Desk } from './read.ts'

/** Name under which all lines are frozen at once. */
export const ALL = 'all'

/** @throws ReleaseError naming who froze a line that the change touches, and why */
export async function refuseFrozen(desk: Desk, before: ReleaseDocument, remotes: ReleaseDocument['remotes']) {
  const names = new Set([...Object.keys(before.remotes), ...Object.keys(remotes)])
  const touched = [...names].filter(name => findLine(before, name) !== (remotes[name] ?? null))
  const frozen = touched.find(name => before.frozen || findLine(before, name)?.frozen)
  if (frozen === undefined) return
  const said = await freezing(desk, before, frozen)
  throw new ReleaseError(
    'refused',
    `${before.frozen ? 'everything' : frozen} is frozen; nothing was written`,
    [
      said ?? 'the audit log does not say by whom',
      '`unfreeze` allows writes again; `rollback` and `block` go through with --even-frozen',
    ],
  )
}

/** @returns who froze the line (or everything), when and why; null when the log does not tell */
export async function freezing(desk: Desk, document: ReleaseDocument, name: string): Promise<string | null> {
  const wanted = document.frozen ? ALL : name
  const entry = (await desk.store.readAudit()).findLast(e => e.verb === 'freeze' && e.name === wanted)
  return entry ? `${entry.who} at ${entry.at}: ${entry.why}` : null
}
