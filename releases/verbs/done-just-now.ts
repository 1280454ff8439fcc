import type { ReleaseChannel } from 'shared-contracts/release/document.ts'
import { type Act, withOutcome } from '../audit-log/acts.ts'
import { publishedRelease } from '../channels/channel.ts'
import { findChannel } from '../document/lookup.ts'
import { pastDocument } from '../document/past.ts'
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
  const last = await lastRollback(workspace, name)
  if (!last || ageOf(workspace, last) > JUST_NOW_MS) return null
  const { lines, data } = await told(workspace, name, last)
  return { lines: [...lines, `to go one deeper: rollback ${name} --from ${data.to}`], data }
}

/**
 * The same for whoever names the release that is to go: whether it was the last rollback of the channel that took it out of service.
 * @param wanted a release's id, or a beginning of it
 */
export async function takenBack(workspace: Workspace, name: string, wanted: string): Promise<Report | null> {
  const last = await lastRollback(workspace, name)
  if (!last?.serial) return null
  const before = await pastDocument(workspace.store, workspace.settings, last.serial - 1).catch(() => null)
  const now = findChannel(await readDocument(workspace), name)
  const was = findChannel(before, name)
  if (!now || !was) return null
  const bad = publishedRelease(now, name, wanted).release
  const serves = ({ active }: ReleaseChannel) => active.some(({ release }) => release === bad)
  return serves(was) && !serves(now) ? told(workspace, name, last) : null
}

async function lastRollback({ store }: Workspace, name: string): Promise<Act | null> {
  const acts = await withOutcome(store, (await store.readAudit(MAX_ACTS)).slice(-MAX_ACTS))
  const last = acts.findLast(act => act.name === name && !act.lost)
  return last?.verb === 'rollback' ? last : null
}

const ageOf = (workspace: Workspace, { at }: Act) => workspace.now().getTime() - Date.parse(at)

async function told(workspace: Workspace, name: string, last: Act) {
  const { serial, remotes } = await readDocument(workspace)
  const live = remotes[name]?.active.map(({ release }) => release).join(', ') ?? ''
  const ago = Math.round(ageOf(workspace, last) / 1000)
  return {
    lines: [`already done by ${last.who} ${ago} s ago: ${name} is back to ${live}, serial ${serial}`],
    data: { name, from: [live], to: live, changed: false, by: last.who, at: last.at, serial },
  }
}
