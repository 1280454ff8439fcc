import { type KeyObject, sign, verify } from 'node:crypto'
import { SignedTeamKeys, TeamKeys } from 'shared-contracts/release/teams.ts'
import * as v from 'valibot'
import { publicKeyOf, type SigningKey, type Trust } from '../signing/keys.ts'

/** What was signed for this is never taken for a document, and the other way round. */
const signedText = (payload: string) => Buffer.from(`teams' keys\n${payload}`)

/** One team's key, ready to verify with. */
export interface KnownTeamKey {
  id: string
  name: string
  key: KeyObject
  /** ms since 1970 */
  until: number
}

/** @returns the same keys with one more signature, `key`'s */
export function signTeamKeys({ payload, signatures }: SignedTeamKeys, key: SigningKey): SignedTeamKeys {
  const signature = sign(null, signedText(payload), key.privateKey).toString('base64')
  return {
    payload,
    signatures: [...signatures.filter(({ keyId }) => keyId !== key.id), { keyId: key.id, signature }],
  }
}

/** @returns ids of the trusted keys that signed them, each once */
export function signersOf({ payload, signatures }: SignedTeamKeys, { keys }: Pick<Trust, 'keys'>): string[] {
  const valid = signatures.filter(({ keyId, signature }) => {
    const key = keys.get(keyId)
    return key && verify(null, signedText(payload), key, Buffer.from(signature, 'base64'))
  })
  return [...new Set(valid.map(({ keyId }) => keyId))]
}

/** @returns what they say, whoever signed; null when they say nothing readable */
export function saidOfTeams(signed: SignedTeamKeys | undefined): TeamKeys | null {
  try {
    return v.parse(TeamKeys, JSON.parse(v.parse(SignedTeamKeys, signed).payload))
  } catch {
    return null
  }
}

/** @returns teams' keys by id; none where too few operators signed them */
export function teamKeysIn(
  signed: SignedTeamKeys | undefined,
  trust: Trust,
): ReadonlyMap<string, KnownTeamKey> {
  const said = saidOfTeams(signed)
  if (!said || !signed || signersOf(signed, trust).length < trust.threshold) return new Map()
  return new Map(
    Object.entries(said.keys).map(([id, { name, key, until }]) => [
      id,
      { id, name, key: publicKeyOf(key), until: Date.parse(until) },
    ]),
  )
}
