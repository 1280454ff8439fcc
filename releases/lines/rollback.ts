import type { ReleaseLine } from 'shared-contracts/release/document.ts'
import { newSalt } from './line.ts'

/**
 * The release a rollback without `--to` leads to: while two share the traffic the older one, else the newest
 * one that served before.
 */
export function rollbackTarget(line: ReleaseLine): string | null {
  const usable = (id: string) => !line.blocked.includes(id)
  const older = line.active.slice(0, -1).map(active => active.release)
  return older.findLast(usable) ?? line.lastGood.find(usable) ?? null
}

/**
 * @returns the line with `target` serving everyone. What was active leaves the chain, and so does
 *   everything newer than `target` in it: a second rollback goes deeper, never back up.
 */
export function rolledBack(line: ReleaseLine, target: string): ReleaseLine {
  const bad = new Set(line.active.map(active => active.release))
  const depth = line.lastGood.indexOf(target)
  return {
    ...line,
    active: [{ release: target, weight: 100 }],
    salt: newSalt(),
    lastGood: line.lastGood.slice(depth + 1).filter(id => !bad.has(id) && id !== target),
  }
}
