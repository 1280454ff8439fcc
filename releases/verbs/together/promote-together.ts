import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { channelOf, usableRelease } from '../../channels/channel.ts'
import { promoted } from '../../channels/promote.ts'
import type { Workspace } from '../../document/read.ts'
import { ReleaseError } from '../../refusal.ts'
import { refuseTakenBack } from '../refuse-taken-back.ts'
import { type Report, textOf, type Values } from '../verb.ts'
import { namedReleases } from './named-releases.ts'
import { type Move, writeTogether } from './write-together.ts'

/** `promote host-shell@1a2b mfe-catalog@3c4d`: all of them for everyone, in one write. */
export function promoteTogether(
  workspace: Workspace,
  args: readonly string[],
  values: Values,
): Promise<Report> {
  if (values.percent !== undefined || values.mends || values.replace)
    throw new ReleaseError(
      'usage',
      'several releases go to everyone at once: --percent, --replace and --mends are for one',
    )
  const targets = namedReleases(args)
  const moveOf = (before: ReleaseDocument) =>
    targets.flatMap(([name, wanted]): Move[] => {
      const channel = channelOf(before, name)
      const entry = usableRelease(channel, name, wanted)
      const next = promoted(channel, entry.release)
      return next ? [{ entry, channel: next }] : []
    })
  return writeTogether(workspace, {
    verb: 'promote',
    why: textOf(values.reason, `promote ${args.join(' ')} together`),
    refuse: () => refuseTakenBack(workspace, targets, values),
    moves: moveOf,
    stops: ({ level, gone }) => level === 'refuse' && !(gone && values['allow-gone']),
    evenFrozen: false,
  })
}
