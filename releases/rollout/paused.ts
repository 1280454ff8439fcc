import type { ReleaseChannel, ReleaseDocument, Rollout } from 'shared-contracts/release/document.ts'
import { note } from '../audit-log/note.ts'
import type { Workspace } from '../document/read.ts'
import type { AuditEntry } from '../store/store.ts'
import { isSince } from './as-left.ts'
import { isAboutTrial, type Objection } from './objections.ts'

/** @returns what an edge without the key has against what is tried out now, where it has something */
export const objectionTo = (name: string, channel: ReleaseChannel, objections: readonly Objection[]) =>
  objections.find(one => one.name === name && isAboutTrial(channel, one))

/** @returns whether the log has a pause of the rollout */
export const isNoted = (name: string, rollout: Rollout, audit: readonly AuditEntry[]): boolean =>
  audit.some(
    act =>
      act.verb === 'pause' && act.name === name && act.release === rollout.release && isSince(rollout, act),
  )

/**
 * Notes as a pause what holds a rollout: where an edge without the key says it, it stands for a day, and at weekends nobody looks.
 */
export async function noteObjection(
  workspace: Workspace,
  name: string,
  document: ReleaseDocument,
  { audit, objections }: { audit: readonly AuditEntry[]; objections: readonly Objection[] },
): Promise<void> {
  const channel = document.remotes[name]
  const objection = channel && objectionTo(name, channel, objections)
  if (!channel?.rollout || !objection || workspace.dryRun || isNoted(name, channel.rollout, audit)) return
  const { release, why } = objection
  const { serial } = document
  await note(workspace, { verb: 'pause', why: `${why}, says an edge without a key`, name, release, serial })
}
