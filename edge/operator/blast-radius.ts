import { unservable } from 'releases/check/check.ts'
import { findRelease } from 'releases/document/lookup.ts'
import { rollbackTarget } from 'releases/lines/rollback.ts'
import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { Tally } from '../canary/tally.ts'

/** What a rollback would change, and for whom. */
export interface BlastRadius {
  from: { release: string; weight: number }[]
  to: PublishedRelease
  /** Per cent of all visitors who get another release. */
  share: number
  /** Visitors of the last ten minutes, on this edge, who get another release. */
  visitors: number
  /** Addresses and slots of the line that change hands with it. */
  paths: string[]
  slots: string[]
  /** Addresses that the release does not have: they will be 404. */
  lost: string[]
  /** Reasons for which it would be refused. */
  against: string[]
}

/** @returns null when there is nothing to go back to, or no such line */
export function blastRadius(document: ReleaseDocument, name: string, tally: Tally): BlastRadius | null {
  const line = Object.hasOwn(document.remotes, name) ? document.remotes[name] : undefined
  const to = line && findRelease(line, rollbackTarget(line) ?? '')
  if (!line || !to) return null
  const leaving = line.active.filter(({ release }) => release !== to.release)
  const before = leaving.flatMap(({ release }) => findRelease(line, release) ?? [])
  const paths = [...new Set(before.flatMap(release => Object.keys(release.paths)))]
  return {
    from: leaving,
    to,
    share: leaving.reduce((sum, { weight }) => sum + weight, 0),
    visitors: leaving.reduce((sum, { release }) => sum + tally.of(name, release).length, 0),
    paths,
    slots: [...new Set(before.flatMap(release => Object.keys(release.slots)))],
    lost: paths.filter(path => !Object.hasOwn(to.paths, path)),
    against: unservable(document, to),
  }
}
