import { withOutcome } from '../audit-log/acts.ts'
import { readDocument, type Workspace } from '../document/read.ts'
import type { Report } from './verb.ts'

/** Two operators who see the same fault press within such a time. */
const JUST_NOW_MS = 60_000
const MAX_ACTS = 20

/**
 * Whether the channel was rolled back a moment ago and nothing has happened to it since: whoever asks for the same means
 * that rollback, not one release deeper.
 * @returns what is told instead of a second one
 */
export async function doneJustNow(workspace: Workspace, name: string): Promise<Report | null> {
  const acts = await withOutcome(
    workspace.store,
    (await workspace.store.readAudit(MAX_ACTS)).slice(-MAX_ACTS),
  )
  const last = acts.findLast(act => act.name === name && !act.lost)
  const age = last ? workspace.now().getTime() - Date.parse(last.at) : 0
  if (last?.verb !== 'rollback' || age > JUST_NOW_MS) return null
  const { serial, remotes } = await readDocument(workspace)
  const live = remotes[name]?.active.map(({ release }) => release).join(', ') ?? ''
  return {
    lines: [
      `already done by ${last.who} ${Math.round(age / 1000)} s ago: ${name} is back to ${live}, serial ${serial}`,
      `to go one deeper: rollback ${name} --from ${live}`,
    ],
    data: { name, from: [live], to: live, changed: false, by: last.who, at: last.at, serial },
  }
}
