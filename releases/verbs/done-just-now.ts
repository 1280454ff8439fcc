import { isDeepStrictEqual } from 'node:util'
import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { type Act, withOutcome } from '../audit-log/acts.ts'
import { publishedRelease } from '../channels/channel.ts'
import { CLOCK_TOLERANCE_MS } from '../document/change.ts'
import { findChannel } from '../document/lookup.ts'
import { pastDocument } from '../document/past.ts'
import { readDocument, type Workspace } from '../document/read.ts'
import type { Report } from './verb.ts'

/** Two operators who see the same fault press within such a time. */
const JUST_NOW_MS = 60_000
/** By two machines' clocks nobody can tell how long ago it was, within what they may differ by: whoever means one deeper is told how to say so. */
const JUST_NOW_BY_OTHERS_MS = JUST_NOW_MS + CLOCK_TOLERANCE_MS
const MAX_ACTS = 20

/**
 * Whether the channel was taken back a moment ago, by an operator or by itself, and nobody has moved it since: whoever asks for the same means
 * that, not one release deeper.
 * @returns what is told instead of a second one
 */
export async function doneJustNow(workspace: Workspace, name: string): Promise<Report | null> {
  const last = await lastTakenBack(workspace, name)
  if (!last) return null
  if (ageOf(workspace, last) > (isOwn(workspace, last) ? JUST_NOW_MS : JUST_NOW_BY_OTHERS_MS)) return null
  const { lines, data } = await told(workspace, name, last)
  return { lines: [...lines, `to go one deeper: rollback ${name} --from ${data.to}`], data }
}

/**
 * The same for whoever names the release that is to go: whether it was the last act of the kind on the channel that took it out of service.
 * @param wanted a release's id, or a beginning of it
 */
export async function takenBack(workspace: Workspace, name: string, wanted: string): Promise<Report | null> {
  const last = await takenOut(workspace, name, wanted)
  return last && told(workspace, name, last)
}

/**
 * @returns in words, who else has rolled the release back a moment ago and why; null where nobody has. What was blocked besides is refused
 *   until somebody unblocks it, and so has decided
 */
export async function takenBackByAnother(
  workspace: Workspace,
  name: string,
  wanted: string,
): Promise<string | null> {
  const last = await takenOut(workspace, name, wanted)
  if (last?.verb !== 'rollback' || isOwn(workspace, last)) return null
  if (ageOf(workspace, last) > JUST_NOW_BY_OTHERS_MS) return null
  return `${last.who} took it back ${whenOf(workspace, last)}: ${last.why}`
}

async function takenOut(workspace: Workspace, name: string, wanted: string): Promise<Act | null> {
  const last = await lastTakenBack(workspace, name)
  if (!last?.serial) return null
  const before = await pastDocument(workspace.store, workspace.settings, last.serial - 1).catch(() => null)
  const now = findChannel(await readDocument(workspace), name)
  const was = findChannel(before, name)
  if (!now || !was) return null
  const bad = publishedRelease(now, name, wanted).release
  const serves = ({ active }: ReleaseChannel) => active.some(({ release }) => release === bad)
  return serves(was) && !serves(now) ? last : null
}

const isOwn = ({ settings: { actor } }: Workspace, { who }: Act) =>
  who === actor || who.startsWith(`${actor} (key of `)

/** Acts that may change who gets what, and those of them that take a release back: an edge's stop and a block do as a rollback does. */
const MOVES = new Set(['promote', 'rollout', 'rollback', 'stop', 'block', 'retire'])
const BACK = new Set(['rollback', 'stop', 'block'])

/** The last act that changed what visitors get of the channel, where it took something back; what was published or noted since is none. */
async function lastTakenBack(workspace: Workspace, name: string): Promise<Act | null> {
  const { store } = workspace
  const acts = await withOutcome(store, (await store.readAudit(MAX_ACTS)).slice(-MAX_ACTS))
  for (const act of acts.toReversed()) {
    if (act.name !== name || act.lost || !MOVES.has(act.verb)) continue
    if (await moved(workspace, name, act.serial)) return BACK.has(act.verb) ? act : null
  }
  return null
}

/** Whether document `serial` gave other releases of the channel than the one before it; so it is taken where one of them is gone. */
async function moved({ store, settings }: Workspace, name: string, serial: number): Promise<boolean> {
  const read = (one: number) => pastDocument(store, settings, one).catch(() => null)
  const [before, after] = [await read(serial - 1), await read(serial)]
  const inService = (document: ReleaseDocument | null) => findChannel(document, name)?.active ?? []
  return !before || !after || !isDeepStrictEqual(inService(before), inService(after))
}

const ageOf = (workspace: Workspace, { at }: Act) => workspace.now().getTime() - Date.parse(at)

function whenOf(workspace: Workspace, last: Act): string {
  const ago = Math.round(ageOf(workspace, last) / 1000)
  return ago < 0 ? `at ${last.at}, by a clock that is ahead of this one` : `${ago} s ago`
}

async function told(workspace: Workspace, name: string, last: Act) {
  const { serial, remotes } = await readDocument(workspace)
  const live = remotes[name]?.active.map(({ release }) => release).join(', ') ?? ''
  return {
    lines: [
      `already done by ${last.who} ${whenOf(workspace, last)}: ${name} is back to ${live}, serial ${serial}`,
    ],
    data: { name, from: [live], to: live, changed: false, by: last.who, at: last.at, serial },
  }
}
