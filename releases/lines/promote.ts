import type { ReleaseLine } from 'shared-contracts/release/document.ts'
import { newSalt } from './line.ts'

/** @returns the line with the release serving everyone, or null when it does already */
export function promoted(line: ReleaseLine, release: string): ReleaseLine | null {
  const before = line.active.map(active => active.release)
  if (before.length === 1 && before[0] === release) return null
  // Newest last among the active ones, newest first in the chain.
  const chain = [...before.toReversed(), ...line.lastGood].filter(id => id !== release)
  return {
    ...line,
    active: [{ release, weight: 100 }],
    salt: newSalt(),
    lastGood: [...new Set(chain)].filter(id => !line.blocked.includes(id)),
  }
}
