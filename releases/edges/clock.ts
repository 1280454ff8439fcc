import { CLOCK_TOLERANCE_MS } from '../document/change.ts'
import type { Workspace } from '../document/read.ts'
import { ReleaseError } from '../refusal.ts'

/** An edge that hangs must not keep whoever rolls back because of it. */
const ANSWER_MS = 500

/** @returns what time an edge says that it is, ms since 1970; null where none answers */
export async function clockOf(edge: string, limit: number): Promise<number | null> {
  const answer = await fetch(`${edge}/healthz`, { signal: AbortSignal.timeout(limit) }).catch(() => null)
  return Date.parse(answer?.headers.get('date') ?? '') || null
}

/**
 * Of a document that is written ahead of time nobody could write the next until that time has come.
 * @throws ReleaseError `untrusted` where an edge says that this machine's clock is ahead
 */
export async function refuseClockAhead({ settings, now }: Workspace): Promise<void> {
  const edges = settings.edges ?? [settings.publicOrigin]
  const said = await Promise.all(edges.map(async edge => [edge, await clockOf(edge, ANSWER_MS)] as const))
  const own = now()
  const behind = said.flatMap(([edge, at]) =>
    at !== null && own.getTime() - at > CLOCK_TOLERANCE_MS
      ? [`${edge} says ${new Date(at).toISOString()}`]
      : [],
  )
  if (behind.length > 0)
    throw new ReleaseError('untrusted', `the clock of this machine says ${own.toISOString()}`, [
      ...behind,
      'set the clock that is wrong (`date -u` on each machine, `timedatectl`), then run this again; with `--wait 0` no edge is asked',
    ])
}
