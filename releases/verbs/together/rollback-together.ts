import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
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
 * not as it was; what was published since stays published.
 * @throws ReleaseError where a release of then is gone or blocked
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
  const moves = (before: ReleaseDocument): Move[] =>
    (names.length > 0 ? names : Object.keys(then.remotes)).flatMap(name => {
      const channel = channelOf(before, name)
      const wanted = findChannel(then, name)?.active[0]?.release
      const asThen = channel.active.length === 1 && channel.active[0]?.release === wanted
      // What served nobody then is left as it is: nothing would take its place.
      if (wanted === undefined || asThen) return []
      const entry = usableRelease(channel, name, wanted)
      return [{ entry, channel: rolledBack(channel, entry.release) }]
    })
  return writeTogether(workspace, {
    verb: 'rollback',
    why: textOf(values.reason, `rollback to serial ${serial}, no reason given`),
    moves,
    stops: ({ level, kind }) => level === 'refuse' && (kind === 'contract' || kind === 'shared'),
    evenFrozen: values['even-frozen'] === true,
  })
}
