import type { ReleaseChannel } from 'shared-contracts/release/document.ts'
import { withoutEnded } from '../rollout/as-left.ts'
import { newSalt } from './channel.ts'
import { isFallback, trusted } from './quarantine.ts'

/**
 * The release a rollback without `--to` leads to: while two share the traffic the older one, else the newest
 * one that served before.
 */
export function rollbackTarget(channel: ReleaseChannel): string | null {
  const usable = (id: string) => isFallback(channel, id)
  const older = channel.active.slice(0, -1).map(active => active.release)
  return older.findLast(usable) ?? channel.lastGood.find(usable) ?? null
}

/**
 * @returns the channel with `target` serving everyone. What was active leaves the chain, and so does
 *   everything newer than `target` in it: a second rollback goes deeper, never back up.
 */
export function rolledBack(before: ReleaseChannel, target: string): ReleaseChannel {
  const channel = trusted(before, target)
  const bad = new Set(channel.active.map(active => active.release))
  const depth = channel.lastGood.indexOf(target)
  return {
    ...withoutEnded(channel),
    active: [{ release: target, weight: 100 }],
    salt: newSalt(),
    lastGood: channel.lastGood.slice(depth + 1).filter(id => !bad.has(id) && id !== target),
  }
}
