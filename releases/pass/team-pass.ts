import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { findChannel, findRelease } from '../document/lookup.ts'
import type { Trust } from '../signing/keys.ts'
import { takenFromOthers } from '../teams/taken-from-others.ts'
import { teamKeysIn } from '../teams/team-keys.ts'
import { sameTeam } from '../teams/verify-team.ts'
import { type Pass, type PassRefusal, PassRefused, readPass, signerOf } from './pass.ts'

export interface SignedPass {
  pass: Pass
  /** Remote whose team signed it; null where an operator did. */
  team: string | null
}

/**
 * Reads a pass as an operator's, or as that of a team whose key holds now (REL-13).
 * @param document the live one: it says which teams' keys hold, and what is theirs
 * @throws PassRefused unless it is whole, in time, and shows no more than its signer may
 */
export function readSignedPass(
  token: string,
  document: ReleaseDocument,
  trust: Trust,
  now: Date,
): SignedPass {
  const id = signerOf(token)
  const keys = teamKeysIn(document.teams, trust)
  const known = trust.keys.has(id) ? undefined : keys.get(id)
  if (!known) return { pass: readPass(token, trust.keys, now), team: null }
  const pass = readPass(token, new Map([[id, known.key]]), now)
  if (known.until <= now.getTime()) throw new PassRefused('expired', `the key of ${known.name} has run out`)
  const problem = beyondTeam(document, pass, { name: known.name, keysOfTeam: sameTeam(keys, known.name) })
  if (problem) throw new PassRefused(...problem)
  return { pass, team: known.name }
}

interface Own {
  /** The team's remote. */
  name: string
  /** Ids of the keys that this team has. */
  keysOfTeam: readonly string[]
}

/**
 * What speaks against a link of a team: the same that keeps it from putting the release live. Edges refuse such a link, and the command
 * makes none.
 * @returns how it is refused, and why in words; null when nothing does
 */
export function beyondTeam(
  document: ReleaseDocument,
  { releases, session }: Pick<Pass, 'releases' | 'session'>,
  { name, keysOfTeam }: Own,
): [PassRefusal, string] | null {
  if (session || Object.keys(releases).some(other => other !== name))
    return ['not allowed', `the key of ${name} makes links to releases of ${name} alone`]
  const channel = findChannel(document, name)
  if (document.frozen || channel?.frozen)
    return ['frozen', `${document.frozen ? 'everything' : name} is frozen`]
  for (const id of Object.values(releases)) {
    const release = findRelease(channel, id)
    if (!release) continue
    if (release.by !== undefined && !keysOfTeam.includes(release.by))
      return ['not allowed', `${id} was published by ${release.by}, which is no key of ${name} any more`]
    const [taken] = takenFromOthers(document, release)
    if (taken) return ['not allowed', taken]
  }
  return null
}
