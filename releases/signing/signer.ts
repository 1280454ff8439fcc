import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { Workspace } from '../document/read.ts'
import { ReleaseError } from '../refusal.ts'
import { teamKeysIn } from '../teams/team-keys.ts'
import { type SigningKey, signingKey, teamKeyOf, trustedKeys, trustOf } from './keys.ts'

/** Who signs a document: an operator, or the team of one remote. */
export interface Signer extends SigningKey {
  /** The team's remote; null for an operator. */
  team: string | null
  /** Ids of the keys that this team has. */
  keysOfTeam: string[]
}

/**
 * @param before the document that is to be changed: it says which teams' keys hold
 * @param newKey whether an operator's key is made where there is none, although there is a document
 * @throws ReleaseError when edges would not trust the key
 */
export async function signerFor(
  { settings, now }: Pick<Workspace, 'settings' | 'now'>,
  before: ReleaseDocument,
  newKey = false,
): Promise<Signer> {
  if (settings.teamKey === null) {
    const key = await signingKey(settings, before.serial === 0 || newKey)
    if ((await trustedKeys(settings)).has(key.id)) return { ...key, team: null, keysOfTeam: [] }
    throw new ReleaseError('untrusted', `the signing key ${key.id} is not among the trusted keys`)
  }
  const key = teamKeyOf(settings.teamKey)
  const known = teamKeysIn(before.teams, await trustOf(settings))
  const own = known.get(key.id)
  if (!own)
    throw new ReleaseError('untrusted', `${key.id} is no team's key in this store`, [
      'an operator gives it one remote: `team add <remote> <public key> --until <date>`',
    ])
  if (own.until <= now().getTime())
    throw new ReleaseError(
      'untrusted',
      `the key ${key.id} of ${own.name} held until ${new Date(own.until).toISOString()}`,
      ['an operator prolongs it: `team add` with the same public key and a later date'],
    )
  const keysOfTeam = [...known.values()].filter(({ name }) => name === own.name).map(({ id }) => id)
  return { ...key, team: own.name, keysOfTeam }
}
