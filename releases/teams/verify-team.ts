import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { readUnverified } from '../document/unverified.ts'
import type { Trust } from '../signing/keys.ts'
import {
  DocumentRefused,
  type Expectations,
  readSigned,
  verifyDocument,
  verifyWith,
} from '../signing/verify.ts'
import { overstepped } from './overstepped.ts'
import { type KnownTeamKey, teamKeysIn } from './team-keys.ts'

interface TeamExpectations extends Omit<Expectations, 'keys'> {
  trust: Trust
  /** Of a document that others have followed: its key held when it was written, as it says. */
  past?: boolean
}

/**
 * A document that a team's key signed: it holds beside the one before it, of which it may have changed that team's remote alone (REL-13).
 * @param base the newest document that holds and is older
 * @returns the document, and until when the key holds, ms since 1970
 * @throws DocumentRefused
 */
export function verifyTeamDocument(
  text: string,
  base: ReleaseDocument,
  expected: TeamExpectations,
): { document: ReleaseDocument; until: number } {
  const signed = readSigned(text)
  const keys = teamKeysIn(base.teams, expected.trust)
  const known = keys.get(signed.keyId)
  if (!known || known.name !== signed.team)
    throw new DocumentRefused(
      'not allowed',
      `signed by ${signed.keyId.slice(0, 40)}, which is no key of ${signed.team?.slice(0, 40)}`,
    )
  const document = verifyWith(known.key, signed, expected)
  const at = expected.past ? new Date(document.issued) : expected.now
  if (known.until <= at.getTime())
    throw new DocumentRefused('not allowed', `the key of ${known.name} held until ${iso(known.until)}`)
  const keysOfTeam = new Set(sameTeam(keys, known.name))
  const own = { name: known.name, key: known.id, keysOfTeam, now: expected.now }
  const [problem, ...more] = overstepped(base, document, own)
  if (problem)
    throw new DocumentRefused(
      'not allowed',
      `the key of ${known.name} may not do this: ${[problem, ...more].slice(0, 3).join('; ')}`,
    )
  return { document, until: known.until }
}

export const sameTeam = (keys: ReadonlyMap<string, KnownTeamKey>, name: string): string[] =>
  [...keys.values()].filter(key => key.name === name).map(({ id }) => id)

const iso = (ms: number) => new Date(ms).toISOString()

/**
 * A document that this reader accepted before and kept itself. Of a team's it looks only at the signature: that the team changed its own
 * remote alone was seen then, beside documents that may be gone.
 * @throws DocumentRefused
 */
export function verifyAccepted(text: string, serial: number, trust: Trust): ReleaseDocument {
  const signed = readSigned(text)
  const expected = { now: new Date(), serial, seen: 0, allowExpired: true }
  if (signed.team === undefined) return verifyDocument(text, { keys: trust.keys, ...expected })
  const said = readUnverified(text)
  const known = teamKeysIn(said?.teams, trust).get(signed.keyId)
  if (known?.name !== signed.team)
    throw new DocumentRefused('not allowed', `signed by ${signed.keyId}, which is no key of ${signed.team}`)
  return verifyWith(known.key, signed, expected)
}
