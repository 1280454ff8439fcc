import { unservable } from 'releases/check/check.ts'
import { findRelease } from 'releases/document/lookup.ts'
import { type BlastRadius, blastRadius } from 'releases/impact/blast-radius.ts'
import { rollbackTarget, rolledBack } from 'releases/lines/rollback.ts'
import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { Tally } from '../canary/tally.ts'

/** What a rollback would change, and for whom. */
export interface RollbackRadius extends BlastRadius {
  from: { release: string; weight: number }[]
  to: PublishedRelease
  /** Visitors of the last ten minutes, on this edge, who get another release. */
  visitors: number
  /** Reasons for which it would be refused. */
  against: string[]
}

/** @returns null when there is nothing to go back to, or no such line */
export function rollbackRadius(document: ReleaseDocument, name: string, tally: Tally): RollbackRadius | null {
  const line = Object.hasOwn(document.remotes, name) ? document.remotes[name] : undefined
  const to = line && findRelease(line, rollbackTarget(line) ?? '')
  if (!line || !to) return null
  const from = line.active.filter(({ release }) => release !== to.release)
  const after = { ...document.remotes, [name]: rolledBack(line, to.release) }
  return {
    ...blastRadius(document, after, name),
    from,
    to,
    visitors: from.reduce((sum, { release }) => sum + tally.of(name, release).length, 0),
    against: unservable(document, to),
  }
}
