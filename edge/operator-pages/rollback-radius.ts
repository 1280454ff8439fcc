import { type BlastRadius, blastRadius, rollbackTarget, rolledBack, unservable } from 'releases/channels'
import { findRelease } from 'releases/document'
import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { figuresIn, type Seen } from './source.ts'

/** What a rollback would change, and for whom. */
export interface RollbackRadius extends BlastRadius {
  from: { release: string; weight: number }[]
  to: PublishedRelease
  /** Visitors of the last ten minutes, on this edge, who get another release. */
  visitors: number
  /** Reasons for which it would be refused. */
  against: string[]
}

/** @returns null when there is nothing to go back to, or no such channel */
export function rollbackRadius(document: ReleaseDocument, name: string, seen: Seen): RollbackRadius | null {
  const channel = Object.hasOwn(document.remotes, name) ? document.remotes[name] : undefined
  const to = channel && findRelease(channel, rollbackTarget(channel) ?? '')
  if (!channel || !to) return null
  const from = channel.active.filter(({ release }) => release !== to.release)
  const after = { ...document.remotes, [name]: rolledBack(channel, to.release) }
  return {
    ...blastRadius(document, after, name),
    from,
    to,
    visitors: from.reduce((sum, { release }) => sum + figuresIn(seen, name, release).visitors, 0),
    against: unservable(document, to),
  }
}
