import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { type SignedTeamKeys, TeamKeys } from 'shared-contracts/release/teams.ts'
import * as v from 'valibot'
import { changeDocument } from '../../document/change.ts'
import type { Workspace } from '../../document/read.ts'
import { ReleaseError } from '../../refusal.ts'
import { signingKey, trustOf } from '../../signing/keys.ts'
import { saidOfTeams, signersOf, signTeamKeys } from '../../teams/team-keys.ts'

interface Wanted {
  verb: string
  why: string
  name?: string
  /** @returns the keys as they are to be; `'same'` to sign what is there, null when nothing is to do */
  edit(keys: TeamKeys, document: ReleaseDocument): TeamKeys['keys'] | 'same' | null
}

export interface Written {
  document: ReleaseDocument
  changed: boolean
  /** How many operators have signed the newest wish, and how many must. */
  signatures: number
  threshold: number
  /** Whether the operator who asks is one of them. */
  own: boolean
}

const NONE: TeamKeys = { version: 0, keys: {} }

/** @returns the keys that are wished for: what waits for signatures, else what holds */
export const wishedKeys = (document: ReleaseDocument): TeamKeys =>
  saidOfTeams(document.teamsProposed) ?? saidOfTeams(document.teams) ?? NONE

/** Signs teams' keys anew. They hold once as many operators have signed as edges ask for; until then they wait in the document. */
export async function writeKeys(workspace: Workspace, { verb, why, name, edit }: Wanted): Promise<Written> {
  const { settings } = workspace
  if (settings.teamKey !== null)
    throw new ReleaseError('refused', 'teams’ keys are given and taken back by operators alone')
  const trust = await trustOf(settings)
  // Made by the first write of all, which is not this one.
  const own = await signingKey(settings)
  const signed = (before: ReleaseDocument): SignedTeamKeys | null => {
    const said = wishedKeys(before)
    const keys = edit(said, before)
    if (keys === null) return null
    if (keys !== 'same') {
      const payload = JSON.stringify(v.parse(TeamKeys, { version: said.version + 1, keys }))
      return signTeamKeys({ payload, signatures: [] }, own)
    }
    const there = before.teamsProposed ?? before.teams
    if (!there || signersOf(there, trust).includes(own.id)) return null
    // Of keys that are trusted no more nothing stays.
    const valid = new Set(signersOf(there, trust))
    const kept = there.signatures.filter(({ keyId }) => valid.has(keyId))
    return signTeamKeys({ payload: there.payload, signatures: kept }, own)
  }
  let next: SignedTeamKeys | null = null
  const { document, changed } = await changeDocument(workspace, {
    verb,
    why,
    about: () => (name === undefined ? {} : { name }),
    evenFrozen: true,
    edit(before) {
      next = signed(before)
      return next && before.remotes
    },
    also: draft => (next ? withKeys(draft, next, signersOf(next, trust).length >= trust.threshold) : draft),
  })
  const newest = document.teamsProposed ?? document.teams
  const signers = newest ? signersOf(newest, trust) : []
  const { threshold } = trust
  return { document, changed, signatures: signers.length, threshold, own: signers.includes(own.id) }
}

function withKeys(draft: ReleaseDocument, keys: SignedTeamKeys, hold: boolean): ReleaseDocument {
  const { teamsProposed: _waiting, ...rest } = draft
  return hold ? { ...rest, teams: keys } : { ...rest, teamsProposed: keys }
}

/** @returns what is missing until they hold, in words; null when nothing is */
export const missing = ({ signatures, threshold, own }: Written): string | null =>
  signatures >= threshold
    ? null
    : `signed by ${signatures} of ${threshold} operators: it holds once ${own ? 'another' : 'one more, who may be you,'} gives \`team sign\``
