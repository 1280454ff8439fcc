import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { findChannel, findRelease } from '../../document/lookup.ts'
import type { Workspace } from '../../document/read.ts'
import { isRevoked } from '../../pass/revoked.ts'
import { trustOf } from '../../signing/keys.ts'
import type { AuditEntry } from '../../store/store.ts'
import { teamKeysIn } from '../../teams/team-keys.ts'

/** A link to a preview, to a replay, or to look into pages, as the log has it. */
export interface Given {
  /** Id of its pass; null where the command of then did not note it: that one ends by itself. */
  id: string | null
  /** Whom it is for. */
  for: string
  /** Remote whose team made it; null where an operator did. */
  team: string | null
  /** How many browsers may open it. */
  browsers: number
  /** Releases that it shows instead of those that its browser would get; none of them where it is to look into pages. */
  releases: { name: string; release: string }[]
  /** Serial of the page that it shows again; null for any other. */
  replayOf: number | null
  until: string
  /** Who made it, when and why. */
  who: string
  at: string
  why: string
  /** `gone`: a release of it is blocked, or not published any more; `key gone`: no edge trusts the key that signed it. */
  state: 'holds' | 'revoked' | 'over' | 'gone' | 'key gone'
}

type Link = AuditEntry & { until: string }
const VERBS: readonly string[] = ['preview', 'inspect', 'why']
const isLink = (entry: AuditEntry): entry is Link => VERBS.includes(entry.verb) && entry.until !== undefined

/** @param keys ids of those that hold. @returns all that the log knows of, newest first */
export function givenOut(
  log: readonly AuditEntry[],
  document: ReleaseDocument,
  keys: ReadonlySet<string>,
  now: Date,
): Given[] {
  // One of several releases has an entry for each.
  const links = Map.groupBy(log.filter(isLink), ({ pass, at, name }) => pass ?? `${at} ${name}`)
  return [...links.values()].flatMap(entries => given(entries, document, keys, now)).reverse()
}

/** @returns ids of the keys whose links edges take: operators' and teams' */
export async function linkKeys(
  { settings, now }: Pick<Workspace, 'settings' | 'now'>,
  document: ReleaseDocument,
): Promise<Set<string>> {
  const trust = await trustOf(settings)
  const teams = [...teamKeysIn(document.teams, trust).values()].filter(({ until }) => until > now().getTime())
  return new Set([...trust.keys.keys(), ...teams.map(({ id }) => id)])
}

function given(
  entries: readonly Link[],
  document: ReleaseDocument,
  keys: ReadonlySet<string>,
  now: Date,
): Given[] {
  const [first] = entries
  if (!first) return []
  const { pass: id = null, for: person = 'unknown', team = null, browsers = 1 } = first
  const { verb, serial, until, who, at, why } = first
  const releases = entries.flatMap(({ name, release }) => (name && release ? [{ name, release }] : []))
  const replayOf = verb === 'why' ? serial : null
  const held = stateOf({ id, team, until, releases }, document, now)
  const keyGone = first.key !== undefined && !keys.has(first.key)
  const state = held === 'holds' && keyGone ? 'key gone' : held
  return [{ id, for: person, team, browsers, releases, replayOf, until, who, at, why, state }]
}

function stateOf(
  { id, team, until, releases }: Pick<Given, 'id' | 'team' | 'until' | 'releases'>,
  document: ReleaseDocument,
  now: Date,
): Given['state'] {
  if (id !== null && isRevoked(document, id, team)) return 'revoked'
  if (Date.parse(until) <= now.getTime()) return 'over'
  const isThere = ({ name, release }: Given['releases'][number]) => {
    const channel = findChannel(document, name)
    return findRelease(channel, release) !== null && !channel?.blocked.includes(release)
  }
  return releases.every(isThere) ? 'holds' : 'gone'
}

/** What it shows, in words. */
export function shownBy({ releases, replayOf }: Given): string {
  if (replayOf !== null) return `a page of serial ${replayOf}`
  return releases.map(({ name, release }) => `${name} ${release}`).join(', ') || 'what pages are made of'
}
