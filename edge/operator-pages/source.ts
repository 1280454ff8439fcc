import type { ReleaseSettings } from 'releases/document'
import type { ReleaseStore } from 'releases/store'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { Figures } from '../canary/evidence.ts'
import type { Tally } from '../canary/tally.ts'
import type { LiveDocument } from '../document/live-document.ts'
import type { FailureGroup, FailureGroups } from '../faults/groups.ts'
import { LIMITS } from '../limits.ts'

/** What a serving process has seen. */
export interface Seen {
  /** Visitors of the last ten minutes: by channel, by release. */
  figures: Record<string, Record<string, Figures>>
  /** Newest first. */
  failures: FailureGroup[]
}

export const NOTHING_SEEN: Seen = { figures: {}, failures: [] }

/** What the operators' pages show and change; none of it needs a release's code. */
export interface OperatorSource {
  live: Pick<LiveDocument, 'current'>
  store: ReleaseStore
  settings: ReleaseSettings
  /** Asks what serves pages. */
  seen(document: ReleaseDocument): Promise<Seen>
}

/** @returns the figures of every release in service, and what failed */
export const seenBy = (
  { tally, failures }: { tally: Tally; failures: FailureGroups },
  { remotes }: Pick<ReleaseDocument, 'remotes'>,
): Seen => ({
  figures: Object.fromEntries(
    Object.entries(remotes).map(([name, { active }]) => [
      name,
      Object.fromEntries(active.map(({ release }) => [release, figures(tally, name, release)])),
    ]),
  ),
  failures: failures.list().slice(0, LIMITS.failuresShown),
})

function figures(tally: Tally, name: string, release: string): Figures {
  const sightings = tally.of(name, release)
  return {
    visitors: sightings.length,
    failed: sightings.filter(({ failed, threw }) => failed.has(name) || threw.has(name)).length,
  }
}

const NOBODY: Figures = { visitors: 0, failed: 0 }

export const figuresIn = ({ figures }: Seen, name: string, release: string): Figures =>
  figures[name]?.[release] ?? NOBODY
