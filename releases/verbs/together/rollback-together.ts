import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { channelOf, usableRelease } from '../../channels/channel.ts'
import { rolledBack } from '../../channels/rollback.ts'
import { findChannel } from '../../document/lookup.ts'
import { namedDocument } from '../../document/past.ts'
import type { Workspace } from '../../document/read.ts'
import { ReleaseError } from '../../refusal.ts'
import { type Report, textOf, type Values, wholeNumber } from '../verb.ts'
import { type Move, writeTogether } from './write-together.ts'

/**
 * `rollback --to-serial 41`: what served everyone then serves everyone again, in one write. Without names every channel that is
 * not as it was; what was published since stays published, and what served nobody then is told.
 * @throws ReleaseError where a release of then is gone or blocked, or where only what served nobody then is not as it was
 */
export async function rollbackTogether(
  workspace: Workspace,
  names: readonly string[],
  values: Values,
): Promise<Report> {
  if (values.to !== undefined || values.from !== undefined)
    throw new ReleaseError('usage', '--to and --from are for one channel; --to-serial says it for all')
  const serial = wholeNumber(values, 'to-serial', 0, 1, Number.MAX_SAFE_INTEGER)
  const then = await namedDocument(workspace, serial)
  let left: string[] = []
  const moves = (before: ReleaseDocument): Move[] => {
    const asked = names.length > 0 ? names : Object.keys(before.remotes)
    // What served nobody then is left as it is: nothing would take its place.
    left = asked.flatMap(name => {
      const now = channelOf(before, name).active.at(-1)?.release
      if (!now || findChannel(then, name)?.active.length) return []
      return [
        `${name} served nobody at serial ${serial} and is left as it is: \`block ${name} ${now} --take-down --reason "…"\` takes it off`,
      ]
    })
    const moved = asked.flatMap(name => {
      const channel = channelOf(before, name)
      const active = findChannel(then, name)?.active ?? []
      const [wanted] = active
      if (!wanted || isSame(active, channel.active) || isSame([{ ...wanted, weight: 100 }], channel.active))
        return []
      const entry = usableRelease(channel, name, wanted.release)
      return [{ entry, channel: rolledBack(channel, entry.release) }]
    })
    if (moved.length === 0 && left.length > 0)
      throw new ReleaseError('refused', 'nothing was rolled back', left)
    return moved
  }
  return writeTogether(workspace, {
    verb: 'rollback',
    why: textOf(values.reason, `rollback to serial ${serial}, no reason given`),
    moves,
    stops: ({ level, kind }) => level === 'refuse' && (kind === 'contract' || kind === 'shared'),
    evenFrozen: values['even-frozen'] === true,
    notes: () => left,
  })
}

const isSame = (a: ReleaseChannel['active'], b: ReleaseChannel['active']): boolean =>
  a.length === b.length &&
  a.every(({ release, weight }, i) => b[i]?.release === release && b[i].weight === weight)
