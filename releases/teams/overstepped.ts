import { isDeepStrictEqual } from 'node:util'
import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { createChannel } from '../channels/channel.ts'
import { findChannel } from '../document/lookup.ts'
import { manifestProblems } from '../files/read-manifest.ts'
import { takenFromOthers } from './taken-from-others.ts'

/** A document's serial may leave out so many, which others spoilt; further ahead the next write would have nowhere to go. */
const MAX_SKIPPED = 1_000
/** What clocks of two machines may differ by. */
const CLOCK_TOLERANCE_MS = 300_000

interface Own {
  /** The team's remote. */
  name: string
  /** Id of its key. */
  key: string
  /** Ids of keys whose releases it may put live: its own, and those of the same team. */
  keysOfTeam: ReadonlySet<string>
  now: Date
}

/**
 * What a team's key changed and may not: all but its own remote's channel, and there what operators decide (REL-13).
 * @returns each in words; empty when all of it is its own
 */
export function overstepped(before: ReleaseDocument, after: ReleaseDocument, own: Own): string[] {
  return [...aroundIt(before, after, own), ...withinIt(before, after, own)]
}

function aroundIt(before: ReleaseDocument, after: ReleaseDocument, { name, now }: Own): string[] {
  const problems: string[] = []
  const { remotes: _before, serial, issued, ...head } = before
  const { remotes: _after, serial: _serial, issued: _issued, ...newHead } = after
  for (const field of new Set([...Object.keys(head), ...Object.keys(newHead)])) {
    if (!isDeepStrictEqual(head[field as keyof typeof head], newHead[field as keyof typeof head]))
      problems.push(`it changes \`${field}\` of the document`)
  }
  for (const other of new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)])) {
    if (other !== name && !isDeepStrictEqual(findChannel(before, other), findChannel(after, other)))
      problems.push(`it changes ${other}`)
  }
  if (after.serial <= serial || after.serial > serial + MAX_SKIPPED)
    problems.push(`serial ${after.serial} does not follow ${serial}`)
  if (
    Date.parse(after.issued) < Date.parse(issued) ||
    Date.parse(after.issued) > now.getTime() + CLOCK_TOLERANCE_MS
  )
    problems.push(`it says that it was written at ${after.issued}`)
  if (before.frozen) problems.push('everything is frozen')
  return problems
}

/** Fields of a channel that a team decides on. */
const TEAMS_OWN: ReadonlySet<string> = new Set([
  'active',
  'salt',
  'lastGood',
  'blocked',
  'quarantined',
  'revoked',
  'rollout',
  'releases',
] satisfies (keyof ReleaseChannel)[])

function withinIt(before: ReleaseDocument, after: ReleaseDocument, own: Own): string[] {
  const { name } = own
  const then = findChannel(before, name) ?? createChannel()
  const now = findChannel(after, name)
  if (!now) return findChannel(before, name) ? [`it removes ${name}`] : []
  const problems: string[] = []
  if (then.frozen) problems.push(`${name} is frozen`)
  for (const field of new Set([...Object.keys(then), ...Object.keys(now)])) {
    const [was, is] = [then, now].map(channel => channel[field as keyof ReleaseChannel])
    if (!TEAMS_OWN.has(field) && !isDeepStrictEqual(was, is))
      problems.push(`it changes \`${field}\` of ${name}`)
  }
  for (const id of then.blocked.filter(one => !now.blocked.includes(one)))
    problems.push(`it allows ${id} again, which is blocked`)
  for (const [id, entry] of Object.entries(then.releases)) {
    if (!isDeepStrictEqual(entry, now.releases[id])) problems.push(`it changes or removes the entry of ${id}`)
  }
  for (const [id, entry] of Object.entries(now.releases)) {
    if (Object.hasOwn(then.releases, id)) continue
    if (entry.by !== own.key) problems.push(`it enters ${id} as another's`)
    if (entry.base !== `/r/${name}/${id}/`) problems.push(`${id} has its files at ${entry.base}`)
    problems.push(...manifestProblems(entry).map(problem => `${id}: ${problem}`))
  }
  return [...problems, ...putLive(before, then, now, own)]
}

/** What speaks against the releases that it has put into service, or into the chain of what stands in. */
function putLive(
  before: ReleaseDocument,
  then: ReleaseChannel,
  now: ReleaseChannel,
  { name, keysOfTeam }: Own,
): string[] {
  const known = new Set([...then.active.map(({ release }) => release), ...then.lastGood])
  // A rollout is carried on by an operators' key.
  const later = now.rollout ? [now.rollout.release, now.rollout.from] : []
  const wanted = [...now.active.map(({ release }) => release), ...now.lastGood, ...later]
  return [...new Set(wanted.filter(id => !known.has(id)))].flatMap(id => {
    const entry = now.releases[id]
    if (!entry) return [`${id} is not published`]
    if (entry.by !== undefined && !keysOfTeam.has(entry.by))
      return [`${id} was published by ${entry.by}, which is no key of ${name} any more`]
    return takenFromOthers(before, entry)
  })
}
