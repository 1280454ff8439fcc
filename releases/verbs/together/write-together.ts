import type { PublishedRelease, ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { note } from '../../audit-log/note.ts'
import { blastRadius, radiusLines } from '../../channels/blast-radius.ts'
import { channelOf } from '../../channels/channel.ts'
import { check } from '../../compatibility/check.ts'
import { type Finding, refusalLines } from '../../compatibility/finding.ts'
import { changeDocument } from '../../document/change.ts'
import type { Workspace } from '../../document/read.ts'
import { ReleaseError } from '../../refusal.ts'
import type { Report } from '../verb.ts'

/** What one channel is to become. */
export interface Move {
  entry: PublishedRelease
  channel: ReleaseChannel
}

interface Together {
  verb: 'promote' | 'rollback'
  why: string
  /** As of any change of the document. */
  refuse?(): Promise<void>
  /** Channels that move; none where nothing is to do. */
  moves(before: ReleaseDocument): Move[]
  /** Which of what speaks against a release of the new composition stands in the way. */
  stops(finding: Finding): boolean
  evenFrozen: boolean
  /** What is told besides, asked for after `moves`. */
  notes?(): readonly string[]
}

/**
 * Moves several channels in one write, checked as the one composition that they become: what fits only together goes live, and back,
 * only together (REL-12).
 * @throws ReleaseError with every reason for which the new composition would not work
 */
export async function writeTogether(
  workspace: Workspace,
  { verb, why, refuse, moves, stops, evenFrozen, notes = () => [] }: Together,
): Promise<Report> {
  let moved: Move[] = []
  let seen: ReleaseDocument | null = null
  const { document, changed } = await changeDocument(workspace, {
    verb,
    why,
    evenFrozen,
    ...(refuse && { refuse }),
    about: () => ({ name: moved[0]?.entry.name ?? '', release: moved[0]?.entry.release ?? '' }),
    edit(before) {
      seen = before
      moved = moves(before)
      if (moved.length === 0) return null
      const after = { ...before.remotes }
      for (const { entry, channel } of moved) after[entry.name] = channel
      const against = moved.flatMap(({ entry }) =>
        // Its own channel as it was: that says what would be gone.
        check(
          { ...before, remotes: { ...after, [entry.name]: channelOf(before, entry.name) } },
          entry,
        ).filter(stops),
      )
      if (against.length === 0) return after
      const problem = 'these releases do not fit together, and what else is live'
      throw new ReleaseError('refused', problem, refusalLines(against))
    },
  })
  const done = moved.map(({ entry: { name, release } }) => ({ name, release }))
  // The log finds each channel by its name; the first stands in the write's own entry.
  if (changed && !workspace.dryRun)
    for (const one of done.slice(1)) await note(workspace, { verb, why, ...one, serial: document.serial })
  const before = seen as ReleaseDocument | null
  return {
    lines: [
      ...done.map(({ name, release }) => `${name} ${release} serves everyone`),
      changed ? `in one write, serial ${document.serial}` : 'nothing to do: all of it is so already',
      ...(changed && before
        ? done.flatMap(({ name }) =>
            radiusLines(blastRadius(before, document.remotes, name)).map(line => `${name}: ${line}`),
          )
        : []),
      ...notes(),
      ...(changed && before && done.every(({ name }) => servedByOne(before, name))
        ? [`back as a whole: rollback --to-serial ${before.serial}`]
        : []),
    ],
    data: { releases: done, left: notes(), changed, serial: document.serial, before: before?.serial },
  }
}

/** A rollback brings back what served everyone: a rollout that was under way, or a channel without any, not. */
const servedByOne = (document: ReleaseDocument, name: string) => channelOf(document, name).active.length === 1
